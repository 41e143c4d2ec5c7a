import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Task } from "#domain/contract.ts";
import { cancelTask } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";

interface Cancel {
  /** Asked for; the preset ends when its worker reads it. */
  isUnderWay: boolean;
  cancel: () => void;
}

export function useCancel({ taskId }: Task): Cancel {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => cancelTask(taskId),
    // All lists of presets are refetched; this one's new status is in them.
    onSuccess: () => queries.invalidateQueries({ queryKey: ["tasks"] }),
    onError(error) {
      console.error("Cancel failure", error);
      showToast({ tone: "bad", text: sentenceOf(error, "The preset could not be canceled.") });
    },
  });
  return { isUnderWay: isPending || isSuccess, cancel: () => mutate() };
}
