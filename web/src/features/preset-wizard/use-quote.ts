import { useQuery } from "@tanstack/react-query";
import type { Quote, QuoteRequest } from "#domain/contract.ts";
import { readQuote } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";

export type QuoteState =
  /** `isSlow`: the first answer was that it takes longer; it is asked for again. */
  | { kind: "counting"; isSlow: boolean }
  /** `isStale`: the types have changed since, and are being counted again. */
  | { kind: "counted"; quote: Quote; isStale: boolean }
  | { kind: "failed"; sentence: string; retry: () => void };

const staleAfterMs = 10 * 60_000;

/** While types are added the last count stays on show. */
const isSameArea = (
  last: QuoteRequest | null | undefined,
  { bounds, tier }: Partial<QuoteRequest> = {},
): boolean => !!last && JSON.stringify([last.bounds, last.tier]) === JSON.stringify([bounds, tier]);

/** The map's counts for the wizard's area and types; without them nothing is requested. */
export function useQuote(request: QuoteRequest | null): QuoteState {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["quote", request] as const,
    queryFn: ({ signal }) => (request ? readQuote(request, signal) : null),
    enabled: request !== null,
    staleTime: staleAfterMs,
    retry: false,
    placeholderData: (last, lastQuery) =>
      isSameArea(lastQuery?.queryKey[1], request ?? undefined) ? last : undefined,
    refetchInterval: ({ state: { data: reply } }) =>
      reply && "pending" in reply ? reply.retryAfterS * 1_000 : false,
  });
  if (error) {
    const sentence = sentenceOf(error, "The businesses could not be counted.");
    return { kind: "failed", sentence, retry: () => void refetch() };
  }
  if (!data || request === null) return { kind: "counting", isSlow: false };
  if ("pending" in data) return { kind: "counting", isSlow: !isPlaceholderData };
  return { kind: "counted", quote: data, isStale: isPlaceholderData };
}
