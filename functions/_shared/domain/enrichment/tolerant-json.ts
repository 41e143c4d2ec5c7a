export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const depthMax = 100;

/**
 * The value a piece of JSON means, also where people wrote it by hand: comments, raw line breaks in
 * texts, single quotes, trailing or missing commas, bare keys, a missing end.
 */
export function readTolerantJson(text: string): Json | undefined {
  const clean = unwrapped(text);
  try {
    return JSON.parse(clean);
  } catch {
    return new Reader(clean).document();
  }
}

const unwrapped = (text: string): string =>
  text
    .replace(/^[\s;]*(\/\/\s*)?(<!--|<!\[CDATA\[)/, "")
    .replace(/(\/\/\s*)?(-->|\]\]>)[\s;]*$/, "")
    .trim()
    .replace(/;$/, "");

class Reader {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  document(): Json | undefined {
    this.skip();
    const first = this.value(0);
    // Several values one after the other are meant as a list.
    const all = first === undefined ? [] : [first];
    for (this.skip(); this.text[this.at] === "{" || this.text[this.at] === "["; this.skip()) {
      const next = this.value(0);
      if (next === undefined) break;
      all.push(next);
    }
    return all.length > 1 ? all : first;
  }

  private skip(): void {
    const blank = /(?:[\s,;\p{Cc}\ufeff]|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->)*/uy;
    blank.lastIndex = this.at;
    blank.exec(this.text);
    this.at = Math.max(this.at, blank.lastIndex);
  }

  private value(depth: number): Json | undefined {
    const first = this.text[this.at];
    // Deeper nesting is not real data, and neither is anything after it.
    if (depth > depthMax) this.at = this.text.length;
    if (first === undefined || depth > depthMax) return undefined;
    if (first === "{") return this.object(depth);
    if (first === "[") return this.list(depth);
    if (first === '"' || first === "'" || first === "“") return this.string(first);
    return this.word();
  }

  private object(depth: number): Json {
    const object: { [key: string]: Json } = Object.create(null);
    this.at++;
    for (this.skip(); this.at < this.text.length && this.text[this.at] !== "}"; this.skip()) {
      const before = this.at;
      const key = this.value(depth + 1);
      this.skip();
      if (this.text[this.at] === ":") this.at++;
      this.skip();
      const value = this.text[this.at] === "}" ? null : this.value(depth + 1);
      if (typeof key === "string" && value !== undefined) object[key] = value;
      if (this.at === before) this.at++;
    }
    this.at++;
    return object;
  }

  private list(depth: number): Json {
    const list: Json[] = [];
    this.at++;
    for (this.skip(); this.at < this.text.length && this.text[this.at] !== "]"; this.skip()) {
      const before = this.at;
      const value = this.value(depth + 1);
      if (value !== undefined) list.push(value);
      if (this.at === before) this.at++;
    }
    this.at++;
    return list;
  }

  private string(quote: string): string {
    const end = quote === "“" ? "”" : quote;
    let at = this.at + 1;
    let text = "";
    while (at < this.text.length && !(this.text[at] === end && this.isEnd(at))) {
      if (this.text[at] === "\\") {
        const [read, length] = unescaped(this.text, at);
        text += read;
        at += length;
      } else text += this.text[at++];
    }
    this.at = at + 1;
    return text.replace(/\p{Cc}+/gu, " ");
  }

  /** A quote ends a text only where something of the notation follows; people forget to escape. */
  private isEnd(at: number): boolean {
    const rest = this.text.slice(at + 1, at + 60);
    return /^\s*([,:}\]]|$|\/\*|\/\/|["']\s*[\w@]+["']\s*:)/.test(rest) || /^\s*\n/.test(rest);
  }

  private word(): Json | undefined {
    const bare = /[^\s,:{}[\]"']+/y;
    bare.lastIndex = this.at;
    const word = bare.exec(this.text)?.[0];
    if (word === undefined) return undefined;
    this.at += word.length;
    if (word === "true" || word === "false") return word === "true";
    if (word === "null" || word === "undefined") return null;
    return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
  }
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "", f: "" };

/** The character after a backslash and how many characters that took. */
function unescaped(text: string, at: number): [string, number] {
  const code = /^\\u([0-9a-f]{4})/i.exec(text.slice(at, at + 6))?.[1];
  if (code !== undefined) return [String.fromCharCode(Number.parseInt(code, 16)), 6];
  const next = text[at + 1] ?? "";
  return [escapes[next] ?? next, 2];
}
