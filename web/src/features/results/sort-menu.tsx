import { ArrowUpDown, Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { Order } from "#domain/results/order.ts";
import { columnTitle, isNumeric, type TableColumn } from "#domain/results/table-columns.ts";
import { Button } from "../../ui/button.tsx";

interface SortMenuProps {
  order: Order | null;
  /** Besides the name. */
  columns: readonly TableColumn[];
  onOrder: (order: Order | null) => void;
}

const complete = "complete";

/** The order of the list where there is no room for headings to press. */
export function SortMenu({ order, columns, onOrder }: SortMenuProps) {
  const choose = (by: string): void => {
    const column = (["name", ...columns] as const).find((one) => one === by);
    onOrder(column ? { by: column, dir: isNumeric(column) ? "desc" : "asc" } : null);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="secondary" size="small" className="md:hidden">
          <ArrowUpDown aria-hidden className="size-4" />
          Sort
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-56 animate-fade overflow-y-auto rounded-xl border border-line bg-raised dark:border-line-strong/50 p-1.5 shadow-float"
      >
        <DropdownMenu.RadioGroup value={order?.by ?? complete} onValueChange={choose}>
          {[complete, "name" as const, ...columns].map((column) => (
            <DropdownMenu.RadioItem
              key={column}
              value={column}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 text-sm outline-none data-highlighted:bg-sunken"
            >
              {column === complete ? "Most complete" : columnTitle(column as TableColumn)}
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden className="size-4 text-accent" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
