import type { Features } from "../../learning/forest.ts";
import { businessesOf } from "../business.ts";
import type { Identity } from "../identity.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { type Statement, textsOf } from "../structured-data.ts";
import { type Aliases, aliasesIn } from "./aliases.ts";
import { maskOf } from "./cues/classes.ts";
import { founderFeatures, type YearIn } from "./founder-features.ts";
import { fullNames } from "./full-names.ts";
import { isGivenName } from "./given-names.ts";
import { type Sentence, type Story, storyOf } from "./passages.ts";
import { saysFounder } from "./patterns/founders.ts";
import { toldPeople } from "./patterns/told-people.ts";
import { isSamePerson, nameWords, peopleIn } from "./people.ts";
import type { Person } from "./person.ts";
import { commonWords, isPossessive, type Likeness, likenessOfPerson } from "./person-likeness.ts";

export interface FounderCandidate extends Found<string> {
  features: Features;
  /** Whether phrases, or structured data, call the person a founder. */
  isSure: boolean;
}

/** A line with none of these within two lines names no founder. */
const telling = maskOf(["found", "start", "self", "step", "founder", "idea", "kin", "iam"]);
const contextLines = 2;
/** A line with a year may tell a story without such words. */
const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;
const candidatesMax = 300;
export function founderCandidates(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  yearIn: YearIn,
): FounderCandidate[] {
  const stated = statedFounders(statements);
  const names = new Set(stated.map(({ value }) => nameWords(value).join(" ")));
  let common: ReadonlySet<string> | undefined;
  const place: SitePlace = {
    identity,
    yearIn,
    common: () => {
      common ??= commonWords(pages.map(storyOf));
      return common;
    },
  };
  const written = pages.flatMap((page) => writtenPeople(page, place)).slice(0, candidatesMax);
  const full = fullNames(written.map(({ value }) => value));
  for (const one of written) one.value = full.get(one.value) ?? one.value;
  compare(written, aliasesIn(written.length === 0 ? [] : pages.map(storyOf)));
  for (const { value, features } of written) {
    features.isStated = names.has(nameWords(value).join(" ")) ? 1 : 0;
  }
  return [...stated, ...written];
}

/** Without any of these nothing near a name speaks of a beginning. */
const evidence = [
  ...["told", "begin", "step", "founder", "idea", "captionBelow", "captionAbove", "belowBegins"],
  ...["storyNext", "laterBegins", "theyLater", "groupNext", "speakerBegins"],
  ...["found", "start", "self", "step", "founder"].flatMap((cue) => [`${cue}+`, `${cue}-`]),
  ...["given", "family"].flatMap((name) => [`${name}Begin`, `${name}Step`, `${name}Founder`]),
];

/** A candidate's place among the others. */
function compare(written: readonly FounderCandidate[], aliases: Aliases): void {
  const told = [...new Set(written.flatMap(({ isSure, value }) => (isSure ? value : [])))];
  const families = new Map<string, Set<string>>();
  const mentions = new Map<string, number>();
  const tellings = new Map<string, boolean>();
  for (const { value } of written) {
    const surname = nameWords(value).at(-1) ?? "";
    families.set(surname, (families.get(surname) ?? new Set()).add(value));
    mentions.set(value, (mentions.get(value) ?? 0) + 1);
    if (!tellings.has(value)) {
      tellings.set(
        value,
        told.some((other) => isSamePerson(other, value)),
      );
    }
  }
  for (const one of written) {
    const { value, features } = one;
    const family = families.get(nameWords(value).at(-1) ?? "") ?? new Set();
    const isTold = tellings.get(value) ?? false;
    if (told.length > 0) features[isTold ? "isTold" : "otherTold"] = 1;
    one.isSure = isTold;
    Object.assign(features, aliases.of(value), {
      namesakes: family.size > 1 ? 1 : 0,
      firstNamesake: family.size > 1 && [...family][0] === value ? 1 : 0,
      mentions: (mentions.get(value) ?? 0) > 1 ? 1 : 0,
      ...(aliases.speaks && { meStory: 1 }),
      ...(aliases.speak && { weStory: 1 }),
      ...(mentions.size === 1 && { onlyPerson: 1 }),
    });
    if (!isTold && features.firstName !== 1) features.unknownName = 1;
    if (evidence.every((name) => (features[name] ?? 0) === 0)) features.bare = 1;
  }
}

