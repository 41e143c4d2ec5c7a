import type { Task } from "#domain/contract.ts";
import { counted } from "../../lib/count-words.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { holdsData } from "./money.ts";
import { useDelete } from "./use-delete.ts";

interface DeleteDialogProps {
  task: Task;
  /** There a deletion leads back to the list. */
  isOwnScreen: boolean;
  onClose: () => void;
}

/** Names exactly the data that is lost, and the rest. */
export function DeleteDialog({ task, isOwnScreen, onClose }: DeleteDialogProps) {
  const { isBusy, failure, remove } = useDelete(task, { isOwnScreen, onDone: onClose });
  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => {} : onClose}
      title={`Delete “${task.name}”?`}
      description="This can't be undone."
      body={
        <div className="mt-3 flex flex-col gap-3 text-[0.9375rem] leading-relaxed">
          <div>
            <h3 className="font-medium">You will lose</h3>
            <ul className="mt-1 list-disc pl-5 text-soft marker:text-line-strong">
              <li>the preset with its area and business types</li>
              {holdsData(task) && (
                <li>
                  {task.found > 0
                    ? `${counted(task.found, "business", "businesses")} collected for it`
                    : "all data collected for it"}
                  , and the files made of them
                </li>
              )}
            </ul>
          </div>
          <p className="text-soft">
            Its entries in your credit history stay. Nothing is refunded, and other runs of it are
            kept.
          </p>
          <FailureNotice
            sentence={
              failure
                ? sentenceOf(failure, "The preset could not be deleted. Please try again.")
                : null
            }
          />
        </div>
      }
    >
      <Button look="secondary" disabled={isBusy} onClick={onClose}>
        Keep preset
      </Button>
      <Button look="danger" isBusy={isBusy} onClick={remove}>
        Delete preset
      </Button>
    </Dialog>
  );
}
