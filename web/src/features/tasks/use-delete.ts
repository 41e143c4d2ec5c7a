import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Task } from "#domain/contract.ts";
import { deleteTask } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { showToast } from "../../ui/toast.ts";
import { readListsAgain, withoutTask } from "./list-changes.ts";

interface Delete {
  isBusy: boolean;
  failure: Error | null;
  remove: () => void;
}

export function useDelete(
  { taskId, name }: Task,
  { isOwnScreen, onDone }: { isOwnScreen: boolean; onDone: () => void },
): Delete {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteTask(taskId),
    onSuccess() {
      showToast({ tone: "good", text: `“${name}” was deleted.` });
      onDone();
      if (isOwnScreen) void navigate(paths.presets, { replace: true });
      withoutTask(queries, taskId);
      void readListsAgain(queries);
    },
    onError: (failure) => console.error("Preset delete failure", failure),
  });
  return { isBusy: isPending, failure: error, remove: () => mutate() };
}
