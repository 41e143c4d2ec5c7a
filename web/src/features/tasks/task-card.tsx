import { MessageSquareText } from "lucide-react";
import { Link } from "react-router";
import type { Changes } from "#domain/changes.ts";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task.ts";
import { chatWith, presetAnchor } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { CancelPreset } from "./cancel-preset.tsx";
import { costLine, holdsData, returnLine } from "./money.ts";
import { RerunPreset } from "./rerun-preset.tsx";
import { StatusBadge } from "./task-status.tsx";

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const count = (number: number, [one, many]: [string, string]): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

export function TaskCard({ task }: { task: Task }) {
  const returned = returnLine(task);
  return (
    <article
      aria-labelledby={presetAnchor(task.taskId)}
      className={`${cardClass} p-5 sm:p-6 has-[h3:focus]:border-accent has-[h3:focus]:ring-1 has-[h3:focus]:ring-accent`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3
            id={presetAnchor(task.taskId)}
            tabIndex={-1}
            className="break-words font-semibold text-lg tracking-tight focus-visible:outline-none"
          >
            {task.name}
          </h3>
          <p className="mt-0.5 text-soft text-sm">
            <time dateTime={task.$createdAt}>{dateAndTime.format(new Date(task.$createdAt))}</time>
            {task.place && <> · {task.place}</>}
          </p>
        </div>
        <StatusBadge status={task.status} />
      </div>
      <p className="mt-3 text-[0.9375rem]">{task.niche}</p>
      <Progress task={task} />
      {task.failure && <p className="mt-3 text-[0.9375rem] text-bad">{task.failure.detail}</p>}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4 border-line border-t pt-4">
        <div className="text-soft text-sm leading-6 tabular-nums">
          <p>
            Tier {task.tier} · {task.areaKm2.toLocaleString("en-US", { maximumFractionDigits: 2 })}{" "}
            km² · {costLine(task)}
          </p>
          {returned && <p className="text-good">{returned}</p>}
        </div>
        {!isFinal(task.status) && <CancelPreset task={task} />}
        {isFinal(task.status) && (
          <div className="flex flex-wrap gap-3">
            <RerunPreset task={task} />
            {holdsData(task) && (
              <Link
                to={chatWith(task)}
                aria-label={`Chat about ${task.name}`}
                className={buttonClass("secondary", "small")}
              >
                <MessageSquareText aria-hidden className="size-4" />
                Chat
              </Link>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

/** Against the run before. */
const changesLine = ({ new: added, gone, changed }: Changes): string =>
  `since the last run ${added.count} new, ${gone.count} gone, ${changed.count} changed`;

/** While it runs a bar; afterwards what was found. */
function Progress({ task }: { task: Task }) {
  const found = `${count(task.found, ["business", "businesses"])} found`;
  if (isFinal(task.status)) {
    return (
      holdsData(task) && (
        <p className="mt-1 text-soft text-sm">
          {found}
          {task.coverage?.changes && ` · ${changesLine(task.coverage.changes)}`}
        </p>
      )
    );
  }
  const share = task.tilesTotal > 0 ? task.tilesDone / task.tilesTotal : 0;
  const words =
    task.tilesTotal > 0
      ? `${task.tilesDone} of ${count(task.tilesTotal, ["map tile", "map tiles"])}`
      : "Starting";
  return (
    <div className="mt-4">
      <div
        role="progressbar"
        aria-label={`Progress of ${task.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-500"
          style={{ width: `${Math.max(share * 100, 3)}%` }}
        />
      </div>
      <p className="mt-2 text-soft text-sm tabular-nums">
        {words} · {found}
      </p>
    </div>
  );
}
