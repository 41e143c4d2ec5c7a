import { fold } from "../../text/fold.ts";
import type { SearchField, TextCondition } from "../plan/plan.ts";
import { addClause, argAt, kindAt, type Reader, select, skip, spanOf } from "./draft.ts";
import type { Token } from "./token.ts";

const searchable: readonly string[] = ["name", "description", "address", "website"];
const hows: Readonly<Record<string, TextCondition["how"]>> = {
  contain: "contains",
  start: "starts",
  end: "ends",
};
/** A text without quotes ends where the question goes on. */
const stops = [
  "mark",
  "and",
  "or",
  "but",
  "have",
  "with",
  "without",
  "lack",
  "as",
  "file",
  "sort",
  "open",
  "closed",
  "near",
  "within",
  "no",
  "rated",
  "cmp",
  "of",
  "per",
  "that",
  "than",
  "except",
  "not",
  "nor",
];
const forbidden = (arg: string): boolean =>
  arg.startsWith("not_allowed") || arg.startsWith("read_only");

const kindOfCharacter =
  /^(number|digit|zahl|ziffer|chiffre|cifra|vowel|consonant|ampersand|umlaut|accent|emoji)s?$/;

/** "with a digit in the name", but not a business that is called so. */
const isKindOfCharacter = ({ question }: Reader, { text, start }: Token): boolean =>
  kindOfCharacter.test(text) &&
  (text.endsWith("s") || /(?:an?|eine?[mnr]?|une?|una?)\s+$/i.test(question.slice(0, start)));

/** "named X", "whose name contains X", "start with the letter X" */
export function textClause(reader: Reader, at: number): number {
  const kind = kindAt(reader, at);
  // "con el nombre, la dirección y …": columns, not a name.
  const listed = skip(reader, at + 1, ["mark", "and"]);
  if (kind === "named" && listed > at + 1 && kindAt(reader, listed) === "field") {
    select(reader, "name");
    return at + 1;
  }
  const how = hows[kind] ?? "contains";
  // "postcodes that start with 101": only some fields are searched.
  const said = tokenBefore(reader, at);
  const isOther = said?.kind === "field" && !searchable.includes(said.arg);
  if (isOther && (how !== "contains" || said.arg === "founders")) return at;
  const start = skip(reader, at + 1, ["mark", "contain", "as", "letter", "be"]);
  const text = textAt(reader, start);
  if (!text) return at;
  const inField = fieldAfter(reader, text.next);
  const before = reader.draft.selects.find((column) => searchable.includes(column));
  const field = inField?.field ?? (before as SearchField | undefined) ?? "name";
  const isMention = kind === "contain" && !inField && before === undefined;
  // "Does this list contain the word X?": in which of its columns?
  if (isMention && at === 0) return at;
  if (inField === null && before !== undefined) {
    reader.draft.selects = reader.draft.selects.filter((column) => column !== before);
    reader.draft.selected.pop();
  }
  const f: SearchField =
    isMention && reader.preset.known("description") > 0 ? "description" : field;
  const other = inField ? null : otherText(reader, text.next);
  const end = inField?.next ?? other?.next ?? text.next;
  const one = { f, how, text: text.text };
  const condition = other ? { or: [one, { f, how, text: other.text }] } : one;
  addClause(reader, condition, `text ${f}`, spanOf(reader, at, end));
  return end;
}

/** "how many hotels this list includes": nothing is searched for. */
export function containing(reader: Reader, at: number): number {
  const next = kindAt(reader, skip(reader, at + 1, ["their"]));
  const isEnd = next === "mark" && /^[?.!؟]$/.test(reader.tokens[at + 1]?.text ?? "");
  const isNothing = isEnd || ["", "fn"].includes(next);
  // "a file that contains names and phone numbers", "… that contains the hotels"
  const isColumns = ["field", "type", "subject"].includes(next) && reader.draft.intents.has("file");
  return isNothing || isColumns ? at + 1 : textClause(reader, at);
}

/** `"X" in the name`, "X in their name" after "with" */
export function quotedClause(reader: Reader, at: number): number {
  const text = textAt(reader, at);
  if (!text) return at;
  const inField = fieldAfter(reader, text.next);
  if (!inField) return alternativesInField(reader, at, text);
  addClause(
    reader,
    { f: inField.field, how: "contains", text: text.text },
    `text ${inField.field}`,
    spanOf(reader, at, inField.next),
  );
  return inField.next;
}

