import { LoaderCircle } from "lucide-react";
import type { Quote } from "#domain/contract.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { businesses, offer, tagsInWords } from "./quote-words.ts";
import type { QuoteState } from "./use-quote.ts";

/** What the map holds, before anything is paid. A start never waits for it. */
export function QuotePanel({ quote: state }: { quote: QuoteState }) {
  return (
    <section aria-labelledby="quote-title" aria-busy={state.kind === "counting"}>
      <h2 id="quote-title" className="font-medium text-sm">
        On the map now
      </h2>
      <div className="mt-2" aria-live="polite">
        {state.kind === "counting" && <Counting isSlow={state.isSlow} />}
        {state.kind === "failed" && (
          <Notice tone="info">
            <p>{state.sentence}</p>
            <Button look="secondary" size="small" className="mt-3" onClick={state.retry}>
              Count again
            </Button>
          </Notice>
        )}
        {state.kind === "counted" && <Counts quote={state.quote} />}
      </div>
    </section>
  );
}

function Counting({ isSlow }: { isSlow: boolean }) {
  return (
    <p className="flex items-center gap-2.5 text-soft text-sm">
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {isSlow
        ? "Counting takes longer than usual. You can start without it."
        : "Counting the businesses in this area …"}
    </p>
  );
}

function Counts({ quote }: { quote: Quote }) {
  const types = Object.entries(quote.counts);
  return (
    <div className="flex flex-col gap-3">
      {types.length > 0 && (
        <dl className="divide-y divide-line rounded-xl border border-line">
          {types.map(([type, count]) => (
            <div key={type} className="flex items-baseline justify-between gap-4 px-5 py-3">
              <dt dir="auto" className="min-w-0 break-words">
                {type}
                <span className="block text-soft text-sm">
                  Matched as {tagsInWords(quote.tags[type] ?? [])}
                </span>
              </dt>
              <dd className="whitespace-nowrap tabular-nums">{count.toLocaleString("en-US")}</dd>
            </div>
          ))}
        </dl>
      )}
      <Verdict quote={quote} />
      {quote.unmatched.length > 0 && (
        <Notice tone="warn">
          {quote.unmatched.map((word) => (
            <p key={word}>
              We do not know <bdi>“{word}”</bdi>, so it is left out. {offer(quote.near[word] ?? [])}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

function Verdict({ quote: { total, counts } }: { quote: Quote }) {
  if (total === 0 && Object.keys(counts).length > 0) {
    return (
      <Notice tone="warn">
        The map shows no such business here. You can start all the same: a search that finds nothing
        costs nothing.
      </Notice>
    );
  }
  return total === 0 ? null : (
    <p className="text-soft text-sm">
      {businesses(total)} in all. One that the map shows twice is listed once.
    </p>
  );
}
