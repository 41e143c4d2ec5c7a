import { buildStale } from "../build.ts";
import { quoteCrowd } from "./quote-users.ts";
import { type Measure, measureOf } from "./report.ts";

const people = 200;
/** A count of some thousand businesses by a real server on the same machine. */
const answerMs = 300;
/** The map service answers without a pause between two questions. */
const waitsMax = 1.3;
/** What a function may take besides the time a count may take. */
const baresMax = 1.5;

/** 200 people who look at an area of their own, and ask what is in it at the same moment. */
export async function benchQuote(): Promise<Measure[]> {
  await buildStale();
  const { countedMs, firstMs, bareMs, serviceMs, budgetMs } = await quoteCrowd({
    people,
    answerMs,
  });
  return [
    measureOf("quote: 95th of 100 counts of 200 people at once, against 1.3 × the map service", {
      ours: countedMs,
      limit: waitsMax * serviceMs,
      n: people,
    }),
    measureOf("quote: 95th of 100 first answers to 200 people, against the time of a quote", {
      ours: firstMs,
      limit: budgetMs + baresMax * bareMs,
      n: people,
    }),
  ];
}
