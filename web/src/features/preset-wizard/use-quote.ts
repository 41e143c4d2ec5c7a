import { useQuery } from "@tanstack/react-query";
import type { Quote, QuoteRequest } from "#domain/contract.ts";
import { readQuote } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";

export type QuoteState =
  /** `isSlow`: the first answer was that it takes longer; it is asked for again. */
  | { kind: "counting"; isSlow: boolean }
  | { kind: "counted"; quote: Quote }
  | { kind: "failed"; sentence: string; retry: () => void };

const staleAfterMs = 10 * 60_000;

/** What the map holds for the wizard's area and types; nothing is asked without them. */
export function useQuote(request: QuoteRequest | null): QuoteState {
  const { data, error, refetch } = useQuery({
    queryKey: ["quote", request],
    queryFn: ({ signal }) => (request ? readQuote(request, signal) : null),
    enabled: request !== null,
    staleTime: staleAfterMs,
    retry: false,
    refetchInterval: ({ state: { data: reply } }) =>
      reply && "pending" in reply ? reply.retryAfterS * 1_000 : false,
  });
  if (error) {
    const sentence = sentenceOf(error, "The businesses could not be counted.");
    return { kind: "failed", sentence, retry: () => void refetch() };
  }
  if (!data) return { kind: "counting", isSlow: false };
  return "pending" in data ? { kind: "counting", isSlow: true } : { kind: "counted", quote: data };
}