function statedFounders(statements: readonly Statement[]): FounderCandidate[] {
  const ofBusiness = businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "founder", "founders")
      .flatMap((text) => text.split(/\s*(?:,|;| and | und | & | et | y )\s*/))
      .filter((text) => text.length >= 3 && text.length <= 60)
      .map((value) => ({ value, page: page.ref, method, snippet: `founder: ${value}` })),
  );
  const people = statements.flatMap(({ thing, page, method }) => {
    const job = textsOf(thing, "jobTitle").join(", ");
    const [name] = textsOf(thing, "name");
    return thing.types.includes("Person") && name && saysFounder.test(job)
      ? [{ value: name, page: page.ref, method, snippet: `${name}: ${job}` }]
      : [];
  });
  return [...ofBusiness, ...people].map((one) => ({
    ...one,
    value: one.value.replace(/^(?:Dr|Dra|Prof)\.\s+/u, ""),
    features: { bias: 1, stated: 1 },
    isSure: true,
  }));
}

function writtenPeople(page: Page, site: SitePlace): FounderCandidate[] {
  const story = storyOf(page);
  return story.lines.flatMap((line, lineAt) => {
    if (line.text.length < 4) return [];
    const told = toldPeople(story.lines, lineAt, site.identity);
    if (told.length === 0 && !isNearCue(story, lineAt)) return [];
    const found = story
      .sentencesOf(lineAt)
      .flatMap((sentence) => peopleOf(page, story, sentence, site));
    for (const one of found) {
      const same = told.filter(({ name }) => isSamePerson(name, one.value));
      if (same.length > 0) {
        one.isSure = true;
        one.features.told = 1;
      }
      if (same.some(({ isCaption }) => isCaption)) one.features.toldCaption = 1;
    }
    const missed = told.filter(
      ({ name }) => mayBeName(name) && !found.some((one) => isSamePerson(one.value, name)),
    );
    // A name found by a phrase alone shares the surroundings of its neighbours.
    const beside = found.find(({ isSure }) => isSure)?.features ?? { bias: 1, told: 1 };
    const all = [
      ...found,
      ...missed.map(({ name }) => ({
        value: name,
        ...evidenceOn(page, "text", line.text, name),
        features: { ...beside, toldOnly: 1 },
        isSure: true,
      })),
    ];
    return missed.length === 0 ? all : inOrderOf(line.text, all);
  });
}

/**
 * A phrase takes any words with capitals for a name, "Nora's Shop" too. Arabic has no capitals: there
 * it takes any words, also a blessing after a name.
 */
const mayBeName = (name: string): boolean =>
  /\p{Script=Arabic}/u.test(name)
    ? name.split(" ").slice(0, 2).some(isGivenName) && !/^\p{L}+ الله/u.test(name)
    : !isPossessive(name);

function inOrderOf(text: string, some: readonly FounderCandidate[]): FounderCandidate[] {
  const place = ({ value }: FounderCandidate): number => text.indexOf(value.split(" ")[0] ?? value);
  return [...some].sort((a, b) => place(a) - place(b));
}

interface SitePlace {
  identity: Identity;
  yearIn: YearIn;
  /** The words that the site writes in lower case, too. */
  common: () => ReadonlySet<string>;
}

function peopleOf(
  page: Page,
  story: Story,
  sentence: Sentence,
  { identity, yearIn, common }: SitePlace,
): FounderCandidate[] {
  const likeness = new Map<Person, Likeness>();
  for (const person of peopleIn(sentence)) {
    const likely = likenessOfPerson(person, sentence, identity, common);
    if (likely > 0) likeness.set(person, likely);
  }
  const people = [...likeness.keys()];
  const found = people.map(
    (person): FounderCandidate => ({
      value: person.name,
      ...evidenceOn(page, "text", sentence.line.text, person.name),
      features: {
        ...founderFeatures({ story, sentence, person, people, identity, yearIn }),
        ...(likeness.get(person) === 1 && { unlikelyName: 1 }),
      },
      isSure: false,
    }),
  );
  const most = Math.max(0, ...found.map(({ features }) => features.begin ?? 0));
  for (const { features } of found) {
    features.nearestPerson = most > 0.1 && (features.begin ?? 0) >= most - 0.02 ? 1 : 0;
  }
  return found;
}

function isNearCue(story: Story, lineAt: number): boolean {
  if (year.test(story.lines[lineAt]?.text ?? "")) return true;
  for (let at = lineAt - contextLines; at <= lineAt + contextLines; at++) {
    if ((story.cuesOf(at) & telling) !== 0) return true;
  }
  return false;
}
