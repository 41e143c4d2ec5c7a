import { type ComponentType, useEffect, useState } from "react";
import { watchToasts } from "./toast.ts";

type Toaster = ComponentType;

interface ToastsProps {
  /** `ui/toaster.tsx`, which comes with the first toast. */
  load: () => Promise<{ Toaster: Toaster }>;
}

/** Where toasts appear: once, in the page's frame. */
export function Toasts({ load }: ToastsProps) {
  const [Toaster, setToaster] = useState<Toaster | null>(null);
  useEffect(() => {
    watchToasts(() => {
      load().then(
        ({ Toaster }) => setToaster(() => Toaster),
        (error: unknown) => console.error("Toasts could not be loaded", error),
      );
    });
  }, [load]);
  return Toaster && <Toaster />;
}
