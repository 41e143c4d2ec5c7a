import { Check, ChevronDown, Columns3 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { columnsOffered, columnTitle, type KnownCounts } from "#domain/results/table-columns.ts";
import { Button } from "../../ui/button.tsx";
import type { Columns } from "./use-columns.ts";

interface ColumnPickerProps {
  columns: Columns;
  known: KnownCounts;
  rows: number;
}

/** The table's columns to choose from, each with the share of businesses that have a value. */
export function ColumnPicker({ columns, known, rows }: ColumnPickerProps) {
  const { shown, isChosen, choose, reset } = columns;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="secondary" size="small" className="max-md:hidden">
          <Columns3 aria-hidden className="size-4" />
          Columns
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-[min(32rem,var(--radix-dropdown-menu-content-available-height))] w-64 animate-fade overflow-y-auto rounded-xl border border-line bg-raised dark:border-line-strong/50 p-1.5 shadow-float"
      >
        <DropdownMenu.Label className="flex justify-between px-3 pt-1.5 pb-1 text-soft text-xs">
          Columns
          <span>Known for</span>
        </DropdownMenu.Label>
        {columnsOffered(known).map((column) => (
          <DropdownMenu.CheckboxItem
            key={column}
            checked={shown.includes(column)}
            onCheckedChange={(isShown) => choose(column, isShown)}
            // Several are chosen one after the other.
            onSelect={(event) => event.preventDefault()}
            className={itemClass}
          >
            <span className="flex size-4 shrink-0 items-center justify-center text-accent">
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden className="size-4" />
              </DropdownMenu.ItemIndicator>
            </span>
            <span className="min-w-0 flex-1 truncate">{columnTitle(column)}</span>
            <span className="text-soft tabular-nums">{share(known[column] ?? 0, rows)}</span>
          </DropdownMenu.CheckboxItem>
        ))}
        <DropdownMenu.Separator className="mx-1.5 my-1 border-line border-t" />
        <DropdownMenu.Item
          disabled={!isChosen}
          onSelect={reset}
          className={`${itemClass} pl-9.5 data-disabled:text-soft`}
        >
          Back to the usual columns
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const itemClass =
  "flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-3 text-sm outline-none data-highlighted:bg-sunken";

function share(known: number, rows: number): string {
  if (known === 0 || rows === 0) return "0%";
  const percent = (100 * known) / rows;
  return percent < 1 ? "< 1%" : `${Math.round(percent)}%`;
}
