import { sampleAnswer, sampleFacts } from "virtual:sample-answer";
import { type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { CheckedAnswer } from "../features/landing/checked-answer.tsx";
import { SampleRows } from "../features/landing/sample-rows.tsx";
import { SampleMap } from "../features/landing/sample-sketch.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import { useNearView } from "../lib/near-view.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { cardClass } from "../ui/card.tsx";

const Results = lazyPart(() => import("./sample-results.tsx"), "default");
const SampleAsk = lazyPart(() => import("./sample-ask.tsx"), "default");

/** A finished preset that everybody can look at: one checked answer, then all of its businesses. */
export default function Sample() {
  usePageTitle("Sample: a finished preset");
  const { search } = useLocation();
  const [results, isOpen] = useNearView<HTMLDivElement>(search !== "");
  const { found, place } = sampleFacts;
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="max-w-3xl">
          <h1 className="font-semibold text-3xl tracking-tight sm:text-4xl">A finished preset</h1>
          <p className="mt-3 text-lg text-soft">
            {found} businesses, an answer you can check, and everything to try out. {place} is a
            fictional town: its businesses, numbers and websites are fictional.
          </p>
        </div>
        <CollectOwn />
      </div>
      <section aria-labelledby="answer" className="mt-10">
        <Title id="answer">An answer you can check</Title>
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <CheckedAnswer isOpen />
            <div className={`${cardClass} overflow-hidden`}>
              <SampleMap />
            </div>
          </div>
          <div className={`${cardClass} overflow-hidden`}>
            <p className="px-4 py-2.5 text-sm">
              The {sampleAnswer.value} businesses behind the number
            </p>
            <SampleRows />
          </div>
        </div>
      </section>
      <section aria-labelledby="preset" className="mt-14">
        <Title id="preset">All {found} businesses</Title>
        <div
          ref={results}
          id="sample-results"
          className="min-h-[calc(70dvh+33rem)] sm:min-h-[calc(70dvh+32rem)] lg:min-h-[calc(70dvh+30rem)]"
        >
          {isOpen ? (
            <Suspense fallback={<Waiting />}>
              <Results />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
      </section>
      <AskIt />
      <div className="mt-14 flex flex-col items-start justify-between gap-6 rounded-3xl bg-accent-wash p-8 sm:flex-row sm:items-center sm:p-12">
        <p className="max-w-xl font-semibold text-2xl text-accent-deep tracking-[-0.02em]">
          Now try an area you know.
        </p>
        <CollectOwn />
      </div>
    </div>
  );
}

function AskIt() {
  const [section, isNear] = useNearView<HTMLElement>(false);
  return (
    <section ref={section} aria-labelledby="ask" className="mt-14 noscript:hidden">
      <Title id="ask">Ask it yourself</Title>
      <p className="mt-1 text-soft">
        Your question is read in your browser, by rules. Nothing you type is sent or stored.
      </p>
      <div
        id="sample-ask"
        className={`${cardClass} mt-5 flex h-[34rem] max-h-[85dvh] flex-col overflow-hidden`}
      >
        {isNear && (
          <Suspense>
            <SampleAsk />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const Title = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className="font-semibold text-2xl tracking-tight">
    {children}
  </h2>
);

/** For a visitor by way of an account. */
function CollectOwn() {
  const { session } = useSession();
  return (
    <Link
      to={session.status === "signed-in" ? paths.addPreset : paths.createAccount}
      className={`${buttonClass("primary", "large")} shrink-0`}
    >
      Collect your own area
    </Link>
  );
}

const Waiting = () => (
  <p role="status" className="mt-6 text-soft noscript:hidden">
    Loading the businesses…
  </p>
);
