import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { moneyLimits } from "#domain/limits/money.ts";
import { formatDollars, formatExact } from "#domain/money/pricing.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SampleSketch } from "./sample-sketch.tsx";

const fromPrice = formatExact(moneyLimits.microsPerKm2[1]);
const cityKm2 = 100;
const cityPrice = formatDollars(moneyLimits.microsPerKm2[1] * cityKm2, 2);

export function Hero() {
  return (
    <section className="mx-auto grid max-w-7xl items-start gap-12 px-4 pt-10 pb-20 sm:px-6 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-20 lg:pb-28">
      <div className="lg:pt-16 xl:pt-24">
        {/* In two lines at every width. */}
        <h1 className="font-semibold text-[clamp(1.9rem,10.2vw,2.6rem)] leading-[1.06] tracking-[-0.03em] sm:text-6xl lg:text-[clamp(3.3rem,5.3vw,4.1rem)]">
          Discover business intelligence with AI
        </h1>
        <p className="mt-6 max-w-xl text-lg text-soft leading-relaxed sm:text-xl">
          Draw an area on the map. Areascout collects every business of the types you need and
          answers your questions about them in plain language.
        </p>
        <div className="mt-9 flex gap-3 max-sm:flex-col sm:flex-wrap">
          <Link to={paths.chat} className={buttonClass("primary", "large")}>
            Try Chat Now
            <ArrowRight aria-hidden className="size-5" />
          </Link>
          <Link to={paths.sample} className={buttonClass("secondary", "large")}>
            Open the sample
          </Link>
          <a
            href="#features"
            aria-label="Learn More about what Areascout does"
            className={buttonClass("quiet", "large")}
          >
            Learn More
          </a>
        </div>
        <p className="mt-6 text-soft text-sm">
          From {fromPrice} per km², paid from prepaid credits. No subscription. A city of {cityKm2}{" "}
          km² costs {cityPrice}.
        </p>
      </div>
      <SampleSketch />
    </section>
  );
}
