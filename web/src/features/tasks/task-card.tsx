import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { km2Text, momentText } from "../../lib/formats.ts";
import { presetAnchor } from "../../paths.ts";
import { cardClass } from "../../ui/card.tsx";
import { CancelPreset } from "./cancel-preset.tsx";
import { costFacts, returnLine } from "./money.ts";
import { RerunPreset } from "./rerun-preset.tsx";
import { TaskMenu } from "./task-menu.tsx";
import { TaskProgress } from "./task-progress.tsx";
import { StatusBadge } from "./task-status.tsx";

/** A preset without data on its own screen: it runs, or it has ended without any. */
export function TaskCard({ task }: { task: Task }) {
  const returned = returnLine(task);
  const isRunning = !isFinal(task.status);
  return (
    <article aria-labelledby={presetAnchor(task.taskId)} className={`${cardClass} p-5 sm:p-6`}>
      <TaskHead task={task} />
      <p dir="auto" className="mt-2 text-[0.9375rem]">
        {task.niche}
      </p>
      {isRunning && (
        <div className="mt-4">
          <TaskProgress task={task} />
        </div>
      )}
      {task.failure && <p className="mt-2 text-[0.9375rem] text-bad">{task.failure.detail}</p>}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-line border-t pt-4">
        <div className="min-w-0 text-soft text-sm leading-6 tabular-nums">
          <Facts facts={factsOf(task)} />
          {returned && <p className="text-good">{returned}</p>}
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {isRunning ? <CancelPreset task={task} /> : <RerunPreset task={task} />}
          <TaskMenu task={task} isOwnScreen hasRerun={!isRunning} />
        </div>
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="relative overflow-hidden">
      <span className="-ml-4 flex flex-wrap">
        {facts.map((fact) => (
          // The dot before the first of a line is out of sight.
          <span key={fact} className="pl-4 before:-ml-2.5 before:absolute before:content-['·']">
            {fact}
          </span>
        ))}
      </span>
    </p>
  );
}

function TaskHead({ task }: { task: Task }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1
          id={presetAnchor(task.taskId)}
          tabIndex={-1}
          dir="auto"
          className="break-words font-semibold text-lg tracking-tight focus-visible:outline-none"
        >
          {task.name}
        </h1>
        <p className="mt-0.5 text-soft text-sm">
          <time dateTime={task.$createdAt}>{momentText(task.$createdAt)}</time>
          {task.place && (
            <>
              {" · "}
              <bdi>{task.place}</bdi>
            </>
          )}
        </p>
      </div>
      <StatusBadge status={task.status} />
    </div>
  );
}

/** Its scope and cost. */
const factsOf = (task: Task): string[] => [
  `Tier ${task.tier}`,
  km2Text(task.areaKm2),
  ...costFacts(task),
];
