import { grouped } from "../../grouped.ts";
import type { Phrase } from "./phrase.ts";
import { type ParseContext, partsOf, type Rule } from "./rule.ts";

/** A question's words and the meanings of each stretch, before any rule. */
export interface Lattice {
  /** Number of words. */
  size: number;
  /** By the word they begin with. */
  phrases: readonly (readonly Phrase[])[];
  /** The cost of skipping a word; infinite for a word that must be used. */
  skipCost: readonly number[];
}

/** Readings of one stretch and type that are kept. */
const readingsMax = 6;
/** Words passed over between two parts. */
const skippedMax = 4;
/** Phrases that begin with one word: a guard against questions made to be slow. */
const phrasesMax = 1_500;

export type Grammar = ReadonlyMap<string, readonly Rule[]>;

/** Rules by the type of their first part. */
export const grammarOf = (all: readonly Rule[]): Grammar =>
  grouped(all, ({ parts }) => parts[0] ?? "");

/**
 * All phrases of a question, bottom-up: from the last word to the first, each phrase that begins
 * there is tried as the first part of every rule, over what is known to begin later.
 */
export function parse(lattice: Lattice, grammar: Grammar, asked: ParseContext): Phrase[][] {
  const chart: Kept[] = [];
  for (let start = lattice.size - 1; start >= 0; start--) {
    const kept = keptPhrases();
    chart[start] = kept;
    const agenda = [...(lattice.phrases[start] ?? [])].filter(kept.add);
    for (let first = agenda.shift(); first; first = agenda.shift()) {
      for (const rule of grammar.get(first.type) ?? []) {
        complete(rule, [first], first.cost, { lattice, chart }, (parts, cost) => {
          const phrase = phraseOf(rule, parts, cost, asked);
          if (phrase && kept.add(phrase)) agenda.push(phrase);
        });
      }
    }
  }
  return chart.map(({ all }) => all());
}

interface Kept {
  /** Whether the phrase is new and among the cheapest of its stretch and type. */
  add: (phrase: Phrase) => boolean;
  ofType: (type: string) => readonly Phrase[];
  all: () => Phrase[];
}

function keptPhrases(): Kept {
  const byType = new Map<string, Phrase[]>();
  const seen = new Map<string, Phrase>();
  let size = 0;
  return {
    add(phrase) {
      const key = `${phrase.to} ${phrase.type} ${JSON.stringify(phrase.meaning)}`;
      const known = seen.get(key);
      if (known && known.cost <= phrase.cost) return false;
      const ofType = byType.get(phrase.type) ?? [];
      byType.set(phrase.type, ofType);
      const rivals = ofType.filter(({ to }) => to === phrase.to);
      const dearest = rivals.length < readingsMax ? undefined : dearestOf(rivals);
      if (size >= phrasesMax || (dearest && dearest.cost <= phrase.cost)) return false;
      const out = known ?? dearest;
      if (out) ofType.splice(ofType.indexOf(out), 1);
      else size++;
      ofType.push(phrase);
      seen.set(key, phrase);
      return true;
    },
    ofType: (type) => byType.get(type) ?? [],
    all: () => [...byType.values()].flat(),
  };
}

const dearestOf = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.reduce((most, one) => (one.cost > most.cost ? one : most));

/** Extends a rule's first parts by all that can follow, passing over words that may be. */
function complete(
  rule: Rule,
  parts: readonly Phrase[],
  cost: number,
  context: { lattice: Lattice; chart: readonly Kept[] },
  found: (parts: readonly Phrase[], cost: number) => void,
): void {
  const wanted = rule.parts[parts.length];
  if (wanted === undefined) {
    found(parts, cost);
    return;
  }
  const { lattice, chart } = context;
  let at = parts.at(-1)?.to ?? 0;
  let skipped = 0;
  for (let words = 0; words <= skippedMax && at < lattice.size; words++) {
    for (const next of chart[at]?.ofType(wanted) ?? []) {
      complete(rule, [...parts, next], cost + skipped + next.cost, context, found);
    }
    skipped += lattice.skipCost[at] ?? Number.POSITIVE_INFINITY;
    if (skipped === Number.POSITIVE_INFINITY) return;
    at++;
  }
}

function phraseOf(
  rule: Rule,
  parts: readonly Phrase[],
  cost: number,
  asked: ParseContext,
): Phrase | null {
  const { parts: found, unread } = partsOf(parts, asked);
  const result = rule.make(found);
  if (result === null || unread().length > 0) return null;
  const { meaning, cost: own = 0, assumed = [] } = result;
  return {
    type: rule.result,
    from: parts[0]?.from ?? 0,
    to: parts.at(-1)?.to ?? 0,
    meaning,
    cost: cost + own,
    assumed: [...new Set([...parts.flatMap((part) => part.assumed), ...assumed])],
    understood: parts.flatMap((part) => part.understood ?? []),
  };
}
