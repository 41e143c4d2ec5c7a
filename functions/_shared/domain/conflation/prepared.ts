import { conflationLimits } from "../limits/conflation.ts";
import { cosineOf } from "../listing/merge.ts";
import type { Business } from "./business.ts";
import { inOneSpelling, type Names, namesOf } from "./names.ts";
import { isArabic } from "./sounds.ts";
import { type House, houseIn, placeWordsIn } from "./street-address.ts";
import { familiesOf } from "./type-families.ts";
import { type WeightOf, weightsIn } from "./word-weights.ts";

/** A business taken apart once, for being compared with many. */
export interface Prepared {
  business: Business;
  names: Names;
  families: number;
  house: House | null;
  /** Whether its address has a word; read when it is first needed, which is seldom. */
  hasPlaceWord: (word: string) => boolean;
  /** Cosine of its latitude. */
  cosine: number;
}

/** Everything that is compared, and how common each word is in it. */
export interface Prepare {
  sides: readonly (readonly Prepared[])[];
  weightOf: WeightOf;
  /** Some names are Arabic and some are not. */
  hasTwoScripts: boolean;
}

/** Each side sorted by id: the order of the input has no effect. */
export function prepare(sides: readonly (readonly Business[])[]): Prepare {
  const prepared = sides.map((businesses) => withoutOffices(sorted(businesses).map(prepareOne)));
  const scripts = new Set(
    prepared.flat().flatMap(({ names: { full } }) => (full ? isArabic(full.joined) : [])),
  );
  const hasTwoScripts = scripts.size > 1;
  return {
    sides: prepared,
    hasTwoScripts,
    weightOf: weightsIn(prepared.flat().map(({ names }) => names)),
  };
}

/**
 * A part of several names on one side is an office or a chain, not another name of
 * each: "Allstate: Ann Day", "Allstate: Bob Ray".
 */
function withoutOffices(side: Prepared[]): Prepared[] {
  const rows = new Map<string, number>();
  for (const { names } of side) {
    for (const { joined } of names.others) rows.set(joined, (rows.get(joined) ?? 0) + 1);
  }
  return side.map((row) => {
    const others = row.names.others.filter(
      ({ joined }) => (rows.get(joined) ?? 0) < conflationLimits.chainRows,
    );
    return { ...row, names: { ...row.names, others } };
  });
}

const sorted = (businesses: readonly Business[]): Business[] =>
  businesses.toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id));

function prepareOne(business: Business): Prepared {
  // One string takes a quarter of the memory of its words.
  let placeWords: string | undefined;
  return {
    business,
    names: namesOf(business),
    families: familiesOf(business.types),
    house: houseIn(business.address, business.postcode),
    hasPlaceWord: (word) => {
      placeWords ??= ` ${placeWordsIn(business.address, business.city).map(inOneSpelling).join(" ")} `;
      return placeWords.includes(` ${word} `);
    },
    cosine: cosineOf(business.lat),
  };
}
