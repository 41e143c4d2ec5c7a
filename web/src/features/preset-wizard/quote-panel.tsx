import { LoaderCircle, Plus, Replace } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Quote } from "#domain/contract.ts";
import { numberText } from "../../lib/formats.ts";
import { useSecondSource } from "../../lib/second-source.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { businesses, nearOffers, placesInWords, tagsInWords, withInstead } from "./quote-words.ts";
import type { QuoteState } from "./use-quote.ts";
import type { WizardEvent } from "./wizard-state.ts";

interface QuotePanelProps {
  quote: QuoteState;
  /** As the person wrote them. */
  types: readonly string[];
  /** Whether another type can be added. */
  hasRoom: boolean;
  send: (event: WizardEvent) => void;
}

/** The map's counts, before anything is paid. A start never waits for them. */
export function QuotePanel({ quote: state, types, hasRoom, send }: QuotePanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const take = (event: WizardEvent): void => {
    send(event);
    // The button that was pressed goes with its offer.
    title.current?.focus({ preventScroll: true });
  };
  const replace = (text: string, by: string): void =>
    take({ type: "types changed", types: withInstead(types, text, by) });
  const isBusy = state.kind === "counting" || (state.kind === "counted" && state.isStale);
  return (
    <section aria-labelledby="quote-title" aria-busy={isBusy}>
      <h2 id="quote-title" ref={title} tabIndex={-1} className="font-medium text-sm">
        On the map now
      </h2>
      <div className="mt-2" aria-live="polite">
        {state.kind === "counting" && <Counting types={types} isSlow={state.isSlow} />}
        {state.kind === "failed" && (
          <Notice tone="info">
            <p>{state.sentence}</p>
            <Button look="secondary" size="small" className="mt-3" onClick={state.retry}>
              Count again
            </Button>
          </Notice>
        )}
        {state.kind === "counted" && (
          <div className={state.isStale ? "opacity-60" : ""}>
            <Counts
              quote={state.quote}
              hasRoom={hasRoom && !state.isStale}
              take={take}
              replace={replace}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** As high as the counts that will be there: a button below must not move when it is pressed. */
function Counting({ types, isSlow }: { types: readonly string[]; isSlow: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <ul aria-hidden className={listClass}>
        {types.map((type) => (
          <li key={type} className={rowClass}>
            <div className="flex items-baseline justify-between gap-4">
              <bdi className="min-w-0 break-words">{type}</bdi>
              <span className="text-soft">…</span>
            </div>
            <p className="text-sm">&nbsp;</p>
            <InOverture count="…" />
          </li>
        ))}
      </ul>
      <p className={`flex items-start gap-2.5 ${verdictClass}`}>
        <LoaderCircle aria-hidden className="mt-0.5 size-4 animate-spin" />
        {isSlow
          ? "Counting is taking longer than usual. You can start without it."
          : "Counting the businesses in this area…"}
      </p>
    </div>
  );
}

const listClass = "divide-y divide-line rounded-xl border border-line";
/** Two lines on a phone. */
const verdictClass = "min-h-10 text-soft text-sm sm:min-h-5";
const rowClass = "px-4 py-3 sm:px-5";

interface CountsProps {
  quote: Quote;
  hasRoom: boolean;
  take: (event: WizardEvent) => void;
  /** With another word for the same wish. */
  replace: (text: string, by: string) => void;
}

function Counts({ quote, hasRoom, take, replace }: CountsProps) {
  const types = Object.entries(quote.counts);
  // Older servers have no wider types.
  const broader: Partial<Quote["broader"]> = quote.broader ?? {};
  return (
    <div className="flex flex-col gap-3">
      {types.length > 0 && (
        <ul aria-label="Counts" className={listClass}>
          {types.map(([type, count]) => (
            <li key={type} className={rowClass}>
              <div className="flex items-baseline justify-between gap-4">
                <bdi className="min-w-0 break-words">{type}</bdi>
                <span className="whitespace-nowrap tabular-nums">{numberText(count)}</span>
              </div>
              <p className="text-soft text-sm">Matched as {tagsInWords(quote.tags[type] ?? [])}</p>
              <InOverture count={placesInWords(quote.overtureByType?.[type])} />
              <Offers>
                {broader[type]?.map((wider) => (
                  <Button
                    key={wider}
                    look="secondary"
                    size="small"
                    disabled={!hasRoom}
                    onClick={() => take({ type: "type added", text: wider })}
                  >
                    <Plus aria-hidden className="size-4" />
                    Also collect {wider}
                  </Button>
                ))}
              </Offers>
            </li>
          ))}
        </ul>
      )}
      <Verdict quote={quote} />
      {quote.unmatched.map((word) => (
        <Unmatched key={word} word={word} near={nearOffers(quote.near[word])} replace={replace} />
      ))}
    </div>
  );
}

/** The same type in the second source; nothing where that isn't read. */
function InOverture({ count }: { count: string }) {
  if (!useSecondSource()) return null;
  return <p className="text-soft text-sm tabular-nums">In Overture Maps: {count}</p>;
}

function Offers({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{children}</div>;
}

interface UnmatchedProps {
  word: string;
  near: readonly string[];
  replace: CountsProps["replace"];
}

function Unmatched({ word, near, replace }: UnmatchedProps) {
  return (
    <Notice tone="warn">
      <p>
        We don't recognize <bdi>“{word}”</bdi>, so it will be skipped.{" "}
        {near.length > 0 ? "Did you mean one of these?" : "Please try a different term."}
      </p>
      <Offers>
        {near.map((label) => (
          <Button
            key={label}
            look="secondary"
            size="small"
            aria-label={`Use ${label} instead of ${word}`}
            onClick={() => replace(word, label)}
          >
            <Replace aria-hidden className="size-4" />
            {label}
          </Button>
        ))}
      </Offers>
    </Notice>
  );
}

function Verdict({ quote }: { quote: Quote }) {
  const { total, counts, overture } = quote;
  if (total === 0 && Object.keys(counts).length > 0) {
    return overture?.more ? (
      <p className={verdictClass}>There are no such businesses on the map here.</p>
    ) : (
      <Notice tone="warn">
        There are no such businesses on the map here. You can still start: a search that finds
        nothing costs nothing.
      </Notice>
    );
  }
  return total === 0 ? null : (
    <p className={verdictClass}>
      {businesses(total)} in total. Duplicates on the map are listed once.
    </p>
  );
}
