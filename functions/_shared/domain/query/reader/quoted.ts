import type { ValueField } from "../plan/plan.ts";
import { addClause, type Reader, spanOf } from "./draft.ts";
import type { Token } from "./link.ts";
import { quotedClause } from "./text-clause.ts";
import { keyOf } from "./tokens.ts";

/** A service, a payment, a type or a place that somebody put in quotation marks. */
function quotedValue(reader: Reader, token: Token, at: number): number {
  const { names } = reader;
  const key = keyOf(token.text);
  const [entry, other] =
    names.values.get(key) ?? names.type(key)?.entries ?? names.places.get(key) ?? [];
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
  if (token && !rows) return quotedValue(reader, token, at);
  if (!token || !rows) return at;
  draft.targets.push({ ...token, rows, name: token.text });
  return at + 1;
}
