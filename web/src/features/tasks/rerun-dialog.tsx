import type { Task } from "#domain/contract.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { rerunLine } from "./money.ts";

interface RerunDialogProps {
  task: Task;
  onClose: () => void;
  onRerun: () => void;
}

/** Collecting a preset again, after the person has seen the price. */
export function RerunDialog({ task, onClose, onRerun }: RerunDialogProps) {
  const confirm = (): void => {
    onClose();
    onRerun();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Collect “${task.name}” again?`}
      description={rerunLine(task)}
    >
      <Button look="secondary" onClick={onClose}>
        Not now
      </Button>
      <Button onClick={confirm}>Re-run preset</Button>
    </Dialog>
  );
}
