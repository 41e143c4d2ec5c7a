import type { Page } from "./page.ts";
import { advertisingTags, dateForm } from "./site-tools.ts";

const toolsMax = 200;
const addressMaxChars = 300;

/** Keeps the address of a script, frame or form, or the name of a tag, once. */
export function noteTool({ tools }: Page, address: string | undefined): void {
  if (!address || tools.length >= toolsMax || tools.includes(address)) return;
  tools.push(address.slice(0, addressMaxChars));
}

export function noteScript(page: Page, source: string | undefined, code: string): void {
  noteTool(page, source);
  for (const tag of advertisingTags(code)) noteTool(page, tag);
}

export function noteTranslation({ translations }: Page, { hreflang = "" }: Attributes): void {
  const language = /^[a-z]{2}(?=$|[-_])/i.exec(hreflang)?.[0].toLowerCase();
  if (language && !translations.includes(language)) translations.push(language);
}
type Attributes = Record<string, string>;

/** A box for a comment under an article doesn't reach the business. */
export function noteTextarea(page: Page, path: string): void {
  if (!/comment|reply|review/i.test(path)) page.takesMessages = true;
}

/** A page of frames has no text of its own: its parts are links to follow. */
export function noteFrame({ links }: Page, { src = "" }: Attributes): void {
  links.push({ href: src, text: "", label: "", line: 0, block: -1, region: "main", path: "frame" });
}

/** Keeps what an element tells of the page's other languages and tools. */
export function noteElement(page: Page, name: string, attributes: Attributes): void {
  if (name === "a" || name === "link") noteTranslation(page, attributes);
  if (name === "form") noteTool(page, attributes.action);
  // A field for a day or a time belongs to a form that books.
  if (name === "input" && /^(date|time|datetime-local|week|month)$/i.test(attributes.type ?? "")) {
    noteTool(page, dateForm);
  }
}
