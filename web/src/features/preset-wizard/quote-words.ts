import type { Quote } from "#domain/contract.ts";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import { counted } from "../../lib/count-words.ts";
import { numberText } from "../../lib/formats.ts";
import { isChosen } from "./wizard-state.ts";

type Tags = Quote["tags"][string];

const plain = (text: string): string => text.replaceAll("_", " ");

/** `[{ amenity: "cafe" }, { shop: "coffee" }]` // => "amenity: cafe, or shop: coffee" */
export const tagsInWords = (tags: Tags): string =>
  tags
    .map((query) =>
      Object.entries(query)
        .map(([key, value]) => `${plain(key)}: ${plain(value)}`)
        .join(" with "),
    )
    .join(", or ");

export const businesses = (count: number): string => counted(count, "business", "businesses");

/** `{ more: 1200, surer: 300 }` // => "1,200 (300 surer)" */
export const placesInWords = (counts: Record<OvertureChoice, number> | undefined): string =>
  counts ? `${numberText(counts.more)} (${numberText(counts.surer)} surer)` : "not counted";

/** Whether there is nothing to collect, as far as that is known. */
export const isEmpty = ({ total, overture, overtureTrouble }: Quote, choice: OvertureChoice) =>
  total === 0 && overtureTrouble === null && (overture?.[choice] ?? 0) === 0;

const offersMax = 3;

/** The types to offer for a word we do not know: few, and only where there are any. */
export const nearOffers = (labels: readonly string[] | undefined): readonly string[] =>
  (labels ?? []).slice(0, offersMax);

/** The types with another word in the place of one, and never twice. */
export const withInstead = (types: readonly string[], text: string, by: string): string[] =>
  types.flatMap((type) => {
    if (type !== text) return [type];
    return isChosen({ types }, by) ? [] : [by];
  });
