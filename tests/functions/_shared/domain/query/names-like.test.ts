import { expect, test } from "vitest";
import { askedTypes } from "#domain/query/asked-types.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { namesOf } from "#domain/query/reader/names.ts";
import { rowsLike } from "#domain/query/reader/names-like.ts";
import { isSlip } from "#domain/query/reader/slip.ts";
import { createRandom } from "../../../../../scripts/stand-ins/index.ts";
import { clock, snapshot } from "./asked-sample.ts";

const names = namesOf(presetOf(snapshot, clock, askedTypes(snapshot.meta.niche)));
const all = [...names.listings.keys()];

/** Reads every name. */
function rowsByScan(key: string): number[] {
  const rows = (chosen: readonly string[]) =>
    chosen.flatMap((name) => names.listings.get(name) ?? []);
  const holding = all.filter((name) => ` ${name} `.includes(` ${key} `));
  if (holding.length > 0) return rows(holding);
  const words = key.split(" ");
  return rows(
    all.filter((name) => {
      const meant = name.split(" ");
      if (meant.length !== words.length) return false;
      const changed = words.filter((word, at) => word !== meant[at]);
      const isEachSlip = words.every(
        (word, at) => word === meant[at] || isSlip(word, meant[at] ?? ""),
      );
      return changed.length > 0 && changed.length <= 2 && isEachSlip;
    }),
  );
}

test("names that hold some words, or nearly are them, are those that a look at every name finds", () => {
  const { pick, next } = createRandom(11);
  const cut = (text: string): string => {
    const at = 1 + Math.floor(next() * (text.length - 1));
    return text.slice(0, at) + text.slice(at + 1);
  };
  let found = 0;
  for (let n = 0; n < 400; n++) {
    const words = pick(all as [string]).split(" ");
    const from = Math.floor(next() * words.length);
    const part = n % 2 === 0 ? words.slice(from, from + 2) : words;
    const key = part.map((word) => (next() < 0.3 ? cut(word) : word)).join(" ");
    if (key.trim() === "") continue;
    const rows = rowsLike(names, key);
    expect(rows, key).toEqual(rowsByScan(key));
    if (rows.length > 0) found += 1;
  }
  expect(found).toBeGreaterThan(100);
});
