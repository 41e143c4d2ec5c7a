import type { Features } from "../../learning/forest.ts";
import type { Identity } from "../identity.ts";
import { cueClasses, maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import { nameEdges } from "./name-edges.ts";
import { addMask, at as cue, type Nearness, nearest, nearnessOf } from "./near.ts";
import type { Sentence, Story } from "./passages.ts";
import { nameWords, peopleIn } from "./people.ts";
import type { Person } from "./person.ts";
import { blockOf, founderTitle, namesakeFirm, ofOther } from "./person-place.ts";
import { headingCues, namesAtCue, ownName, placeFeatures } from "./sentence-signs.ts";
import { laterThan, mayTell } from "./told-near.ts";
import { wordsAround } from "./words-around.ts";
import { yearPattern } from "./year-features.ts";

/** How likely a sentence tells the year in which the business began, 0 to 1. */
export type YearIn = (sentence: Sentence | undefined) => number;

/** Another person between a name and a cue is worth so many words. */
const personWords = 6;

const inSentence = cueClasses.filter((name) => name !== "history" && name !== "team");
const sided = [
  "found",
  "start",
  "self",
  "step",
  "founder",
  "took",
  "by",
  "today",
  "kin",
  "descent",
  "iam",
  "since",
  "career",
  "others",
] as const;
const inContext = [
  "found",
  "start",
  "self",
  "step",
  "modest",
  "founder",
  "took",
  "today",
  "career",
  "others",
  "me",
  "own",
  "they",
  "idea",
] as const;
const inHeading = [
  "found",
  "start",
  "founder",
  "others",
  "customer",
  "media",
  "team",
  "history",
  "own",
  "iam",
] as const;

interface PersonPlace {
  story: Story;
  sentence: Sentence;
  person: Person;
  /** All whom the sentence names. */
  people: readonly Person[];
  identity: Identity;
  yearIn: YearIn;
}
interface Signs {
  near: Nearness;
  own: number;
  previous: Sentence | undefined;
  next: Sentence | undefined;
  /** Nobody else is named before, or after, in the sentence. */
  isFirst: boolean;
  isLast: boolean;
  /** Whom the next sentence names. */
  nextPeople: readonly Person[];
}

const has = (one: Sentence | undefined, mask: number): boolean => ((one?.cues ?? 0) & mask) !== 0;
const begun = maskOf(["found", "start", "self"]);
const begunOrStep = maskOf(["found", "start", "self", "step"]);
const foundOrSelf = maskOf(["found", "self"]);
const foundOrStart = maskOf(["found", "start"]);
const told = maskOf(["found", "start", "founder", "idea"]);
const me = maskOf(["me"]);
const they = maskOf(["they"]);
const took = maskOf(["took"]);
const founder = maskOf(["founder"]);
const ofSentence = maskOf(inSentence);
const ofContext = maskOf(inContext);
const ofHeading = maskOf(inHeading);

/** A copy: an object that loses its names becomes slow. */
const withoutZeros = (features: Features): Features =>
  Object.fromEntries(Object.entries(features).filter(([, value]) => value !== 0));

/** The surroundings of a person's name; only a few where nothing tells a beginning. */
export function founderFeatures(place: PersonPlace): Features {
  if (!mayTell(place.sentence, place.story)) return withoutZeros(quietFeatures(place));
  const signs = signsOf(place);
  const { near, own, previous, next, isFirst, isLast, nextPeople } = signs;
  const features: Features = { bias: 1, ...placeFeatures(place.sentence, own) };
  for (const name of inSentence) features[name] = nearest(near, name);
  for (const name of sided) {
    features[`${name}<`] = cue(near.before, name);
    features[`${name}>`] = cue(near.after, name);
  }
  addMask(features, near.clause & ofSentence, "=");
  if (isLast) {
    addMask(features, (next?.cues ?? 0) & ofContext, nextPeople.length === 0 ? "+" : "+p");
  }
  if (isFirst) addMask(features, (previous?.cues ?? 0) & ofContext, "-");
  addMask(features, headingCues(place.sentence.line.heading) & ofHeading, "^");
  Object.assign(
    features,
    ofBeginnings(place, signs),
    ofStory(place, signs),
    ofName(place, signs),
    nameEdges(place.sentence, place.person),
    wordsOf(place),
  );
  return withoutZeros(features);
}

const quietFeatures = ({ sentence: { line }, person, identity }: PersonPlace): Features => ({
  bias: 1,
  quiet: 1,
  surnameOwn: identity.words.has(longWords(person).at(-1) ?? "") ? 1 : 0,
  firstName: isGivenName(person.name.split(/[ -]/)[0] ?? "") ? 1 : 0,
  heading: line.level > 0 ? 1 : 0,
  caption: line.text.length < captionMaxChars ? 1 : 0,
  shared: person.isShared ? 1 : 0,
});

const wordsOf = ({ sentence, person: { from, to }, people }: PersonPlace): Features =>
  wordsAround(sentence, from, to, (at) =>
    people.some((other) => at >= other.from && at < other.to),
  );

function signsOf({ story, sentence, person, people, identity }: PersonPlace): Signs {
  const words = sentence.tokens.map(({ text }) => text);
  // "A, B and C opened it": what is near one of them is near all.
  const block = blockOf(words, person, people);
  const rivals = people.filter((other) => !block.includes(other));
  const from = Math.min(...block.map((other) => other.from));
  const to = Math.max(...block.map((other) => other.to));
  const near = nearnessOf(sentence, from, to, (at) =>
    rivals.some(
      (other) => (at < other.from && other.to <= from) || (at >= other.to && other.from >= to),
    )
      ? personWords
      : 0,
  );
  const next = story.after(sentence);
  return {
    near,
    own: ownName(sentence, identity),
    previous: story.before(sentence),
    next,
    isFirst: !rivals.some((other) => other.to <= from),
    isLast: !rivals.some((other) => other.from >= to),
    nextPeople: next ? peopleIn(next) : [],
  };
}

function ofBeginnings({ sentence, person, identity, yearIn }: PersonPlace, signs: Signs): Features {
  const { near, own } = signs;
  const begin = nearest(near, "found", "start", "self");
  const step = nearest(near, "step");
  const bad = nearest(near, "others", "award", "member", "media", "customer", "copy", "house");
  const ours = Math.max(own, nearest(near, "own", "business", "me"));
  const year = yearIn(sentence);
  const surnameOwn = identity.words.has(longWords(person).at(-1) ?? "") ? 1 : 0;
  const isCaption = sentence.line.text.length < captionMaxChars ? 1 : 0;
  return {
    begin,
    net: Math.max(0, begin - bad),
    netStep: Math.max(0, Math.max(begin, step) - bad),
    beginOurs: begin * ours,
    founderClean: nearest(near, "founder") * (1 - bad),
    founderCaption: nearest(near, "founder") * isCaption,
    kinBegin: nearest(near, "kin") * Math.max(begin, step),
    byBegin: cue(near.before, "by") * (has(sentence, foundOrStart) ? 1 : 0),
    bySoon: cue(near.before, "by") > 0.8 ? 1 : 0,
    ownBegin: surnameOwn * Math.max(begin, step),
    took2: Math.max(cue(near.before, "took"), cue(near.after, "took")) * (1 - begin),
    descentOnly: nearest(near, "descent") * (1 - begin),
    year,
    yearBegin: year * Math.max(begin, step),
    otherYear: sentence.tokens.some(({ text }) => yearPattern.test(text)) ? begin * (1 - year) : 0,
  };
}

/** Signs in the sentences around. */
function ofStory({ story, sentence, people, yearIn }: PersonPlace, signs: Signs): Features {
  const { near, previous, next, isFirst, isLast, nextPeople } = signs;
  const startsWithPronoun = next !== undefined && opensWithPronoun(next);
  const isSpeaker = nearest(near, "iam") > 0.4 ? 1 : 0;
  const later = laterThan(sentence, story);
  const lines = story.sentencesOf(sentence.lineAt + 1).slice(0, 3);
  const isAlone = sentence.tokens.length <= 8 && people.length === 1;
  return {
    yearNext: isLast ? yearIn(next) : 0,
    yearPrevious: isFirst ? yearIn(previous) : 0,
    yearLine: Math.max(0, ...story.sentencesOf(sentence.lineAt).map((one) => yearIn(one))),
    pronounBegin: startsWithPronoun && has(next, begunOrStep) ? 1 : 0,
    pronounNext: startsWithPronoun ? 1 : 0,
    speaker: isSpeaker,
    speakerBegins: isSpeaker && later.some((one) => has(one, me) && has(one, begunOrStep)) ? 1 : 0,
    laterBegins:
      isLast && later.some((one) => has(one, foundOrSelf) && peopleIn(one).length === 0) ? 1 : 0,
    storyNext: isLast && nextPeople.length === 0 && has(next, begunOrStep) ? 1 : 0,
    storyNextYear: isLast && nextPeople.length === 0 && has(next, begunOrStep) ? yearIn(next) : 0,
    storyPrevious: isFirst && has(previous, begun) ? yearIn(previous) : 0,
    asked: /[?؟]\s*$/u.test(previous?.text ?? "") && has(previous, told) ? 1 : 0,
    theyLater: isLast ? mostOf(later, (one) => (has(one, they) && begins(one) ? 1 : 0)) : 0,
    theyLaterYear: isLast ? mostOf(later, (one) => (has(one, they) ? yearIn(one) : 0)) : 0,
    speakerYear: isSpeaker * mostOf(later, (one) => (has(one, me) ? yearIn(one) : 0)),
    belowBegins: isAlone && lines.some((one) => begins(one) && peopleIn(one).length === 0) ? 1 : 0,
    belowYear: isAlone ? mostOf(lines, yearIn) : 0,
    groupNext: people.length > 1 && isLast && has(next, they) && has(next, begunOrStep) ? 1 : 0,
    groupNextYear: people.length > 1 && isLast && has(next, they) ? yearIn(next) : 0,
    speakerTook: isSpeaker && later.some((one) => has(one, me) && has(one, took)) ? 1 : 0,
    ownerLine: nearest(near, "today") * (sentence.line.text.length < captionMaxChars ? 1 : 0),
    nextTook: isLast && has(next, took) ? 1 : 0,
    weNear: nearest(near, "own", "iam") * Math.max(nearest(near, "found", "start", "self"), 0),
    laterYear: isLast
      ? mostOf(later.slice(0, 2), (one) => (peopleIn(one).length === 0 ? yearIn(one) : 0))
      : 0,
  };
}

const begins = (one: Sentence): boolean => has(one, begunOrStep);
const mostOf = (some: readonly Sentence[], score: (one: Sentence) => number): number =>
  some.reduce((most, one) => Math.max(most, score(one)), 0);

function ofName({ sentence, person, people, identity }: PersonPlace, signs: Signs): Features {
  const { previous, next, isFirst } = signs;
  const { tokens, line } = sentence;
  const names = longWords(person);
  const surnameOwn = identity.words.has(names.at(-1) ?? "") ? 1 : 0;
  const isWhole = tokens.length - (person.to - person.from) <= 1 ? 1 : 0;
  const isCaption = line.text.length < captionMaxChars ? 1 : 0;
  return {
    captionBelow: isWhole && has(next, founder) && (next?.text.length ?? 0) < 90 ? 1 : 0,
    captionAbove: isWhole && has(previous, founder) && (previous?.text.length ?? 0) < 60 ? 1 : 0,
    surnameOwn,
    allOwn: names.length > 1 && names.every((word) => identity.words.has(word)) ? 1 : 0,
    firstName: isGivenName(person.name.split(/[ -]/)[0] ?? "") ? 1 : 0,
    long: names.length > 3 ? 1 : 0,
    shared: person.isShared ? 1 : 0,
    leads: person.from <= 1 ? 1 : 0,
    whole: isWhole,
    caption: isCaption,
    many: people.length > 2 ? 1 : 0,
    alone: people.length === 1 ? 1 : 0,
    first: isFirst ? 1 : 0,
    attribution: /^[—–-]$/.test(tokens[person.from - 1]?.text ?? "") ? 1 : 0,
    inBrackets: tokens[person.from - 1]?.text === "(" ? 1 : 0,
    listed: /^[,:|]$/.test(tokens[person.from - 1]?.text ?? "") ? 1 : 0,
    founderTitle: founderTitle(sentence, person, identity),
    ...namesAtCue(sentence, person.from, identity),
    ofOther: ofOther(sentence, person, identity),
    namesakeFirm: namesakeFirm(sentence, people, person, identity),
    arabic: /\p{Script=Arabic}/u.test(person.name) ? 1 : 0,
    "~words": Math.min(1, tokens.length / 40),
    "~place": Math.min(1, person.from / 30),
    surnameGiven: isGivenName(names.at(-1) ?? "") ? 1 : 0,
    headingName: isName(line.heading) ? 1 : 0,
    verbNext: nextWordCues(sentence, person),
    hasYear: tokens.some(({ text }) => yearPattern.test(text)) ? 1 : 0,
  };
}

const captionMaxChars = 70;
const longWords = ({ name }: Person): string[] =>
  nameWords(name).filter((word) => word.length >= 3);

const isName = (text: string): boolean => /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text);

/** A verb of beginning right after the name. */
function nextWordCues({ tokens }: Sentence, { to }: Person): number {
  const next = tokens.slice(to, to + 2);
  return next.some(({ cues }) => (cues & begunOrStep) !== 0) ? 1 : 0;
}

const opensWithPronoun = ({ tokens }: Sentence): boolean =>
  tokens
    .slice(0, 12)
    .some(({ cues, word }) => (cues & they) !== 0 && !/^(?:die|deux|beide|two)$/.test(word));
