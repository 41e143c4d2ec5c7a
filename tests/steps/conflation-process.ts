import { type Business, businessOfPlace } from "#domain/conflation/business.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { peakMemoryMb } from "../../scripts/bench/process-cost.ts";
import { createRandom } from "../../scripts/stand-ins/index.ts";
import { place } from "./two-sources.ts";

// Conflates two sources of as many businesses as the argument says, in a dense city, and prints the
// numbers of pairs, the processor's seconds and the memory beyond that of the businesses.
const count = Number(process.argv[2]);
const random = createRandom(count);
const syllables = ["ba", "do", "fe", "gi", "ko", "lu", "ma", "ne", "ri", "so", "ta", "vi"] as const;
const word = (): string =>
  Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join("");
const words = Array.from({ length: 20_000 }, word);
const anyWord = (): string => words[random.between(0, words.length - 1)] ?? "";
const kinds: [[string, string], ...[string, string][]] = [
  ["Restaurant", "Kitchen"],
  ["Coffee Shop", "Cafe"],
  ["Dentist", "Dental Care"],
  ["Lawyer", "Law Firm"],
  ["Hair Salon", "Hair Salon"],
];

const listings: Business[] = [];
const places: OverturePlace[] = [];
let same = 0;
/** Degrees of each side: about 10,000 businesses a square kilometre and source. */
const side = 0.09 * Math.sqrt(count / 100_000);
for (let at = 0; at < count; at++) {
  const [type, title] = random.pick(kinds);
  const made = (): OverturePlace =>
    place(`g${at}`, {
      name: `${anyWord()} ${random.chance(0.5) ? `${anyWord()} ` : ""}${title}`,
      types: [type],
      lat: 40 + side * random.next(),
      lon: -105 + side * random.next(),
      phones: [`+1303${1_000_000 + at}`],
      address: {
        freeform: `${random.between(1, 300)} ${words[random.between(0, 400)]} Street`,
        locality: "Town",
        postcode: null,
        region: null,
        country: "US",
      },
    });
  const one = made();
  const isSame = random.chance(0.6);
  if (isSame) same += 1;
  listings.push({
    ...businessOfPlace(one),
    id: `node/${at}`,
    phones: random.chance(0.3) ? one.phones : [],
  });
  const other = isSame ? one : { ...made(), phones: [`+1720${1_000_000 + at}`] };
  places.push({
    ...other,
    lat: other.lat + 0.0004 * random.next(),
    lon: other.lon + 0.0004 * random.next(),
  });
}

const before = peakMemoryMb();
const started = process.cpuUsage();
const { merged, added } = conflate(listings, places);
const { user, system } = process.cpuUsage(started);
console.log(
  JSON.stringify({
    same,
    merged: merged.length,
    added: added.length,
    seconds: Math.round((user + system) / 1e5) / 10,
    moreMb: Math.round(peakMemoryMb() - before),
  }),
);
