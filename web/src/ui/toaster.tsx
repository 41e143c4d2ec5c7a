import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { takeToasts, watchToasts } from "./toast.ts";

/** A press anywhere on a toast closes it: on a phone it covers the links at the bottom. */
function endPressed({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  const isSelecting = getSelection()?.isCollapsed === false;
  const toast = isSelecting ? null : target.closest("[data-sonner-toast]");
  toast?.querySelector<HTMLElement>("[data-close-button]")?.click();
}

export function Toaster() {
  useEffect(() => {
    watchToasts(() => {
      for (const { tone, text } of takeToasts()) {
        if (tone === "good") toast.success(text, { duration: 6_000 });
        else toast.error(text, { duration: 10_000 });
      }
    });
    addEventListener("click", endPressed);
    return () => removeEventListener("click", endPressed);
  }, []);
  return (
    <Sonner
      // The colours below follow the page; sonner's dark theme would paint the close button black.
      theme="light"
      position="bottom-right"
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "relative flex w-full font-sans items-center gap-3 rounded-xl border border-line bg-card p-4 pr-10 text-ink text-[0.9375rem] leading-6 shadow-float",
          success: "[&_[data-icon]]:text-good",
          error: "[&_[data-icon]]:text-bad",
          closeButton:
            "absolute top-1/2 right-2 -translate-y-1/2 inline-flex size-8 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink",
        },
      }}
    />
  );
}
