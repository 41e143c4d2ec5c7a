import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Task } from "#domain/contract.ts";
import { renameTask } from "../../lib/api.ts";
import { readListsAgain } from "./list-changes.ts";

interface Rename {
  isBusy: boolean;
  failure: Error | null;
  rename: (name: string) => void;
}

export function useRename({ taskId }: Task, onDone: () => void): Rename {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => renameTask(taskId, { name }),
    async onSuccess() {
      await readListsAgain(queries);
      onDone();
    },
    onError: (failure) => console.error("Rename failure", failure),
  });
  return { isBusy: isPending, failure: error, rename: mutate };
}
