import { Map as MapIcon, MessageSquareText } from "lucide-react";
import { Link } from "react-router";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { chatWith, presetPath } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { CancelPreset } from "./cancel-preset.tsx";
import { holdsData } from "./money.ts";
import { RerunPreset } from "./rerun-preset.tsx";
import { TaskMenu } from "./task-menu.tsx";

interface TaskActionsProps {
  task: Task;
  isOwnScreen: boolean;
}

export function TaskActions({ task, isOwnScreen }: TaskActionsProps) {
  if (!isFinal(task.status)) {
    return (
      <div className="flex flex-wrap gap-2">
        {!isOwnScreen && (
          <Link
            to={presetPath(task.taskId)}
            aria-label={`Watch ${task.name}`}
            className={buttonClass("secondary", "small")}
          >
            <MapIcon aria-hidden className="size-4" />
            Watch
          </Link>
        )}
        <CancelPreset task={task} />
        <TaskMenu task={task} isOwnScreen={isOwnScreen} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isOwnScreen && <RerunPreset task={task} />}
      {holdsData(task) && (
        <Link
          to={presetPath(task.taskId)}
          aria-label={`View ${task.name}`}
          className={buttonClass("secondary", "small")}
        >
          <MapIcon aria-hidden className="size-4" />
          View
        </Link>
      )}
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
      <TaskMenu task={task} isOwnScreen={isOwnScreen} hasRerun={isOwnScreen} />
    </div>
  );
}
