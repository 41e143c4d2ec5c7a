import { type Identity, wordsOf } from "../identity.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { cuesAt } from "./cues/lookup.ts";
import type { Features } from "./near.ts";
import type { Sentence } from "./passages.ts";

/** The cues of a heading, as a mask. */
export function headingCues(heading: string): number {
  if (heading === "") return 0;
  const words = wordsOf(heading);
  return words.reduce((mask, _, at) => mask | cuesAt(words, at), 0);
}

/** 1 where a sentence names the business itself. */
export const ownName = ({ tokens }: Sentence, { words }: Identity): number =>
  tokens.some(({ word }) => word.length >= 4 && words.has(word)) ? 1 : 0;

const company = /\p{Lu}\p{L}+ (?:GmbH|AG|Ltd|Inc|LLC|eG|SA|S\.A\.|SARL|KG)(?!\p{L})/u;

/** Features of the line and the sentence that hold for all that is named in it. */
export function placeFeatures({ line, text }: Sentence, own: number): Features {
  return {
    ownName: own,
    top: ["head", "header", "nav"].includes(line.region) ? 1 : 0,
    footer: line.region === "footer" ? 1 : 0,
    aside: line.region === "aside" ? 1 : 0,
    heading: line.level > 0 ? 1 : 0,
    item: line.isItem ? 1 : 0,
    review: isReview(line.path) ? 1 : 0,
    article: isArticle(line.path) ? 1 : 0,
    quote: /[“„«"]/.test(text) ? 1 : 0,
    company: own === 0 && company.test(text) ? 1 : 0,
  };
}
