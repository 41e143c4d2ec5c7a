import { load } from "cheerio/slim";
import type { AnyNode } from "domhandler";

/** The tree of a page, or of a piece of one, in a time that grows with its length and no faster. */
export const parseHtml = (html: string): readonly AnyNode[] =>
  load(flattened(bounded(html))).root()[0]?.children ?? [];

/** For a longer page only its head and its foot are read: businesses describe themselves there. */
const headMaxChars = 393_216;
const footMaxChars = 131_072;

function bounded(html: string): string {
  if (html.length <= headMaxChars + footMaxChars) return html;
  // Site builders put megabytes of programs before the first word.
  const text = withoutPrograms(html);
  return text.length <= headMaxChars + footMaxChars
    ? text
    : `${text.slice(0, headMaxChars)}\n${text.slice(-footMaxChars)}`;
}

const programStart = /<(script|style|svg)\b/gi;

/** Without programs, styles and drawings that end; structured data stays. */
function withoutPrograms(html: string): string {
  const ends = {
    script: findEnd(html, "script"),
    style: findEnd(html, "style"),
    svg: findEnd(html, "svg"),
  };
  const kept: string[] = [];
  let from = 0;
  for (const { index, 1: name = "" } of html.matchAll(programStart)) {
    if (index < from) continue;
    const tagEnd = html.indexOf(">", index);
    // If no tag ends after this, there is no program to skip.
    if (tagEnd < 0) break;
    const end = ends[name.toLowerCase() as keyof typeof ends](tagEnd);
    if (end < 0 || html.slice(index, tagEnd).toLowerCase().includes("ld+json")) continue;
    kept.push(html.slice(from, index));
    from = end;
  }
  return kept.join("") + html.slice(from);
}

/** The position of the next end of an element, or -1; must be asked for in ascending order. */
function findEnd(html: string, name: string): (from: number) => number {
  const pattern = new RegExp(`</${name}>`, "gi");
  let end = 0;
  return (from) => {
    if (end >= 0 && end <= from) {
      pattern.lastIndex = from;
      end = pattern.test(html) ? pattern.lastIndex : -1;
    }
    return end;
  };
}

/** Deeper than this nobody writes, and the time the parser takes grows with the square of the depth. */
const depthMax = 1_500;
const tags = /<(\/?)([a-z][^\s/>]*)/gi;
const neverOpen = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

/** Without the tags that open more than so many elements inside each other; their text stays. */
function flattened(html: string): string {
  const open = new Map<string, number>();
  let depth = 0;
  return html.replace(tags, (tag, slash: string, written: string) => {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    if (slash !== "") {
      // The parser also ignores the end of an element that was never opened.
      if (count > 0) {
        open.set(name, count - 1);
        depth -= 1;
      }
      return tag;
    }
    if (neverOpen.has(name)) return tag;
    // The rest of the tag becomes a comment.
    if (depth >= depthMax) return "<!";
    open.set(name, count + 1);
    depth += 1;
    return tag;
  });
}
