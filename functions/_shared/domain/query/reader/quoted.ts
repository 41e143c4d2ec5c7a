import type { ValueField } from "../plan/plan.ts";
import type { Entry } from "../plan/preset.ts";
import { addClause, argAt, type Reader, skip, spanOf } from "./draft.ts";
import { fitValueAt } from "./fit-value.ts";
import { quotedClause } from "./text-clause.ts";
import type { Token } from "./token.ts";
import { keyOf } from "./tokens.ts";

/** What somebody can have meant by words in quotation marks. */
export function quotedEntries({ names }: Reader, { kind, text }: Token): readonly Entry[] {
  if (kind !== "quote") return [];
  const key = keyOf(text);
  return names.values.get(key) ?? names.type(key)?.entries ?? names.places.get(key) ?? [];
}

/** A service, a payment, a type or a place that somebody put in quotation marks. */
function quotedValue(reader: Reader, token: Token, at: number): number {
  const [entry, other] = quotedEntries(reader, token);
  if (!entry || other) return at;
  const condition = { f: entry.field as ValueField, in: [entry.value] };
  addClause(reader, condition, entry.field, spanOf(reader, at, at + 1));
  return at + 1;
}

export function quoted(reader: Reader, at: number): number {
  const inField = quotedClause(reader, at);
  if (inField > at) return inField;
  const { draft, tokens, names } = reader;
  const token = tokens[at];
  const rows = token ? names.listings.get(token.text) : undefined;
  const fit = fitValueAt(reader, at);
  const fitAt = skip(reader, at + 1, ["as", "of", "in", "be"]);
  // `"Yes" as marketing fit`
  if (fit !== null && argAt(reader, fitAt) === "fit") {
    addClause(reader, { f: "fit", in: [fit] }, "fit", spanOf(reader, at, fitAt + 1));
    return fitAt + 1;
  }
  if (token && !rows) return quotedValue(reader, token, at);
  if (!token || !rows) return at;
  draft.targets.push({ ...token, rows, name: token.text });
  return at + 1;
}
