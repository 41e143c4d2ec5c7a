import { businessesOf } from "../business.ts";
import type { Identity } from "../identity.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { type Statement, textsOf } from "../structured-data.ts";
import { maskOf } from "./cues/classes.ts";
import { founderFeatures, type YearIn } from "./founder-features.ts";
import type { Features } from "./near.ts";
import { type Story, storyOf } from "./passages.ts";
import { nameWords, peopleIn } from "./people.ts";

export interface FounderCandidate extends Found<string> {
  features: Features;
}

/** A line with none of these within two lines names no founder. */
const telling = maskOf(["found", "start", "self", "step", "founder", "idea", "kin", "iam"]);
const contextLines = 2;
export function founderCandidates(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  yearIn: YearIn,
): FounderCandidate[] {
  const stated = statedFounders(statements);
  const names = new Set(stated.map(({ value }) => nameWords(value).join(" ")));
  const written = pages.flatMap((page) => writtenPeople(page, identity, yearIn));
  for (const { value, features } of written) {
    features.isStated = names.has(nameWords(value).join(" ")) ? 1 : 0;
    const surname = nameWords(value).at(-1);
    const family = written.filter((other) => nameWords(other.value).at(-1) === surname);
    features.namesakes = new Set(family.map((other) => other.value)).size > 1 ? 1 : 0;
    features.mentions = written.filter((other) => other.value === value).length > 1 ? 1 : 0;
    features.firstNamesake = family[0]?.value === value && (features.namesakes ?? 0) > 0 ? 1 : 0;
  }
  return [...stated, ...written];
}

function statedFounders(statements: readonly Statement[]): FounderCandidate[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "founder", "founders")
      .flatMap((text) => text.split(/\s*(?:,|;| and | und | & | et | y )\s*/))
      .filter((text) => text.length >= 3 && text.length <= 60)
      .map((value) => ({
        value: value.replace(/^(?:Dr|Dra|Prof)\.\s+/u, ""),
        page: page.ref,
        method,
        snippet: `founder: ${value}`,
        features: { bias: 1, stated: 1 },
      })),
  );
}

function writtenPeople(page: Page, identity: Identity, yearIn: YearIn): FounderCandidate[] {
  const story = storyOf(page);
  return story.lines.flatMap((line, lineAt) => {
    if (line.text.length < 4 || !isTold(story, lineAt)) return [];
    return story.sentencesOf(lineAt).flatMap((sentence) => {
      const people = peopleIn(sentence);
      const found = people.map(
        (person): FounderCandidate => ({
          value: person.name,
          ...evidenceOn(page, "text", line.text, person.name),
          features: founderFeatures({ story, sentence, person, people, identity, yearIn }),
        }),
      );
      const most = Math.max(0, ...found.map(({ features }) => features.begin ?? 0));
      for (const { features } of found) {
        features.nearestPerson = most > 0.1 && (features.begin ?? 0) >= most - 0.02 ? 1 : 0;
      }
      return found;
    });
  });
}

function isTold(story: Story, lineAt: number): boolean {
  for (let at = lineAt - contextLines; at <= lineAt + contextLines; at++) {
    if (story.sentencesOf(at).some(({ cues }) => (cues & telling) !== 0)) return true;
  }
  return false;
}
