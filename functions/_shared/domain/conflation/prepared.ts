import { conflationLimits } from "../limits/conflation.ts";
import { cosineOf } from "../listing/merge.ts";
import type { Business } from "./business.ts";
import { lettersOfLinks } from "./links.ts";
import { inOneSpelling, type Names, namesOf } from "./names.ts";
import { isArabic } from "./sounds.ts";
import { type House, houseIn, keyOfHouse, placeWordsIn, suitesIn } from "./street-address.ts";
import { broaderTypes, familiesOf } from "./type-families.ts";
import { type WeightOf, weightsIn } from "./word-weights.ts";

/** A business taken apart once, for being compared with many. */
export interface Prepared {
  business: Business;
  names: Names;
  families: number;
  /** Types broader than its own. */
  broader: readonly string[];
  house: House | null;
  /** Numbers of its suite, flat or shop within the house. */
  suites: readonly string[];
  /** Of its links, as far as they may spell a name. */
  linkLetters: string;
  /** Whether its address has a word; read when it is first needed, which is seldom. */
  hasPlaceWord: (word: string) => boolean;
  /** Cosine of its latitude. */
  cosine: number;
}

/** Everything that is compared, and how common each word is in it. */
export interface Prepare {
  sides: readonly (readonly Prepared[])[];
  weightOf: WeightOf;
  /** How many rows of one side have the part before a colon or dash, in one house. */
  desksOf: (row: Prepared) => number;
  /** Some names are Arabic and some are not. */
  hasTwoScripts: boolean;
}

/** Each side sorted by id: the order of the input has no effect. */
export function prepare(sides: readonly (readonly Prepared[])[]): Prepare {
  const prepared = sides.map((rows) => withoutOffices(sorted(rows)));
  const scripts = new Set(
    prepared.flat().flatMap(({ names: { full } }) => (full ? isArabic(full.joined) : [])),
  );
  const hasTwoScripts = scripts.size > 1;
  return {
    sides: prepared,
    hasTwoScripts,
    desksOf: desksIn(prepared),
    weightOf: weightsIn(prepared.flat().map(({ names }) => names)),
  };
}

function desksIn(sides: readonly (readonly Prepared[])[]): Prepare["desksOf"] {
  const keyOf = ({ names: { head }, house }: Prepared): string | null =>
    head === null || house === null ? null : `${head.joined} ${keyOfHouse(house)}`;
  const counts = sides.map((side) => countOf(side.flatMap((row) => keyOf(row) ?? [])));
  return (row) => {
    const key = keyOf(row);
    return key === null ? 0 : Math.max(...counts.map((rows) => rows.get(key) ?? 0));
  };
}

/**
 * A part of several names on one side is an office or a chain, not another name of
 * each: "Allstate: Ann Day", "Allstate: Bob Ray".
 */
function withoutOffices(side: readonly Prepared[]): readonly Prepared[] {
  const rows = countOf(side.flatMap(({ names }) => names.others.map(({ joined }) => joined)));
  return side.map((row) => {
    const others = row.names.others.filter(
      ({ joined }) => (rows.get(joined) ?? 0) < conflationLimits.chainRows,
    );
    const isWhole = others.length === row.names.others.length;
    return isWhole ? row : { ...row, names: { ...row.names, others } };
  });
}

export function countOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const sorted = (rows: readonly Prepared[]): Prepared[] =>
  rows.toSorted(({ business: a }, { business: b }) => Number(a.id > b.id) - Number(a.id < b.id));

/** Works out once what comparing a business needs. */
export function preparedRow(business: Business): Prepared {
  // One string takes a quarter of the memory of its words.
  let placeWords: string | undefined;
  return {
    business,
    names: namesOf(business),
    families: familiesOf(business.types),
    broader: broaderTypes(business.types),
    house: houseIn(business.address, business.postcode),
    suites: suitesIn(business.address),
    linkLetters: lettersOfLinks(business.links),
    hasPlaceWord: (word) => {
      placeWords ??= ` ${placeWordsIn(business.address, business.city).map(inOneSpelling).join(" ")} `;
      return placeWords.includes(` ${word} `);
    },
    cosine: cosineOf(business.lat),
  };
}
