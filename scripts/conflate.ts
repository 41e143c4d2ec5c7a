import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { conflate } from "#domain/conflation/conflate.ts";
import { drawn } from "./conflate/draw.ts";
import { readListings, readPlaces } from "./conflate/read-businesses.ts";

// Compares the businesses of two sources, of files with a business a line, `{id, name, lat, lon, types?,
// address?, city?, postcode?, country?, phones?, website?, confidence?}`; places may also be rows as
// Overture's own tools write them. Packed files end in .gz.
//   npm run --silent conflate -- [--listings FILE] --places FILE [--draw COUNT] [--seed TEXT] [--perhaps]
// One JSON line for each pair, added and dropped place, and the counts in the last one. `--draw`
// prints that many pairs to read instead, or with `--perhaps` pairs that were left as two rows.
const { values } = parseArgs({
  options: {
    listings: { type: "string" },
    places: { type: "string" },
    draw: { type: "string" },
    seed: { type: "string", default: "1" },
    perhaps: { type: "boolean", default: false },
  },
});
if (values.places === undefined) throw new Error("--places FILE is missing");
const fromCaller = (file: string): string => resolve(process.env.INIT_CWD ?? ".", file);
const listings = values.listings === undefined ? [] : readListings(fromCaller(values.listings));
const found = conflate(listings, readPlaces(fromCaller(values.places)));

if (values.draw === undefined) {
  for (const { listing, place, score, reason, fillsOnly, duplicates, evidence } of found.merged) {
    print({ merged: listing, place: place.gersId, score, reason, fillsOnly, duplicates, evidence });
  }
  for (const { place, duplicates, perhaps, twin } of found.added) {
    const ofMap = perhaps && { listing: perhaps.listing, score: perhaps.score };
    const ofPlaces = twin && { place: twin.gersId, score: twin.score };
    print({ added: place.gersId, duplicates, perhaps: ofMap, twin: ofPlaces });
  }
  for (const { gersId, why } of found.dropped) print({ dropped: gersId, why });
  const countOf = (why: string): number => found.dropped.filter((one) => one.why === why).length;
  print({
    merged: found.merged.length,
    added: found.added.length,
    perhaps: found.added.filter(({ perhaps }) => perhaps !== null).length,
    twins: found.added.filter(({ twin }) => twin !== null).length,
    dropped: {
      closed: countOf("closed"),
      unsure: countOf("unsure"),
      duplicate: countOf("duplicate"),
    },
  });
} else {
  const kind = values.perhaps ? "perhaps" : "merged";
  const pairs = drawn(found, listings, { count: Number(values.draw), seed: values.seed, kind });
  process.stdout.write(`${pairs.join("\n")}\n`);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
