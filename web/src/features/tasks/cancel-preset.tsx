import { LoaderCircle } from "lucide-react";
import { Suspense, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/button.tsx";
import { cancelLine } from "./money.ts";
import { useCancel } from "./use-cancel.ts";

const Dialog = lazyPart(() => import("../../ui/dialog.tsx"), "Dialog");

/** Stops a running preset, once the person has read what becomes of the money. */
export function CancelPreset({ task }: { task: Task }) {
  const [isAsking, setAsking] = useState(false);
  const { isUnderWay, cancel } = useCancel(task);
  const word = isUnderWay ? "Canceling" : "Cancel";
  const confirm = (): void => {
    setAsking(false);
    cancel();
  };
  return (
    <>
      {/* Stays enabled, so that the focus has a place after the dialog. */}
      <Button
        look="secondary"
        size="small"
        aria-label={`${word} ${task.name}`}
        aria-busy={isUnderWay || undefined}
        onClick={() => setAsking(!isUnderWay)}
      >
        {isUnderWay && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {word}
      </Button>
      {isAsking && (
        <Suspense>
          <Dialog
            isOpen
            onClose={() => setAsking(false)}
            title={`Cancel “${task.name}”?`}
            description={cancelLine(task)}
          >
            <Button look="secondary" onClick={() => setAsking(false)}>
              Keep collecting
            </Button>
            <Button look="danger" onClick={confirm}>
              Cancel preset
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
