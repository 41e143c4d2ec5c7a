import { evidenceOn, type Found, type Link, type Page } from "./page.ts";

/** The first finding, page by page. */
export function firstOf<T>(pages: readonly Page[], find: (page: Page) => T | null): T | null {
  for (const page of pages) {
    const found = find(page);
    if (found !== null) return found;
  }
  return null;
}

/** The words themselves, from a line of at most so many characters. */
export function said(
  page: Pick<Page, "lines" | "ref">,
  pattern: RegExp,
  charsMax: number,
): Found<string> | null {
  for (const { text } of page.lines) {
    const words = text.length <= charsMax ? pattern.exec(text)?.[0] : undefined;
    if (words !== undefined) return { value: words, ...evidenceOn(page, "rules", text, words) };
  }
  return null;
}

/** A link's text, else its label, as a visitor reads it. */
export const wordsOf = ({ text, label }: Pick<Link, "text" | "label">): string =>
  (text === "" ? label : text).slice(0, 80);

/** `https://otterlane.com/book?x` // => `/book?x` */
export const pathOf = (href: string): string => href.replace(/^[a-z]+:\/\/[^/]*/i, "");
