import { isNumber, quantityOf } from "./comparison.ts";
import { addClause, argAt, kindAt, multiValued, type Reader, spanOf } from "./draft.ts";
import { distanceClause } from "./geo-clause.ts";
import { hoursClause } from "./hours-clause.ts";
import { comparedField } from "./number-clause.ts";
import { leadingNumber } from "./order-clause.ts";
import { statedPoint } from "./place.ts";

/** A number is compared with a field, measures a way, or says how many. */
export function quantity(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const stated = statedPoint(reader, at);
  if (stated > at) return stated;
  const compared = comparedField(reader, at);
  if (compared > at) return compared;
  const measured = distanceClause(reader, at);
  if (measured > at) return measured;
  const token = tokens[at];
  if (!token) return at;
  if (isNumber(token.kind)) {
    // "offer two services", "on all four social networks": how many values a field has.
    const held = ["offer", "accept", "serve", "have", "with", "on", "every"];
    const isHeld = held.includes(kindAt(reader, at - 1)) && kindAt(reader, at + 1) === "field";
    if (isHeld && [...multiValued, "socials"].includes(argAt(reader, at + 1))) return at;
    const led = leadingNumber(reader, at);
    if (led > at) return led;
    if (token.kind === "time" || kindAt(reader, at + 1) === "unit") {
      const open = hoursClause(reader, at);
      if (open > at) return open;
    }
    // "with one payment method": how many values a field has is not known to a plan.
    if (kindAt(reader, at + 1) === "field" && kindAt(reader, at - 1) === "with") return at;
    if (token.kind === "num" && token.arg === "1") {
      draft.intents.add("one");
      return at + 1;
    }
    return at;
  }
  return groupSize(reader, at);
}

/** "suburbs with more than 50 restaurants" */
function groupSize(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const number = tokens[at + 1];
  const isCounted = ["type", "subject"].includes(kindAt(reader, at + 2));
  const isOfGroups = draft.groupable.length > 0 && draft.having === null;
  if (!number || !isNumber(number.kind) || !isCounted || !isOfGroups) return at;
  draft.having = {
    comparison: { [argAt(reader, at)]: quantityOf(number) },
    span: spanOf(reader, at, at + 2),
    isOfCount: true,
  };
  return at + 2;
}

export function price(reader: Reader, at: number, range: { lte?: number; gte?: number }): number {
  reader.draft.assumed.add("lte" in range ? "cheap" : "dear");
  addClause(reader, { f: "price_level", ...range }, "price_level", spanOf(reader, at, at + 1));
  return at + 1;
}
