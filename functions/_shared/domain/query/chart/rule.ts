import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { Meanings, Phrase, PhraseType, Span } from "./phrase.ts";

/** The matched phrases, as a rule sees them. */
export interface Parts {
  /** The meaning of the nth part of this type, 0 = first. */
  get: <T extends PhraseType>(type: T, nth?: number) => Meanings[T];
  /** The argument of the table's entry of this kind. */
  arg: (kind: string, nth?: number) => string;
  has: (type: string) => boolean;
  count: (type: string) => number;
  /** The words of the nth part of this type. */
  spanOf: (type: string, nth?: number) => Span;
  /** The words of the whole phrase. */
  span: Span;
  /** No word between the parts is passed over. */
  isTight: boolean;
  preset: Preset;
  /** The plan of the answer before. */
  before: Plan | undefined;
}

/** The preset a question is about, and the plan of the answer before. */
export interface ParseContext {
  preset: Preset;
  before: Plan | undefined;
}

export interface Made<T extends PhraseType = PhraseType> {
  meaning: Meanings[T];
  cost?: number;
  assumed?: readonly string[];
}

export interface Rule {
  result: PhraseType;
  /** Types of the parts, in order. */
  parts: readonly string[];
  make: (parts: Parts) => Made | null;
}

type Make<T extends PhraseType> = (parts: Parts) => Meanings[T] | Made<T> | null;

/**
 * Rules of one result. A pattern names the parts in order: `a|b` either of two, `a?` may be missing.
 * `rules("presence", "with column", …)` makes one rule, "with|having the? column" four.
 */
export function rules<T extends PhraseType>(
  result: T,
  patterns: readonly string[] | string,
  make: Make<T>,
  cost = 0,
): Rule[] {
  const all = typeof patterns === "string" ? [patterns] : patterns;
  return all.flatMap((pattern) =>
    expanded(pattern.trim().split(/\s+/)).map(
      (parts): Rule => ({
        result,
        parts,
        make(found) {
          const made = make(found);
          if (made === null) return null;
          const whole: Made = isMade(made) ? made : { meaning: made };
          return { ...whole, cost: (whole.cost ?? 0) + cost };
        },
      }),
    ),
  );
}

/** Wraps a meaning that comes with a cost or an assumption. */
export const made = <T extends PhraseType>(
  meaning: Meanings[T],
  more: Omit<Made<T>, "meaning">,
): Made<T> => ({ meaning, ...more, ...madeMark });

const madeMark = { isMade: true } as const;
const isMade = (value: unknown): value is Made =>
  typeof value === "object" && value !== null && "isMade" in value;

function expanded(parts: readonly string[]): string[][] {
  let all: string[][] = [[]];
  for (const part of parts) {
    const isOptional = part.endsWith("?");
    const choices = part.replace(/\?$/, "").split("|");
    all = all.flatMap((before) => [
      ...choices.map((choice) => [...before, choice]),
      ...(isOptional ? [before] : []),
    ]);
  }
  return all.filter((each) => each.length > 0);
}

/**
 * Finds parts by type in the phrases a rule has matched. `unread` names what says something and was
 * not looked at: a rule that drops such a part makes no phrase.
 */
export function partsOf(
  phrases: readonly Phrase[],
  { preset, before }: ParseContext,
): { parts: Parts; unread: () => readonly Phrase[] } {
  const read = new Set<Phrase>();
  const nth = (type: string, at: number): Phrase => {
    const found = phrases.filter((phrase) => phrase.type === type)[at];
    if (!found) throw new Error(`chart: no part ${type} ${at}`);
    read.add(found);
    return found;
  };
  const parts: Parts = {
    get: <T extends PhraseType>(type: T, at = 0) => nth(type, at).meaning as Meanings[T],
    arg: (kind, at = 0) => String(nth(kind, at).meaning),
    has: (type) => phrases.some((phrase) => phrase.type === type),
    count: (type) => phrases.filter((phrase) => phrase.type === type).length,
    spanOf(type, at = 0) {
      const found = phrases.filter((phrase) => phrase.type === type)[at];
      return { from: found?.from ?? 0, to: found?.to ?? 0 };
    },
    span: { from: phrases[0]?.from ?? 0, to: phrases.at(-1)?.to ?? 0 },
    isTight: phrases.every(({ from }, at) => at === 0 || from === phrases[at - 1]?.to),
    preset,
    before,
  };
  return {
    parts,
    unread: () => phrases.filter((phrase) => says(phrase) && !read.has(phrase)),
  };
}

/** Whether a phrase must not get lost; a table's entry without an argument only joins others. */
const says = ({ type, meaning }: Phrase): boolean =>
  typeof meaning === "string" ? saysByArgument.has(type) : true;

const saysByArgument: ReadonlySet<string> = new Set([
  "quote",
  "raw",
  "strange",
  "sign",
  "clockshift",
  "activity",
  "after",
  "text",
  "area",
  "cmp",
  "unit",
  "field",
  "role",
  "network",
  "super",
  "ordinal",
  "day",
  "dir",
  "fitvalue",
  "vague",
  "meal",
  "late",
  "early",
  "superhours",
  "supermap",
  "file",
  "meta",
  "changed",
  "fn",
]);
