import type { Features } from "../../learning/forest.ts";
import { type Identity, wordsOf } from "../identity.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { maskOf } from "./cues/classes.ts";
import { cuesAt } from "./cues/lookup.ts";
import { isGivenName } from "./given-names.ts";
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

const german = /(?<!\p{L})(?:der|die|das|und|den|dem|wurde|mit|von|im|am|zum)(?!\p{L})/iu;
const aroundCue = 5;

/**
 * Other businesses' names around the beginning that is nearest to a place: as its subject, "Larch
 * Mills was founded", or its object, "founded the Larch Institute".
 */
export function namesAtCue(
  { tokens, text }: Sentence,
  place: number,
  { words }: Identity,
): Features {
  const cue = nearestBeginning(tokens, place);
  const signs: Features = cue >= 0 && isIndefinite(tokens, cue) ? { indefinite: 1 } : {};
  // German writes all nouns with capitals.
  if (german.test(text)) return { ...signs, german: 1 };
  if (cue < 0) return signs;
  const isName = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined &&
      /^\p{Lu}\p{Ll}{2,}/u.test(token.text) &&
      !words.has(token.word) &&
      !isGivenName(token.text) &&
      !isGivenName(tokens[at - 1]?.text ?? "") &&
      at > 0 &&
      !/^[.!?:]$/.test(tokens[at - 1]?.text ?? "")
    );
  };
  const near = (from: number, to: number): number =>
    Array.from({ length: to - from }, (_, at) => from + at).some(isName) ? 1 : 0;
  return {
    ...signs,
    nameBeforeCue: near(Math.max(0, cue - aroundCue), cue),
    nameAfterCue: near(cue + 1, cue + 1 + aroundCue),
    ownAtCue: tokens
      .slice(Math.max(0, cue - aroundCue), cue + 1 + aroundCue)
      .some(({ word, cues }) => words.has(word) || (cues & maskOf(["own", "me", "business"])) !== 0)
      ? 1
      : 0,
  };
}

/** "une maison ouverte en", "a company started in", "شركة تأسست": somebody else's. */
function isIndefinite(tokens: Sentence["tokens"], cue: number): boolean {
  const before = tokens.slice(Math.max(0, cue - aroundCue), cue);
  const noun = before.findLastIndex(({ cues }) => (cues & maskOf(["business", "others"])) !== 0);
  if (noun < 0) return false;
  const { word } = before[noun] ?? { word: "" };
  if (/^\p{Script=Arabic}/u.test(word)) return !/^(?:[وب]?ال|لل)|(?:نا|ي|ها|ه)$/u.test(word);
  return before
    .slice(Math.max(0, noun - 2), noun)
    .some((token) =>
      /^(?:an?|une?|una|eine?|einer|einem|einen|another|other|otra|otro|autre)$/.test(token.word),
    );
}

function nearestBeginning(tokens: Sentence["tokens"], place: number): number {
  let best = -1;
  for (const [at, { cues }] of tokens.entries()) {
    if ((cues & maskOf(["found", "start", "self"])) === 0) continue;
    if (best < 0 || Math.abs(at - place) < Math.abs(best - place)) best = at;
  }
  return best;
}
