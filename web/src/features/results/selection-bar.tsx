import { X } from "lucide-react";
import type { ReactNode } from "react";
import { numberText } from "../../lib/formats.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  selection: Selection;
  /** The actions. */
  children: ReactNode;
}

/**
 * Floats above the table while something is picked. It stays in the window while part of the table
 * does; where only the table's top is in the window, the bar is above it.
 */
export const SelectionBar = ({ selection: { count, clear }, children }: SelectionBarProps) => (
  <div className="pointer-events-none absolute inset-0 -top-18 z-20 flex items-end">
    <section
      aria-label="Selection"
      className="pointer-events-auto sticky bottom-4 mx-auto mb-4 flex w-fit max-w-[calc(100%-1rem)] animate-rise items-center gap-2 rounded-xl border border-line bg-raised dark:border-line-strong/50 py-1.5 pr-1.5 pl-4 shadow-float max-sm:pl-3"
    >
      <p aria-live="polite" className="whitespace-nowrap font-medium text-sm tabular-nums">
        {numberText(count)} selected
      </p>
      <span className="ml-1 whitespace-nowrap">{children}</span>
      <IconButton label="Clear the selection" onClick={clear} className="size-9">
        <X aria-hidden className="size-4.5" />
      </IconButton>
    </section>
  </div>
);
