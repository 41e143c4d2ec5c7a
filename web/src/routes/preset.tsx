import { ArrowLeft, MessageSquareText } from "lucide-react";
import { Link, useParams } from "react-router";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { ExportButton } from "../features/results/export-button.tsx";
import { LiveView } from "../features/results/live-view.tsx";
import { presetSource } from "../features/results/read-snapshot.ts";
import { ResultsScreen } from "../features/results/results-screen.tsx";
import { shownScopes } from "../features/results/use-export.ts";
import { holdsData } from "../features/tasks/money.ts";
import { NotifyMe } from "../features/tasks/notify-me.tsx";
import { RerunPreset } from "../features/tasks/rerun-preset.tsx";
import { TaskCard } from "../features/tasks/task-card.tsx";
import { TaskMenu } from "../features/tasks/task-menu.tsx";
import { useTask } from "../features/tasks/use-task.ts";
import { dayText, km2Text } from "../lib/formats.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { chatWith, presetPlace } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { FailureNotice } from "../ui/notice.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { useUser } from "./protected.tsx";

/** One preset: its businesses once they are collected, its progress until then. */
export default function Preset() {
  const { taskId = "" } = useParams();
  const user = useUser();
  const { task, failure, retry } = useTask(user.id, taskId);
  usePageTitle(task?.name ?? "Preset");
  if (!task && !failure) return <ScreenSpinner label="Loading the preset" />;
  return (
    <div
      className={`mx-auto px-4 py-6 sm:px-6 sm:py-8 ${task && hasResults(task) ? "" : "max-w-4xl"}`}
    >
      <Link
        to={presetPlace(taskId)}
        className={`${buttonClass("soft", "small")} -ml-3 mb-2 print:hidden`}
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        My Presets
      </Link>
      {task ? (
        <Shown task={task} />
      ) : (
        <FailureNotice sentence={failure} onRetry={retry} className="max-w-3xl" />
      )}
    </div>
  );
}

const hasResults = (task: Task): boolean => isFinal(task.status) && holdsData(task);

function Shown({ task }: { task: Task }) {
  if (!hasResults(task)) {
    return (
      <>
        <TaskCard task={task} />
        {!isFinal(task.status) && <LiveView task={task} action={<NotifyMe task={task} />} />}
      </>
    );
  }
  const exported = {
    taskId: task.taskId,
    hasOverture: task.coverage?.overture?.state === "read",
  };
  return (
    <>
      <h1 dir="auto" className="break-words font-semibold text-2xl tracking-tight sm:text-3xl">
        {task.name}
      </h1>
      <p className="mt-1 text-soft">
        <bdi>{task.niche}</bdi>
        {task.place && (
          <>
            {" · "}
            <bdi>{task.place}</bdi>
          </>
        )}
        {" · "}
        <span className="whitespace-nowrap">{km2Text(task.areaKm2)}</span>
        {" · "}
        <span className="whitespace-nowrap">Tier {task.tier}</span>
        {" · "}
        <time dateTime={task.$createdAt} className="whitespace-nowrap">
          {dayText(task.$createdAt)}
        </time>
      </p>
      {task.offer && (
        <p className="mt-1 text-soft">
          Marketing fit judged for: <bdi>{task.offer}</bdi>
        </p>
      )}
      <ResultsScreen
        task={task}
        source={presetSource(task.taskId, task.finishedAt ?? "")}
        selected={({ asked, count }, results) => (
          <ExportButton
            {...exported}
            scopes={[{ asked, rows: count, words: "selected" }, ...shownScopes(results)]}
            label="Export selected"
          />
        )}
        actions={(shown) => (
          <>
            <RerunPreset task={task} />
            <TaskMenu task={task} isOwnScreen hasRerun />
            <ExportButton {...exported} scopes={shownScopes(shown)} />
            <Link
              to={chatWith(task)}
              className={`${buttonClass("primary", "small")} max-sm:w-full`}
            >
              <MessageSquareText aria-hidden className="size-4" />
              Ask about this
            </Link>
          </>
        )}
      />
    </>
  );
}
