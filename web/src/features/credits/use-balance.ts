import { useQuery } from "@tanstack/react-query";
import { microsOf } from "#domain/money/pricing.ts";
import type { User } from "../../lib/account.ts";
import { readBalance } from "../../lib/api.ts";
import { isByCutOff } from "../../lib/connection.ts";
import { useLiveQuery } from "../../lib/live-query.ts";
import { balanceKey } from "./query-keys.ts";

/** `micros` is null while unknown; a balance that could not be read counts as 0. */
export interface Balance {
  micros: number | null;
  hasFailed: boolean;
  retry: () => void;
}

export function useBalance({ id, isVerified }: User): Balance {
  useLiveQuery({ tableId: "accounts", rowId: id, userId: id, keyOf: balanceKey });
  const { data, isError, refetch } = useQuery({
    queryKey: balanceKey(id),
    enabled: isVerified,
    queryFn: async () => {
      try {
        return { micros: microsOf(await readBalance(id)), hasFailed: false };
      } catch (error) {
        // Refetched automatically when the connection is back; the previous value stays.
        if (await isByCutOff()) throw error;
        console.error("Balance load failure", error);
        return { micros: 0, hasFailed: true };
      }
    },
  });
  return {
    micros: data?.micros ?? (isError ? 0 : null),
    hasFailed: data?.hasFailed ?? isError,
    retry: () => void refetch(),
  };
}
