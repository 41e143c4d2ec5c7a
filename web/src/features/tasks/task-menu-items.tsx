import { Copy, Pencil, RotateCw, Trash2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ComponentProps, useRef } from "react";
import { useNavigate } from "react-router";
import type { Task } from "#domain/contract.ts";
import { duplicatePath } from "../../lib/area-address.ts";

const itemClass =
  "flex cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-[0.9375rem] outline-none data-[disabled]:cursor-default data-[highlighted]:bg-sunken data-[disabled]:text-soft";

export type TaskAction = "rerun" | "rename" | "delete";

interface TaskMenuItemsProps {
  task: Task;
  face: ComponentProps<"button">;
  isFinal: boolean;
  hasRerun: boolean;
  onAsk: (action: TaskAction) => void;
}

/** Opens with its first use. */
export function TaskMenuItems({ task, face, isFinal, hasRerun, onAsk }: TaskMenuItemsProps) {
  const navigate = useNavigate();
  const chosen = useRef<TaskAction | null>(null);
  const item = (action: TaskAction) => ({
    className: itemClass,
    onSelect: () => {
      chosen.current = action;
    },
  });
  // The dialog opens once the focus is back on the button, where it returns to afterwards.
  const ask = (): void => {
    if (chosen.current) onAsk(chosen.current);
    chosen.current = null;
  };
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger {...face} />
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        onCloseAutoFocus={() => setTimeout(ask)}
        className="z-30 min-w-52 animate-fade rounded-xl border border-line bg-raised dark:border-line-strong/50 p-1.5 shadow-float"
      >
        {isFinal && !hasRerun && (
          <DropdownMenu.Item {...item("rerun")}>
            <RotateCw aria-hidden className="size-4.5 text-soft" />
            Re-run
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item {...item("rename")}>
          <Pencil aria-hidden className="size-4.5 text-soft" />
          Rename
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={itemClass}
          onSelect={() => void navigate(duplicatePath(task))}
        >
          <Copy aria-hidden className="size-4.5 text-soft" />
          Duplicate
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item
          {...item("delete")}
          disabled={!isFinal}
          className={`${itemClass} ${isFinal ? "text-bad" : ""}`}
        >
          <Trash2 aria-hidden className="size-4.5 shrink-0" />
          <span>
            Delete
            {!isFinal && <span className="block text-sm">Cancel the collection first</span>}
          </span>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
