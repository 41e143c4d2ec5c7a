import { LoaderCircle } from "lucide-react";

/**
 * A spinner in the middle of the screen. It shows after a moment to keep short waits from
 * flickering.
 */
export function ScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-[60vh] items-center justify-center">
      <LoaderCircle
        aria-hidden
        className="size-8 animate-[fade_0.2s_0.15s_backwards,spin_1s_linear_infinite] text-accent"
      />
      <span className="sr-only">{label}</span>
    </div>
  );
}
