import { grouped } from "../grouped.ts";
import type { TagQuery } from "../listing/element.ts";
import { fold } from "../text/fold.ts";
import { catalogueTags, furtherTags } from "./business-types.ts";
import { bagOf, keyOf, wordsOf } from "./phrase.ts";
import { businessPresets, type Preset } from "./presets.ts";
import { synonyms } from "./synonyms.ts";

export interface BusinessType {
  /** English */
  label: string;
  tags: readonly TagQuery[];
  /** The wider type where this one's tags are rare on the map. */
  broader: string | null;
  /** How many wider presets there are above it. */
  depth: number;
}

/** Words that mean a type. */
export interface Word {
  type: BusinessType;
  /** As it is written. */
  said: string;
  /** Folded, with spaces. */
  text: string;
  key: string;
  kind: "label" | "synonym" | "name" | "alias" | "term";
  score: number;
}

const scores = { label: 1, synonym: 0.95, name: 0.93, alias: 0.9, term: 0.7 } as const;
const sharedTermScore = 0.6;
/** A term that more types share tells nothing: "eat", "dinner". */
const termOwnersMax = 3;

/** Built when first asked for: most requests of a process never match a type. */
const once = <T>(build: () => T): (() => T) => {
  let built: { value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
};

const presets = once(businessPresets);
const labelByPreset = once(() => labelsOf(presets()));
export const knownTypes: () => ReadonlyMap<string, BusinessType> = once(typesByLabel);
/** The types for a key, best first. */
export const wordsByKey: () => ReadonlyMap<string, readonly Word[]> = once(() =>
  rankedBy(allWords(), ({ key }) => key),
);
export const knownWords: () => readonly Word[] = once(() => [...wordsByKey().values()].flat());
const namingWords = once(() => knownWords().filter(({ kind }) => kind !== "term"));
/** The types for a set of words, best first. */
export const wordsByBag: () => ReadonlyMap<string, readonly Word[]> = once(() => {
  const byBag = rankedBy(namingWords(), ({ text }) => bagOf(text.split(" ")));
  byBag.delete("");
  return byBag;
});
/** The names of a type in every language, by its folded label; a name that means another type rather is not among them. */
export const namesByLabel: () => ReadonlyMap<string, readonly string[]> = once(() => {
  const byLabel = new Map<string, string[]>();
  for (const [best] of wordsByKey().values()) {
    if (!best || best.kind === "term") continue;
    const label = fold(best.type.label);
    const known = byLabel.get(label);
    if (known) known.push(best.said);
    else byLabel.set(label, [best.said]);
  }
  return byLabel;
});
/** Every single word of the phrases, for putting slips right. */
export const knownParts: () => ReadonlySet<string> = once(
  () => new Set(namingWords().flatMap(({ text }) => text.split(" "))),
);

/**
 * The schema's terms also include what a business sells and associations: "water", "red". Of the
 * single words only those that name a person or place count.
 */
const namesBusiness = (term: string): boolean =>
  /\s|\p{Script=Arabic}/u.test(term) || maker.test(term);

const maker =
  /^.{5,}(er|or|ist|ian|ery|shop|store|smith|eur|euse|erie|iste|ien|ero|era|ería|ista|ador|edor|ei|arzt|ärztin|laden|studio|salon|praxis|club|klinik|clinic|agency|haus)$/i;

function allWords(): Word[] {
  const types = knownTypes();
  const words: Word[] = [];
  const add = (label: string, said: readonly string[], kind: Word["kind"]): void => {
    const type = types.get(label);
    if (!type) return;
    for (const one of new Set(said.flatMap(separateWords))) {
      const split = wordsOf(one);
      const key = keyOf(split);
      const text = split.join(" ");
      if (key !== "") words.push({ type, said: one, text, key, kind, score: scores[kind] });
    }
  };
  for (const label of types.keys()) add(label, [label], "label");
  for (const [label, said] of synonyms) add(label, said, "synonym");
  for (const { id, words: said } of presets()) {
    const label = labelByPreset().get(id) ?? "";
    add(label, said.names, "name");
    add(label, said.aliases, "alias");
    add(label, said.terms.filter(namesBusiness), "term");
  }
  return words;
}

/** The schema has several names in one, and ends of compounds: "a، b", "-complex". */
const separateWords = (said: string): string[] =>
  said.split(/\s*[,،;]\s*/).filter((one) => !one.startsWith("-"));

/** Each type once under a key, best first; what many types share is left out. */
function rankedBy(words: readonly Word[], keyOf: (word: Word) => string): Map<string, Word[]> {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    const known = group?.findIndex(({ type }) => type === word.type) ?? -1;
    if (!group) groups.set(key, [word]);
    else if (known < 0) group.push(word);
    else if ((group[known]?.score ?? 0) < word.score) group[known] = word;
  }
  for (const [key, group] of groups) {
    if (group.length > 1) groups.set(key, withoutSharedTerms(group).sort(byWorth));
  }
  return groups;
}

