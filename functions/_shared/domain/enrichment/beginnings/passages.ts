import { fold } from "../../text/fold.ts";
import { remembered } from "../../text/remembered.ts";
import type { Line, Page } from "../page.ts";
import { cuesAt } from "./cues/lookup.ts";
import { shortYear } from "./short-years.ts";

export interface Token {
  /** As it is written, but a year in full. */
  text: string;
  /** Folded. */
  word: string;
  at: number;
  end: number;
  /** Counts the clauses of the sentence up to here. */
  clause: number;
  /** Classes of cues, one bit each. */
  cues: number;
}
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** The cues of all its tokens. */
  cues: number;
  line: Line;
  lineAt: number;
  /** Its place within the line. */
  at: number;
}

/** A longer line is a page's whole text in one block: no story of a few words. */
const lineMaxChars = 2_500;
const tokensMax = 700;

const tokenPattern = /\p{L}\p{M}*(?:[\p{L}\p{M}]|['’-](?=\p{L}))*|\d+|[^\s\p{L}\d]/gu;
const abbreviation =
  /^(?:\p{L}|st|ste|ft|mt|dr|dra|mr|mrs|ms|prof|no|inc|co|sr|sra|lic|ing|dipl|med|dent|vet|est|estd|gegr|jr|jun|sen|geb|inh|ca|bzw|nr|tel|av|bd|ltd|thos|wm|hnos|cia|cie|mag|op|rev|capt)$/u;
const isWord = /^\p{L}/u;
const isNumber = /^\d/;
const breaksClause = /^[,;–—()|·•،؛/]$|^:$/u;
const endsSentence = /^[.!?؟…|·•*●▪★]$/u;
/** Between entries of a line, not between sentences. */
const dividesEntries = /^[|·•*●▪★]$/u;

/** Western digits, no vowel signs, and no other character moves. */
export const plainText = (text: string): string =>
  /[\u0640-\u06F9]/.test(text)
    ? text
        .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
        .replace(/[\u064B-\u0652\u0640]/g, "")
    : text;

type Passage = Omit<Sentence, "line" | "lineAt">;

/** The sentences of a line, with the cues in each. */
function sentencesIn(line: Line, lineAt: number): Sentence[] {
  const passagesIn = line.region === "head" ? passagesInHead : passagesInText;
  return passagesIn(line.text).map((passage) => ({ ...passage, line, lineAt }));
}

const passagesInHead = remembered((text) => readPassages(plainText(text), false));
// A row of a table: "Founded | 1987".
const passagesInText = remembered((line) => {
  const text = plainText(line);
  return readPassages(text, text.split("|").length === 2);
});

function readPassages(text: string, isRow: boolean): Passage[] {
  if (text.length > lineMaxChars) return [];
  const sentences: Passage[] = [];
  let tokens: Token[] = [];
  let clause = 0;
  const close = (): void => {
    if (tokens.some(({ word }) => word !== "")) {
      sentences.push(passageOf(text, tokens, sentences.length));
    }
    tokens = [];
    clause = 0;
  };
  for (const { 0: part, index } of text.matchAll(tokenPattern)) {
    const end = index + part.length;
    const isText = isWord.test(part) || isNumber.test(part);
    const isDash = part === "-" && /\s/.test(text[index - 1] ?? " ") && /\s/.test(text[end] ?? " ");
    if (breaksClause.test(part) || isDash) clause += 1;
    const word = isText ? fold(part) : part === "©" ? "copyright" : "";
    const year = /^\d\d$/.test(part) ? shortYear(text, tokens, { at: index, end }) : null;
    const written = year === null ? part : String(year);
    tokens.push({ text: written, word, at: index, end, clause, cues: 0 });
    if (endsSentence.test(part) && !(isRow && part === "|") && isEnd(tokens, text, end)) close();
    if (tokens.length >= tokensMax) break;
  }
  close();
  return sentences;
}

function isEnd(tokens: readonly Token[], text: string, end: number): boolean {
  const last = tokens.at(-1)?.text;
  // "Preis*" doesn't end a sentence.
  if (last === "*" && !/\s/.test(text[end - 2] ?? " ")) return false;
  if (dividesEntries.test(last ?? "")) return true;
  const rest = /^["'”“»)]?(\s+)(\P{Ll}|$)|^["'”“»)]?\s*$/u.exec(text.slice(end, end + 6));
  if (rest === null) return false;
  if (last !== ".") return true;
  const before = tokens.at(-2);
  if (before === undefined) return false;
  // "1. Juli", "K. R. Subramaniam", "Dr. Lindner"
  if (isNumber.test(before.text)) return before.text.length > 2;
  return !abbreviation.test(before.word);
}

function passageOf(text: string, tokens: Token[], at: number): Passage {
  const words = tokens.filter(({ word }) => word !== "");
  const folded = words.map(({ word }) => word);
  let cues = 0;
  for (const [at, token] of words.entries()) {
    token.cues = cuesAt(folded, at);
    cues |= token.cues;
  }
  const start = tokens[0]?.at ?? 0;
  return { text: text.slice(start, tokens.at(-1)?.end ?? start), tokens, cues, at };
}

const planned =
  /(?<!\p{L})(?:(?:scheduled|planned|expected|due|set|about) to (?:begin|open|start|launch)|will (?:begin|open|start|launch)|opening soon|voraussichtlich|demnächst|geplant|ouvrira|ouvrirons|va ouvrir|prévue?s? (?:pour|en)|abrirá|abriremos|previst[ao]s? para|próximamente|(?:س[ين])\p{L}*فتتح|من المقرر)(?!\p{L})/iu;

/** Whether a sentence tells of a beginning still to come. */
export const isPlanned = ({ text }: Sentence): boolean => planned.test(text);

/** The title and the description, then the lines a visitor reads. */
export function linesOf(page: Page): Line[] {
  const head = [page.title, page.meta.get("description") ?? ""].map(
    (text): Line => ({
      text,
      region: "head",
      path: "",
      heading: "",
      level: 0,
      isItem: false,
      depth: 0,
    }),
  );
  return [...head, ...page.lines];
}

const known = new WeakMap<Line, readonly Sentence[]>();

/** The page's text by lines; a line is split once, when it is first asked for. */
export interface Story {
  lines: readonly Line[];
  sentencesOf(lineAt: number): readonly Sentence[];
  /** The cues of all its sentences. */
  cuesOf(lineAt: number): number;
  /** The sentence before in the same line or, at its start, in the line before. */
  before(sentence: Sentence): Sentence | undefined;
  after(sentence: Sentence): Sentence | undefined;
}

export function storyOf(page: Page): Story {
  const found = stories.get(page) ?? readStory(page);
  stories.set(page, found);
  return found;
}

const stories = new WeakMap<Page, Story>();

function readStory(page: Page): Story {
  const lines = linesOf(page);
  const masks: number[] = [];
  const sentencesOf = (lineAt: number): readonly Sentence[] => {
    const line = lines[lineAt];
    if (line === undefined) return [];
    const found = known.get(line) ?? sentencesIn(line, lineAt);
    known.set(line, found);
    return found;
  };
  return {
    lines,
    sentencesOf,
    cuesOf(lineAt) {
      const mask = masks[lineAt] ?? sentencesOf(lineAt).reduce((all, { cues }) => all | cues, 0);
      masks[lineAt] = mask;
      return mask;
    },
    before: ({ lineAt, at }) => sentencesOf(lineAt)[at - 1] ?? sentencesOf(lineAt - 1).at(-1),
    after: ({ lineAt, at }) => sentencesOf(lineAt)[at + 1] ?? sentencesOf(lineAt + 1)[0],
  };
}
