import { type ComponentType, useEffect, useState } from "react";
import { watchToasts } from "./toast.ts";

type Toaster = ComponentType<{ isDark: boolean }>;

interface ToastsProps {
  isDark: boolean;
  /** `ui/toaster.tsx`, which comes with the first toast. */
  load: () => Promise<{ Toaster: Toaster }>;
}

/** Where toasts appear: once, in the page's frame. */
export function Toasts({ isDark, load }: ToastsProps) {
  const [Toaster, setToaster] = useState<Toaster | null>(null);
  useEffect(() => {
    watchToasts(() => {
      load().then(
        ({ Toaster }) => setToaster(() => Toaster),
        (error: unknown) => console.error("Toasts could not be loaded", error),
      );
    });
  }, [load]);
  return Toaster && <Toaster isDark={isDark} />;
}
