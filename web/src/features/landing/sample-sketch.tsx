import { sampleFacts, sampleSketch } from "virtual:sample-answer";
import { microsOf, priceText } from "#domain/money/pricing.ts";
import { CheckedAnswer } from "./checked-answer.tsx";

const { areaKm2, price, found, tier, place } = sampleFacts;

const facts = [
  { name: "Area", value: `${areaKm2.toFixed(2)} km²` },
  { name: `Price, Tier ${tier}`, value: priceText(microsOf(price)) },
  { name: "Found", value: String(found) },
];

/** The sample's area with its businesses and one answer; none of it is typed by hand. */
export function SampleSketch() {
  return (
    <div>
      <div className="overflow-hidden rounded-3xl border border-line bg-card shadow-float">
        <SampleMap />
        <dl className="grid grid-cols-3 divide-x divide-line border-line border-t">
          {facts.map(({ name, value }) => (
            <div key={name} className="px-3 py-3.5 sm:px-5">
              <dt className="text-soft text-xs">{name}</dt>
              <dd className="mt-0.5 font-semibold text-base tabular-nums tracking-tight sm:text-lg">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-4">
        <CheckedAnswer />
      </div>
    </div>
  );
}

/** The frame that was drawn, and where the businesses are. */
export function SampleMap() {
  const { url, width, height } = sampleSketch;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`A map of ${place}: a dashed frame with four handles, and the businesses found inside. Those behind the answer stand out.`}
      className="block w-full bg-sunken"
    >
      <use href={`${url}#town`} />
    </svg>
  );
}
