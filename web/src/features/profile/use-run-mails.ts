import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readsRunMails, switchRunMails } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";

export interface RunMailSetting {
  /** Null until it is known. */
  isOn: boolean | null;
  failure: string | null;
  retry: () => void;
  change: (isOn: boolean) => void;
}

/** Whether the person is written to when a preset has ended: a setting of the account, not of the device. */
export function useRunMails(userId: string): RunMailSetting {
  const queryKey = ["run-mails", userId];
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: readsRunMails });
  // A query tells of its data a moment later: the box would jump back under the person's finger.
  const [chosen, choose] = useState<boolean | null>(null);
  const changing = useMutation({
    // Two quick changes are made in their order.
    scope: { id: queryKey.join(" ") },
    mutationFn: switchRunMails,
    onSuccess: (_nothing, isOn) => queryClient.setQueryData(queryKey, isOn),
    onError: (failure) => {
      console.error("Run mails switch failure", failure);
      choose(null);
      showToast({ tone: "bad", text: sentenceOf(failure, "The setting could not be saved.") });
    },
  });
  return {
    isOn: chosen ?? data ?? null,
    failure:
      error && data === undefined ? sentenceOf(error, "The setting could not be loaded.") : null,
    retry: () => void refetch(),
    change: (isOn) => {
      choose(isOn);
      changing.mutate(isOn);
    },
  };
}
