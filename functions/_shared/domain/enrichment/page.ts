/** A line's position on a page; site builders use different words for the same places. */
export type Region = "head" | "header" | "nav" | "main" | "aside" | "footer";

/** One line of text as a visitor reads it. */
export interface Line {
  text: string;
  region: Region;
  /** Tags, ids and classes of the elements around it, outermost first. */
  path: string;
  /** The heading above the line. */
  heading: string;
  /** 1 to 6 for a heading, 7 for a line that is bold as a whole, 0 else. */
  level: number;
  /** A point of a list. */
  isItem: boolean;
  /** The number of elements around it: entries of a submenu lie deeper than the menu's. */
  depth: number;
  /** The innermost block around it, or -1; missing for a line of the page's head. */
  block?: number;
  /** The part of the page it is in, with the parts around that: `0/4/`. Known with its owner. */
  part?: string;
  /** The branch or the member of staff whose part that is. */
  branch?: string;
  person?: string;
}

/** An element that starts a line of its own. Blocks nest; outer ones come first. */
export interface Block {
  tag: string;
  /** The block around it, or -1. */
  parent: number;
  /** Its microdata type, or the property it is of the item around it. */
  item: string;
}

export interface Link {
  href: string;
  text: string;
  /** The fallback if there is no text: title, aria-label, an image's alt. */
  label: string;
  line: number;
  block: number;
  region: Region;
  path: string;
}

/** A node of microdata or JSON-LD: its types without the vocabulary's address, and its properties. */
export interface Thing {
  types: string[];
  id: string | null;
  properties: Record<string, Value[]>;
}
export type Value = string | Thing;

export interface Page {
  /** The page's address, or `null` when it is not known. */
  url: string | null;
  /** The source named in a receipt: the address, else the file. */
  ref: string;
  lang: string | null;
  title: string;
  /** By lower-case name or property. */
  meta: ReadonlyMap<string, string>;
  lines: Line[];
  blocks: Block[];
  links: Link[];
  /** Text that the page's own programs write into it and that may be an address. */
  written: string[];
  jsonLd: string[];
  /** How many programs it loads or carries. */
  programs: number;
  /** Names of pictures of cards and the like. */
  pictures: string[];
  /** Addresses of a page's scripts, frames and forms, and the names of advertising tags in its code. */
  tools: string[];
  /** Languages of the page's translations (`hreflang`), lower case, without a region. */
  translations: string[];
  /** Whether a form on it takes a message. */
  takesMessages: boolean;
  microdata: Thing[];
  /** Attributes that may hide an address: `data-*`, `onclick`. */
  attributes: { name: string; value: string; element: number; line: number }[];
}

export const emptyPage = (
  url: string | null,
  ref: string,
): Page & { meta: Map<string, string> } => ({
  url,
  ref,
  lang: null,
  title: "",
  meta: new Map(),
  lines: [],
  blocks: [],
  links: [],
  written: [],
  jsonLd: [],
  programs: 0,
  pictures: [],
  tools: [],
  translations: [],
  takesMessages: false,
  microdata: [],
  attributes: [],
});

/** One value as it was read, with the place it was read at. */
export interface Evidence {
  /** The page's address. */
  page: string;
  method: string;
  /** The surrounding words, verbatim. */
  snippet: string;
}
export interface Found<T> extends Evidence {
  value: T;
}

/** The evidence for a value: its page, and the words around `said` in a line of text. */
export const evidenceOn = (
  page: Pick<Page, "ref">,
  method: string,
  text: string,
  said = "",
): Evidence => ({
  page: page.ref,
  method,
  snippet: snippetOf(text, said),
});

/** Marks around words that replace an icon or an image: no visitor reads them as text. */
const mark = "\u2063";
export const marked = (word: string): string => ` ${mark}${word}${mark} `;
const markedWords = /\u2063[^\u2063]*\u2063/g;
/** The text a visitor reads. */
export const withoutMarked = (text: string): string => text.replace(markedWords, " ");

const snippetMaxChars = 160;

/** At most 160 characters of a line around the match. */
export function snippetOf(text: string, found = ""): string {
  const plain = withoutMarked(text).replace(/\s+/g, " ").trim();
  if (plain.length <= snippetMaxChars) return plain;
  const at = Math.max(0, found === "" ? 0 : plain.indexOf(found));
  const start = Math.max(0, Math.min(at - 60, plain.length - snippetMaxChars));
  return plain.slice(start, start + snippetMaxChars).toWellFormed();
}
