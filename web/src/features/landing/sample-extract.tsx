import { sampleAnswer, sampleFacts } from "virtual:sample-answer";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SampleRows } from "./sample-rows.tsx";

const rowsShown = 5;

/** Rows of the finished sample, and the way to all of it. */
export function SampleExtract() {
  return (
    <section className="border-line border-t py-20 sm:py-28">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 sm:px-6 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <h2 className="font-semibold text-3xl tracking-[-0.02em] sm:text-4xl">
            See a finished preset first
          </h2>
          <p className="mt-3 text-lg text-soft">
            These are the rows behind that answer. The sample has all {sampleFacts.found} businesses
            and the source of every value. No account needed.
          </p>
          <Link to={paths.sample} className={`${buttonClass("secondary", "large")} mt-8`}>
            Open the sample
          </Link>
          <p className="mt-4 text-soft text-sm">
            {sampleFacts.place} is a fictional town, and so are its businesses.
          </p>
        </div>
        <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          <SampleRows rowsMax={rowsShown} />
          <p className="border-line border-t px-4 py-2.5 text-soft text-sm tabular-nums">
            {rowsShown} of {sampleAnswer.value} shown
          </p>
        </div>
      </div>
    </section>
  );
}
