import { fold } from "../../text/fold.ts";
import { plainDigits } from "../../text/plain-digits.ts";

/** One piece of a question: a word, a number, a quoted text, a mark that separates, or a sign. */
export interface Piece {
  kind: "word" | "number" | "quote" | "mark" | "sign";
  /** Folded; of a quoted text what stands between the marks. */
  text: string;
  /** `number` only. */
  value?: number;
  /** A clock time as written, "20:00", in minutes. */
  minutes?: number;
  start: number;
  end: number;
}

const pieces =
  /\b(?:[iI]\.\s?[eE]|[eE]\.\s?[gG])\.|\p{N}{1,2}[hj]?\/\p{N}{1,2}[hj]?(?![\p{N}\p{L}])|[Ww]\/[Oo](?![\p{L}\p{N}])|["“”„«»][^"“”„«»]{1,200}["“”«»]|\p{N}{1,2}(?:[:.h]|\s?h\s?)\p{N}{2}(?![.,]?\p{N})|\p{N}+(?:[.,٫٬]\p{N}+)*|[\p{L}\p{M}]+(?:['’ʼ`´][\p{L}\p{M}]+)*|(?<=\s)\.\p{L}{2,6}(?![\p{L}\p{N}.])|\S/gu;
const quote = /^["“”„«»]/;
const digit = /^\p{N}/u;
const letter = /^[\p{L}\p{M}]/u;
/** Dropping one of these could turn a question into its opposite ("city != Nice", "-hotels"). */
const meaningfulSign = /^[\p{S}@#%*/\\+<>=]/u;
const separatingMark = /^[,;:.?!\u2013\u2014،؛؟。、¿¡()]/u;

/** What a shortened form stands for; people leave the apostrophe out as often as not. */
const expansions: Readonly<Record<string, readonly string[]>> = {
  "don't": ["do", "not"],
  dont: ["do", "not"],
  "doesn't": ["does", "not"],
  doesnt: ["does", "not"],
  "can't": ["can", "not"],
  cannot: ["can", "not"],
  "haven't": ["have", "not"],
  havent: ["have", "not"],
  "hasn't": ["has", "not"],
  hasnt: ["has", "not"],
  "isn't": ["is", "not"],
  isnt: ["is", "not"],
  "aren't": ["are", "not"],
  arent: ["are", "not"],
  "what's": ["what", "is"],
  whats: ["what", "is"],
  "where's": ["where", "is"],
  "who's": ["who", "is"],
  "there's": ["there", "is"],
  "i'd": ["i", "would"],
  "i'm": ["i", "am"],
  "you've": ["you", "have"],
  "i've": ["i", "have"],
  "we've": ["we", "have"],
  "they've": ["they", "have"],
  "they're": ["they", "are"],
  "let's": ["let", "us"],
  "that's": ["that", "is"],
  "w/o": ["without"],
  "&": ["and"],
  كيلومترين: ["اثنين", "كيلومتر"],
  مترين: ["اثنين", "متر"],
  ميلين: ["اثنين", "ميل"],
};

/** French words that lose their vowel before another; Italian and Catalan names have them, too. */
const elided = /^(l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu)'(?=.)/;

/** The question's pieces in order; `start` and `end` point into `text`. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(pieces)) {
    const [written] = match;
    const span = { start: match.index, end: match.index + written.length };
    found.push(...readPiece(written, span, text));
  }
  return found;
}

function readPiece(written: string, span: { start: number; end: number }, text: string): Piece[] {
  if (quote.test(written) && written.length > 2) {
    return [{ kind: "quote", text: fold(written.slice(1, -1)), ...span }];
  }
  if (/^\p{N}+[hj]?\/\p{N}/u.test(written)) {
    return written.split("/").map((text) => ({ kind: "word", text: fold(text), ...span }));
  }
  if (digit.test(written)) return [numberPiece(written, span)];
  const folded = fold(written.replace(/[’ʼ`´]/g, "'"));
  const expanded = Object.hasOwn(expansions, folded) ? expansions[folded] : undefined;
  if (expanded) return expanded.map((word) => ({ kind: "word", text: word, ...span }));
  // "i.e.", "e.g."
  if (/^[ei]\.\s?[eg]\.$/i.test(written)) return [];
  // "a .de website"
  if (/^\.\p{L}/u.test(written)) return [{ kind: "word", text: folded, ...span }];
  if (letter.test(written)) return wordPieces(folded, span);
  if (isSign(text, span.start, written)) return [{ kind: "sign", text: folded, ...span }];
  return separatingMark.test(written) ? [{ kind: "mark", text: folded, ...span }] : [];
}

/** "l'adresse" is two words, "St. John's" is one without its apostrophe. */
function wordPieces(folded: string, span: { start: number; end: number }): Piece[] {
  // A word that begins like the article loses that, too: with and without one it is the same.
  const arabic = /^([وبلف]?)(?:ال)+(.{3,})$|^(ل)ل(.{3,})$/.exec(folded);
  if (arabic) return arabicPieces(arabic, span);
  const [whole = ""] = elided.exec(folded) ?? [];
  const rest = asTyped(folded.slice(whole.length).replaceAll("'", ""));
  const last: Piece = { kind: "word", text: rest, ...span, start: span.start + whole.length };
  // "m'exporter", "t'envoyer": who gets it makes no difference.
  if (whole === "" || whole === "m'" || whole === "t'") return [last];
  const first: Piece = { kind: "word", text: whole.slice(0, -1), ...span };
  return [{ ...first, end: span.start + whole.length }, last];
}

/** "والمطاعم" is "and" and "restaurants": the article is left out, what stands before it is kept. */
function arabicPieces(match: RegExpExecArray, span: { start: number; end: number }): Piece[] {
  const before = match[1] || match[3] || "";
  const rest: Piece = { kind: "word", text: asTyped(match[2] ?? match[4] ?? ""), ...span };
  const at = span.start + before.length;
  if (before === "") return [rest];
  return [
    { kind: "word", text: before, start: span.start, end: at },
    { ...rest, start: at },
  ];
}

/** Arabic letters that people type for one another. */
const asTyped = (word: string): string =>
  word.replaceAll("ة", "ه").replaceAll("ى", "ي").replaceAll("ـ", "");

function numberPiece(written: string, span: { start: number; end: number }): Piece {
  const digits = plainDigits(written).replaceAll("٫", ".").replaceAll("٬", ",");
  const clock = /^(\d{1,2})\s?[:.h]\s?(\d{2})$/.exec(digits);
  const [, hour, minute] = clock ?? [];
  const isTime = clock !== null && Number(hour) <= 24 && Number(minute) < 60;
  return {
    kind: "number",
    text: digits,
    value: numberIn(digits),
    ...(isTime ? { minutes: Number(hour) * 60 + Number(minute) } : {}),
    ...span,
  };
}

/** "1,000" and "1.000" are thousands, "4,5" and "4.5" are not. */
function numberIn(digits: string): number {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d{1,3}(\.\d{3}){2,}(,\d+)?$|^[1-9]\d{0,2}\.\d{3}$/.test(digits) && !digits.includes(",")) {
    return digits.split(".").length === 2 && Number(digits) < 90 && digits.length > 5
      ? Number(digits)
      : Number(digits.replaceAll(".", ""));
  }
  return Number(digits.replace(",", "."));
}

/** "!hotels" and " -hotels" exclude in search boxes; "e-mail", "Nice!" and "LGBTQ+" do not. */
function isSign(text: string, at: number, piece: string): boolean {
  if (
    piece === "+" &&
    /\p{L}/u.test(text[at - 1] ?? "") &&
    !/[\p{L}\p{N}]/u.test(text[at + 1] ?? "")
  )
    return false;
  if (meaningfulSign.test(piece)) return true;
  if (piece !== "-" && piece !== "!") return false;
  const before = text[at - 1] ?? " ";
  const after = text[at + 1] ?? " ";
  return /[\s(]/.test(before) && /\S/.test(after);
}

/** A value's words only, for look-up: `keyOf("St. John's Road")` // => "st johns road" */
export const keyOf = (value: string): string =>
  piecesOf(value.replace(/["“”„«»]/g, " "))
    .filter(({ kind }) => kind === "word" || kind === "number")
    .map(({ text }) => text)
    .join(" ");
