import { type ComponentType, useEffect, useState } from "react";
import { watchToasts } from "./toast.ts";

/** Where toasts appear: once, in the page's frame. Its code is loaded with the first one. */
export function Toasts({ isDark }: { isDark: boolean }) {
  const [Toaster, setToaster] = useState<ComponentType<{ isDark: boolean }> | null>(null);
  useEffect(() => {
    watchToasts(() => {
      import("./toaster.tsx").then(
        (loaded) => setToaster(() => loaded.Toaster),
        (error: unknown) => console.error("Toasts could not be loaded", error),
      );
    });
  }, []);
  return Toaster && <Toaster isDark={isDark} />;
}