const byWorth = (a: Word, b: Word): number => b.score - a.score || a.type.depth - b.type.depth;

function withoutSharedTerms(group: Word[]): Word[] {
  const terms = group.filter(({ kind }) => kind === "term");
  if (terms.length <= 1) return group;
  const named = group.filter(({ kind }) => kind !== "term");
  const shallowest = Math.min(...terms.map(({ type }) => type.depth));
  const owners = terms.filter(({ type }) => type.depth === shallowest);
  if (owners.length > termOwnersMax) return named;
  return [...named, ...owners.map((word) => ({ ...word, score: sharedTermScore }))];
}

const ownTags: Readonly<Record<string, readonly TagQuery[]>> = { ...catalogueTags, ...furtherTags };

interface OwnQuery {
  label: string;
  query: TagQuery;
  /** The first tag of a type is the one it is best known by. */
  isFirst: boolean;
}

/** Our own types' tags by each pair they hold. */
const ownQueries: ReadonlyMap<string, OwnQuery[]> = Object.entries(ownTags)
  .flatMap(([label, queries]) => queries.map((query, at) => ({ label, query, isFirst: at === 0 })))
  .reduce((byPair, own) => {
    for (const pair of Object.entries(own.query)) {
      byPair.set(pair.join("="), [...(byPair.get(pair.join("=")) ?? []), own]);
    }
    return byPair;
  }, new Map<string, OwnQuery[]>());

/** The label of each preset: our own type's where our tags ask for the same. */
function labelsOf(presets: readonly Preset[]): Map<string, string> {
  const byId = new Map(presets.map((preset) => [preset.id, preset]));
  return new Map(
    presets.map(({ id, name, tags, parent }) => {
      const wider = byId.get(parent ?? "")?.tags ?? [];
      const same = tags.flatMap((query) =>
        Object.entries(query)
          .flatMap((pair) => ownQueries.get(pair.join("=")) ?? [])
          .filter((own) => asksForSame(own.query, query, wider)),
      );
      const own = same.find(({ isFirst }) => isFirst) ?? same[0];
      return [id, own?.label ?? name.split(" / ")[0] ?? name];
    }),
  );
}

/** Whether our query holds everything that a preset's tags say beyond its wider preset's. */
function asksForSame(query: TagQuery, tags: TagQuery, wider: readonly TagQuery[]): boolean {
  const isWider = ([key, value]: [string, string]): boolean =>
    wider.some((one) => one[key] === value);
  return (
    Object.entries(query).every(([key, value]) => tags[key] === value) &&
    !Object.entries(query).every(isWider) &&
    Object.entries(tags).every((pair) => query[pair[0]] === pair[1] || isWider(pair))
  );
}

function typesByLabel(): Map<string, BusinessType> {
  const labelOf = labelByPreset();
  const presetsOf = grouped(presets(), ({ id }) => labelOf.get(id) ?? "");
  const types = new Map<string, BusinessType>();
  for (const [label, tags] of Object.entries(ownTags)) {
    const wider = labelOf.get(widerOf(presetsOf.get(label) ?? []) ?? "");
    types.set(label, { label, tags, broader: wider === label ? null : (wider ?? null), depth: 0 });
  }
  for (const { id, tags, parent } of presets()) {
    const label = labelOf.get(id) ?? "";
    if (label in ownTags) continue;
    const known = types.get(label)?.tags ?? [];
    const broader = labelOf.get(parent ?? "") ?? widerOwn(tags) ?? null;
    types.set(label, { label, tags: [...known, ...tags], broader, depth: id.split("/").length });
  }
  return types;
}

/** The wider preset of presets that all have one. */
const widerOf = (presets: readonly Preset[]): string | null =>
  presets.every(({ parent }) => parent !== null) ? (presets[0]?.parent ?? null) : null;

/** Our type that asks for a part of the tags: a dentist, for an orthodontist. */
const widerOwn = (tags: readonly TagQuery[]): string | undefined =>
  tags
    .filter((query) => Object.keys(query).length > 1)
    .flatMap((query) => Object.entries(query))
    .flatMap((pair) => ownQueries.get(pair.join("=")) ?? [])
    .find(({ query }) => Object.keys(query).length === 1)?.label;
