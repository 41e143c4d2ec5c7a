import { singularWord } from "../inflection.ts";
import { filtersOf, leavesOf, type Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { type Names, namesOf } from "../reader/names.ts";
import { piecesOf } from "../reader/tokens.ts";
import { type ChatWords, englishChat } from "./english-chat.ts";
import { writtenOut } from "./written-out.ts";

export interface Stretch {
  start: number;
  end: number;
}

/** A part of a question that only tells of the person: "i sell web design". */
export interface Remark extends Stretch {
  text: string;
  /** "i work till 7": it may be dropped only beside a time that is asked for. */
  hasTime: boolean;
  /** "I sell to cafés": only beside another type that is asked for. */
  hasType: boolean;
}

/** "early flight", "quick question": such a noun may have this many words before it. */
const wordsBefore = 3;

/** Parts between marks that begin as people speak of themselves, and name nothing of the preset. */
export function remarksIn(question: string, preset: Preset): Remark[] {
  const names = namesOf(preset);
  const chat = englishChat;
  const all = clausesOf(question);
  const found = all.flatMap((clause) => {
    const words = wordsOf(clause, chat);
    const hasType = words.some((word) => (names.type(word)?.entries.length ?? 0) > 0);
    // "I compare hotels, bars and cafés": the start of a list.
    const isOpen = hasType && /,\s*$/.test(clause.text);
    if (isOpen || !isRemark(words, chat, names)) return [];
    const { start, text } = clause;
    const hasTime = words.some((word) => /\d/.test(word) || chat.times.has(singularWord(word)));
    const said = text.replace(/[\s.,;:!–-]+$/, "").trim();
    return [{ start, end: start + text.length, text: said, hasTime, hasType }];
  });
  return found.length < all.length ? found : [];
}

interface Clause {
  start: number;
  text: string;
}

const clauses = /(?:[^.!?,;:–-]|[.,:-](?=\S)(?![.\s]))+(?:[.!?,;:–-]+|$)/g;

const clausesOf = (question: string): Clause[] =>
  [...question.matchAll(clauses)]
    .map(({ 0: text, index }) => ({ start: index, text }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** None for a clause with a question mark. */
const wordsOf = ({ text }: Clause, chat: ChatWords): string[] =>
  text.includes("?")
    ? []
    : writtenOut(piecesOf(text), chat, new Set())
        .filter(({ kind }) => kind !== "mark")
        .map(({ text: word }) => word);

function isRemark(all: readonly string[], chat: ChatWords, names: Names): boolean {
  const first = all.findIndex((word) => !chat.greetings.has(word));
  const words = first < 0 ? [] : all.slice(first);
  if (words.length === 0) return all.length > 0;
  const line = `${words.join(" ")} `;
  const start = chat.ownStarts.find((each) => line.startsWith(`${each} `));
  const last = words.at(-1) ?? "";
  const isOccasion =
    words.length > 1 && words.length <= wordsBefore && chat.occasions.has(last) && !start;
  if (start === undefined && !isOccasion) return false;
  // "deciding who to call"
  const rest = line.slice(start?.length ?? 0).replace(/ (?:who|which|what|where|how) to /g, " ");
  const said = rest.trim().split(" ");
  return !said.some((word) => chat.wishes.has(word)) && !namesOfPreset(said, names);
}

/** A place, a value or a business of the preset may be a condition. */
function namesOfPreset(words: readonly string[], names: Names): boolean {
  return words.some((_, from) =>
    words.slice(from).some((__, more) => {
      const key = words.slice(from, from + more + 1).join(" ");
      return names.places.has(key) || names.values.has(key) || names.listings.has(key);
    }),
  );
}

/** Blanks take their place: positions stay. */
export const withoutParts = (question: string, parts: readonly Stretch[]): string =>
  parts.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    question,
  );

/** A time or a type of a remark may be meant unless the question names its own. */
export function isBeside(plan: Plan, remarks: readonly Remark[]): boolean {
  const { sides = [], measure, target, op } = plan;
  const asked = [...filtersOf(plan), ...sides, ...(measure?.of ? [measure.of] : [])];
  const leaves = asked.flatMap(leavesOf);
  const isTyped =
    target !== undefined || leaves.some((leaf) => "f" in leaf && leaf.f === "category");
  const isTimed = leaves.some((leaf) => "open" in leaf || "closed" in leaf);
  const isSomething = leaves.length > 0 || target !== undefined || op !== "list";
  return (
    isSomething &&
    remarks.every(({ hasTime, hasType }) => (isTimed || !hasTime) && (isTyped || !hasType))
  );
}
