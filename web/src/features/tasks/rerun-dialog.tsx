import { useQuery } from "@tanstack/react-query";
import type { Task } from "#domain/contract.ts";
import { readRerun } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { rerunCost, rerunLine } from "./money.ts";

interface RerunDialogProps {
  task: Task;
  onClose: () => void;
  /** At the price that was shown. */
  onRerun: (price: number) => void;
}

/** Collecting a preset again, after the person has seen the price. */
export function RerunDialog({ task, onClose, onRerun }: RerunDialogProps) {
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    queryKey: ["rerun", task.taskId],
    queryFn: () => readRerun(task.taskId),
    // Another tab may start one meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  const confirm = (): void => {
    if (!quote) return;
    onClose();
    onRerun(quote.price);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Collect “${task.name}” again?`}
      description={rerunLine}
      body={
        <div className="mt-3 min-h-12 leading-relaxed">
          {!error && <p role="status">{quote ? rerunCost(quote) : "Checking the price…"}</p>}
          <FailureNotice
            sentence={error ? sentenceOf(error, "The price could not be checked.") : null}
            onRetry={() => void refetch()}
          />
        </div>
      }
    >
      <Button look="secondary" onClick={onClose}>
        Not now
      </Button>
      <Button disabled={!quote} onClick={confirm}>
        Re-run preset
      </Button>
    </Dialog>
  );
}
