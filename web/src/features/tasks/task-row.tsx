import { MessageSquareText } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { counted } from "../../lib/count-words.ts";
import { km2Text, momentText } from "../../lib/formats.ts";
import { chatWith, presetAnchor, presetPath } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { CancelPreset } from "./cancel-preset.tsx";
import { holdsData, returnLine, shortCost } from "./money.ts";
import { changesLine, sitesLine } from "./row-words.ts";
import { TaskMenu } from "./task-menu.tsx";
import { TaskProgress } from "./task-progress.tsx";
import { StatusWord } from "./task-status.tsx";

/** Every row has the same columns; in two lines if there is room. */
const gridClass =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:gap-y-0.5 md:grid-cols-[minmax(0,1fr)_8rem_8.5rem_8.25rem]";

/**
 * A preset in the list; a press anywhere on it opens it. One that has not changed is not made again
 * when the list is read.
 */
export const TaskRow = memo(function TaskRow({ task }: { task: Task }) {
  const isRunning = !isFinal(task.status);
  const hasData = holdsData(task);
  return (
    <article
      aria-labelledby={presetAnchor(task.taskId)}
      className="relative rounded-[inherit] px-4 py-3 text-sm leading-5 has-[h3:focus]:ring-2 has-[h3:focus]:ring-accent has-[h3:focus]:ring-inset has-[>a:hover]:bg-sunken/60 sm:px-5"
    >
      {(isRunning || hasData) && (
        <Link
          to={presetPath(task.taskId)}
          aria-label={`${isRunning ? "Watch" : "View"} ${task.name}`}
          className="absolute inset-0 rounded-[inherit] focus-visible:-outline-offset-2"
        />
      )}
      <div className={gridClass}>
        <h3
          id={presetAnchor(task.taskId)}
          tabIndex={-1}
          dir="auto"
          className="line-clamp-2 break-words font-semibold text-[0.9375rem] focus-visible:outline-none md:line-clamp-1"
        >
          {task.name}
        </h3>
        <p
          title={task.niche}
          className="line-clamp-2 text-soft max-md:col-span-2 md:col-start-1 md:row-start-2 md:line-clamp-1"
        >
          <bdi>{task.place ?? km2Text(task.areaKm2)}</bdi>
          {" · "}
          <bdi>{task.niche}</bdi>
        </p>
        <div className="tabular-nums max-md:col-span-2 max-md:flex max-md:gap-x-2 md:contents">
          <p className="empty:hidden md:col-start-2 md:row-start-1 md:text-right">
            {hasData && counted(task.found, "business", "businesses")}
          </p>
          <p className="text-soft md:col-start-2 md:row-start-2 md:text-right">{shortCost(task)}</p>
        </div>
        <StatusWord
          status={task.status}
          className="justify-self-end max-md:col-start-2 max-md:row-start-1 max-md:self-start md:col-start-3 md:row-start-1"
        />
        <time
          dateTime={task.$createdAt}
          className="whitespace-nowrap text-soft tabular-nums md:col-start-3 md:row-start-2 md:justify-self-end"
        >
          {momentText(task.$createdAt)}
        </time>
        <RowActions task={task} />
      </div>
      <More task={task} />
    </article>
  );
});

/** Above the row's own link. */
const RowActions = ({ task }: { task: Task }) => (
  <div className="relative flex justify-end gap-2 [&_[aria-busy]>svg]:hidden md:col-start-4 md:row-span-2 md:row-start-1">
    {!isFinal(task.status) && <CancelPreset task={task} />}
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
    <TaskMenu task={task} />
  </div>
);

/** The lines that only some presets have. */
function More({ task }: { task: Task }) {
  const returned = returnLine(task);
  const lines = [changesLine(task), sitesLine(task)].filter((line) => line !== null);
  return (
    <>
      {!isFinal(task.status) && (
        <div className="mt-2">
          <TaskProgress task={task} />
        </div>
      )}
      {task.failure && <p className="mt-0.5 text-bad">{task.failure.detail}</p>}
      {returned && <p className="mt-0.5 text-soft">{returned}</p>}
      {lines.length > 0 && <p className="mt-0.5 text-soft">{lines.join(" · ")}</p>}
    </>
  );
}
