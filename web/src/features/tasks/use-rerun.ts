import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { rerunTask } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";

export interface Rerun {
  isStarting: boolean;
  start: () => Promise<void>;
}

/** Starts the preset's collection once more, as a preset of its own. */
export function useRerun(task: Task): Rerun {
  const queries = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  /** Kept when no answer came: then the second try is the first one again. */
  const key = useRef<string | null>(null);
  const start = async (): Promise<void> => {
    if (isStarting) return;
    key.current ??= crypto.randomUUID();
    setStarting(true);
    try {
      await rerunTask(task.taskId, key.current);
      key.current = null;
      showToast({ tone: "good", text: `“${task.name}” is being collected again.` });
      await queries.invalidateQueries();
    } catch (error) {
      console.error("Re-run failure", error);
      showToast({ tone: "bad", text: sentenceOf(error, "The collection could not be started.") });
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, start };
}