/** "containing Star or Lion", where nothing else follows. */
function otherText(reader: Reader, at: number): { text: string; next: number } | null {
  const [next] = reader.tokens.slice(at + 1);
  const isType = next?.kind === "type" && !next.isPlural;
  const isWord = ["quote", "unknown"].includes(kindAt(reader, at + 1)) || isType;
  const text = kindAt(reader, at) === "or" && isWord ? textAt(reader, at + 1) : null;
  const isEnd = text && ["", "mark"].includes(kindAt(reader, text.next));
  return isEnd ? text : null;
}

/** "… in their name" right after a word that could be a type or a place. */
export function wordInName(reader: Reader, at: number): number {
  const { tokens, question } = reader;
  const inField = fieldAfter(reader, at + 1);
  const [word, last] = [tokens[at], tokens[(inField?.next ?? 0) - 1]];
  if (inField?.field !== "name" || !word || !last) return at;
  const between = question.slice(word.end, last.start);
  return inTheirName.test(between) ? quotedClause(reader, at) : at;
}

const inTheirName =
  /^["”»]?\s+(?:im|in (?:the|their|its|ihrem|seinem|dem)|dans (?:le|leur|son)|en (?:el|su))\s+$/iu;

/** "hotel or palace in the name" */
function alternativesInField(
  reader: Reader,
  at: number,
  one: { text: string; next: number },
): number {
  const joint = kindAt(reader, one.next);
  const first = ["have", "with"].includes(kindAt(reader, at - 1)) ? joint : "";
  const other = ["or", "and"].includes(first) ? textAt(reader, one.next + 1) : null;
  const inField = other && fieldAfter(reader, other.next);
  if (!inField || kindAt(reader, one.next + 1) === "field") return at;
  const both = [one.text, other.text].map(
    (text) => ({ f: inField.field, how: "contains", text }) as const,
  );
  const span = spanOf(reader, at, inField.next);
  const about = `text ${inField.field}`;
  if (joint === "or") addClause(reader, { or: both }, about, span);
  else for (const each of both) addClause(reader, each, about, span);
  return inField.next;
}

const tokenBefore = ({ tokens }: Reader, at: number): Token | undefined =>
  tokens.slice(0, at).findLast(({ kind }) => !["that", "be", "mark"].includes(kind));

function fieldAfter(reader: Reader, at: number): { field: SearchField; next: number } | null {
  const next = skip(reader, at, ["in", "as", "of", "their", "part", "on", "at", "be"]);
  const arg = argAt(reader, next);
  return next > at && kindAt(reader, next) === "field" && searchable.includes(arg)
    ? { field: arg as SearchField, next: next + 1 }
    : null;
}

const likeness = /^(after|like|similar|nach|wie|d apres|comme|como|por)$/;
const vagueEnd =
  /^(something|anything|whatever|or so|similar|like that|irgendwas|etwas|ahnlich|quelque chose|algo)$/;

function textAt(reader: Reader, at: number): { text: string; next: number } | null {
  const token = reader.tokens[at];
  if (!token) return null;
  if (token.kind === "quote") return { text: token.text, next: at + 1 };
  if (token.kind === "their") return null;
  let end = at;
  while (end < reader.tokens.length && !isEnd(reader, end)) end++;
  const last = reader.tokens[end - 1];
  // "a number in the name" is none of its letters.
  if (end === at || !last || isKindOfCharacter(reader, token)) return null;
  // "named after a river", "called Green something": no text to look for.
  const isLoose = end > at + 1 && kindAt(reader, at - 1) === "named";
  if ((isLoose && likeness.test(token.text)) || vagueEnd.test(last.text)) return null;
  return { text: fold(reader.question.slice(token.start, last.end)), next: end };
}

function isEnd(reader: Reader, at: number): boolean {
  const kind = kindAt(reader, at);
  if (kind === "in") {
    const next = skip(reader, at, ["in", "their"]);
    return kindAt(reader, next) === "place" || kindAt(reader, next) === "field";
  }
  return stops.includes(kind) || (kind === "refuse" && forbidden(argAt(reader, at)));
}
