import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import type { ChosenPreset } from "./conversation.ts";

export interface Presets {
  list: Task[] | null;
  /** Whether all are in it. */
  isWhole: boolean;
  failure: string | null;
  retry: () => void;
}

interface PresetSelectProps {
  tasks: Presets;
  chosen: ChosenPreset | null;
  /** Id of the sentence that asks for a choice. */
  warningId: string | undefined;
  onChoose: (preset: ChosenPreset | null) => void;
}

const unlisted = "unlisted";

/** The listed preset a conversation is about: by its id, else by niche and name. */
export const taskOf = (tasks: readonly Task[], chosen: ChosenPreset | null): Task | undefined =>
  chosen
    ? (tasks.find((task) => task.taskId === chosen.taskId) ??
      tasks.find((task) => task.niche === chosen.niche && task.name === chosen.name))
    : undefined;

export function PresetSelect({ tasks, chosen, warningId, onChoose }: PresetSelectProps) {
  const { list, isWhole, failure, retry } = tasks;
  const ready = (list ?? []).filter(({ status }) => status === "success");
  const listed = taskOf(ready, chosen);
  const choose = (value: string): void => {
    if (value !== unlisted) onChoose(ready.find(({ taskId }) => taskId === value) ?? null);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <div className="relative min-w-0 grow sm:max-w-md">
        <select
          aria-label="Preset"
          aria-describedby={warningId}
          aria-invalid={warningId ? true : undefined}
          aria-busy={!isWhole && !failure}
          value={listed?.taskId ?? (chosen ? unlisted : "")}
          onChange={(event) => choose(event.target.value)}
          className={`${inputClass} appearance-none truncate pr-10`}
        >
          <option value="">Select a preset to query</option>
          {chosen && !listed && (
            <option value={unlisted} hidden>
              {chosen.name} · {chosen.niche}
            </option>
          )}
          {ready.map(({ taskId, name, niche }) => (
            <option key={taskId} value={taskId}>
              {name} · {niche}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-4.5 text-soft"
        />
      </div>
      {list && isWhole && ready.length === 0 && <NoneReady tasks={list} />}
      {failure && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-bad text-sm">
          {failure}
          <Button look="secondary" size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

function NoneReady({ tasks }: { tasks: Task[] }) {
  const isRunning = tasks.some(({ status }) => !isFinal(status));
  return (
    <p role="status" className="text-soft text-sm">
      {isRunning ? (
        "Your preset is still being collected."
      ) : (
        <>
          You don't have a preset to ask about yet. A preset is an area and the businesses collected
          in it.{" "}
          <Link
            to={paths.addPreset}
            className="font-medium text-accent underline underline-offset-4"
          >
            Create one
          </Link>
        </>
      )}
    </p>
  );
}
