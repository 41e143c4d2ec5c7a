import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endSession, listSessions, type SessionInfo } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";

export interface Sessions {
  /** Null until they are known. */
  list: SessionInfo[] | null;
  failure: string | null;
  retry: () => void;
  /** The session that is being ended. */
  ending: string | null;
  end: (session: SessionInfo) => void;
}

/** Where the person is logged in. */
export function useSessions(userId: string): Sessions {
  const queryKey = ["sessions", userId];
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: listSessions });
  const ending = useMutation({
    mutationFn: ({ id }: SessionInfo) => endSession(id),
    onSuccess: (_nothing, { device }) => {
      showToast({ tone: "good", text: `${device} has been logged out.` });
    },
    onError: (failure) => {
      console.error("Session end failure", failure);
      showToast({ tone: "bad", text: sentenceOf(failure, "The device could not be logged out.") });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    list: data ?? null,
    failure: error && !data ? sentenceOf(error, "Your sessions could not be loaded.") : null,
    retry: () => void refetch(),
    ending: ending.isPending ? ending.variables.id : null,
    end: (session) => ending.mutate(session),
  };
}
