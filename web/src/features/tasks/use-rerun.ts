import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Task } from "#domain/contract.ts";
import { rerunTask } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";

interface Rerun {
  isStarting: boolean;
  /** At most at this price. */
  start: (price: number) => void;
}

/** Starts the preset's collection once more, as a preset of its own. */
export function useRerun({ taskId, name }: Task): Rerun {
  const queries = useQueryClient();
  // Kept until an answer comes: a second try after none is the first one again.
  const key = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (price: number) => {
      key.current ??= crypto.randomUUID();
      return rerunTask(taskId, price, key.current);
    },
    onSuccess() {
      key.current = null;
      showToast({ tone: "good", text: `“${name}” is being collected again.` });
      // The list has one more, and the balance its price less.
      return queries.invalidateQueries();
    },
    onError(error) {
      console.error("Re-run failure", error);
      showToast({ tone: "bad", text: sentenceOf(error, "The collection could not be started.") });
    },
  });
  return { isStarting: isPending, start: mutate };
}
