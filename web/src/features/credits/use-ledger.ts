import { useInfiniteQuery } from "@tanstack/react-query";
import type { LedgerLine } from "#domain/contract.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { readLedger } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { ledgerKey } from "./query-keys.ts";

const linesPerPage = 20;

export interface Ledger {
  /** Newest first; null until they are known. */
  lines: LedgerLine[] | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Why they could not be read. */
  failure: string | null;
  /** Why the next page could not be read. */
  moreFailure: string | null;
  retry: () => void;
}

export function useLedger(userId: string): Ledger {
  const query = useInfiniteQuery({
    queryKey: ledgerKey(userId),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => readLogged({ cursor: pageParam, limit: linesPerPage }),
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    lines: data?.pages.flatMap(({ entries }) => entries) ?? null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    failure: error && !data ? sentenceOf(error, "Your credit history could not be loaded.") : null,
    moreFailure: isFetchNextPageError ? sentenceOf(error, "This part could not be loaded.") : null,
    retry: () => void query.refetch(),
  };
}

/** Every entry of the account, newest first. */
export async function readWholeLedger(): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  let cursor: string | null = null;
  do {
    const page = await readLogged({ cursor, limit: moneyLimits.ledgerEntriesPerRead });
    lines.push(...page.entries);
    cursor = page.next;
  } while (cursor !== null);
  return lines;
}

async function readLogged(page: Parameters<typeof readLedger>[0]): ReturnType<typeof readLedger> {
  try {
    return await readLedger(page);
  } catch (error) {
    console.error("Ledger load failure", error);
    throw error;
  }
}
