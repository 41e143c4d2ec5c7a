import type { Token } from "./token.ts";

/** "ما" asks "what" before a noun and means "not" before a verb: "ما عنده موقع". */
const asksOrDenies = "ما";
const deeds: readonly string[] = ["offer", "accept", "serve"];
const states: readonly string[] = ["open", "closed", "closes", "known"];

/** Everyday Arabic with its "not" kept; where it may be either, the word is left unknown. */
export function denied(tokens: readonly Token[], question: string): readonly Token[] {
  const found: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = found.at(-1);
    const isPlain = before?.kind === "in" && /^في/.test(before.text);
    const word = isPlain ? found.at(-2) : before;
    const said = question.slice(token.start, token.end);
    const kind = word && isDenial(word, tokens[at - 1]) ? deniedKind(token, said) : undefined;
    if (word === undefined || kind === undefined) found.push(token);
    else if (kind === "lack") {
      found.splice(found.length - (isPlain ? 2 : 1));
      found.push({ ...token, kind, arg: "", start: word.start });
    } else {
      found.splice(found.indexOf(word), 1, { ...word, kind, arg: "" });
      found.push(token);
    }
  }
  return found;
}

const isDenial = ({ kind, text }: Token, last: Token | undefined): boolean =>
  (text === asksOrDenies && kind === "ask") ||
  (kind === "not" && /^(?:مو|مش|مب|مهب)$/.test(text) && last?.text === text);

function deniedKind({ kind }: Token, said: string): string | undefined {
  if (kind === "have") return "lack";
  if (deeds.includes(kind)) return "not";
  // "ما المفتوح" asks what is open.
  return states.includes(kind) && !said.startsWith("ال") ? "unknown" : undefined;
}
