import { LoaderCircle, RotateCw } from "lucide-react";
import { Suspense, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/button.tsx";
import { rerunLine } from "./money.ts";
import { useRerun } from "./use-rerun.ts";

const Dialog = lazyPart(() => import("../../ui/dialog.tsx"), "Dialog");

/** Collects a finished preset again after the person has seen the price. */
export function RerunPreset({ task }: { task: Task }) {
  const [isAsking, setAsking] = useState(false);
  const { isStarting, start } = useRerun(task);
  const confirm = (): void => {
    setAsking(false);
    start();
  };
  return (
    <>
      <Button
        look="secondary"
        size="small"
        aria-label={`Re-run ${task.name}`}
        aria-busy={isStarting || undefined}
        onClick={() => setAsking(!isStarting)}
      >
        {isStarting ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : (
          <RotateCw aria-hidden className="size-4" />
        )}
        Re-run
      </Button>
      {isAsking && (
        <Suspense>
          <Dialog
            isOpen
            onClose={() => setAsking(false)}
            title={`Collect “${task.name}” again?`}
            description={rerunLine(task)}
          >
            <Button look="secondary" onClick={() => setAsking(false)}>
              Not now
            </Button>
            <Button onClick={confirm}>Re-run preset</Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
