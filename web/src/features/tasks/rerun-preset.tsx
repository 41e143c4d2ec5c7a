import { LoaderCircle, RotateCw } from "lucide-react";
import { Suspense, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/button.tsx";
import { useRerun } from "./use-rerun.ts";

const RerunDialog = lazyPart(() => import("./rerun-dialog.tsx"), "RerunDialog");

/** Collects a finished preset again after the person has seen the price. */
export function RerunPreset({ task }: { task: Task }) {
  const [isAsking, setAsking] = useState(false);
  const { isStarting, start } = useRerun(task);
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
          <RerunDialog task={task} onClose={() => setAsking(false)} onRerun={start} />
        </Suspense>
      )}
    </>
  );
}
