import { type Line, type Link, type Page, type Region, withoutMarked } from "../page.ts";
import { BlockTree } from "./block-tree.ts";
import { streetsIn } from "./streets.ts";

/**
 * A part of a page with something to say of its own: its header, its footer, a section under a
 * heading, one card of several alike.
 */
export interface Part {
  kind: "region" | "section" | "card";
  /** The heading of a section, the first words of a card. */
  name: string;
  region: Region;
  /** 1 to 7 for a section, as its heading's; 0 else. */
  level: number;
  /** A customer's review by its microdata. */
  isReview: boolean;
  /** Its number in the part around, after that one's: `0/4/`. */
  path: string;
  parent: Part | null;
  inner: Part[];
  /** Its lines by their numbers, without those of inner parts. */
  lines: number[];
  links: Link[];
}

export interface PageParts {
  /** Outer ones first. */
  parts: Part[];
  ofLine: (Part | undefined)[];
  ofLink: (Part | undefined)[];
}

interface Open {
  part: Part;
  /** The lines' block is inside this one as long as the part lasts. */
  block: number;
  level: number;
  /** The line that names it, if it is a heading. */
  heading: number | undefined;
}

const cardLinesMax = 14;
const nameMaxChars = 90;

/** Divides a page by its headings and by blocks that repeat. */
export function partsOf(page: Page): PageParts {
  const tree = new BlockTree(page);
  const cards = cardsIn(page, tree);
  const parts: Part[] = [];
  const regions = new Map<Region, Part>();
  const ofLine: Part[] = [];
  let open: Open[] = [];
  const add = (given: Pick<Part, "kind" | "name" | "region"> & Partial<Part>): Part => {
    const { parent = null } = given;
    const path = `${parent?.path ?? ""}${parent?.inner.length ?? regions.size}/`;
    const rest = { level: 0, isReview: false, inner: [], lines: [], links: [] };
    const part: Part = { ...rest, ...given, parent, path };
    parent?.inner.push(part);
    parts.push(part);
    return part;
  };
  const regionPart = (region: Region): Part => {
    const part = regions.get(region) ?? add({ kind: "region", name: "", region });
    regions.set(region, part);
    return part;
  };
  page.lines.forEach((line, at) => {
    const { block = -1, region, level, text } = line;
    open = open.filter(
      ({ part, block: outer }) => part.region === region && tree.holds(outer, block),
    );
    const around = (): Part => open.at(-1)?.part ?? regionPart(region);
    for (const { block, end, isReview } of cards.get(at) ?? []) {
      const heading = headingOf(page.lines, at, end);
      const name = nameOf(page.lines[heading ?? at]?.text ?? "");
      const part = add({ kind: "card", name, region, isReview, parent: around() });
      open.push({ part, block, level: 0, heading });
    }
    // A card's own heading is its name and opens no section.
    if (level > 0 && open.at(-1)?.heading !== at) {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const name = withoutMarked(text).trim();
      const part = add({ kind: "section", name, region, level, parent: around() });
      open.push({ part, block: sectionBlock(page, tree, at), level, heading: at });
    }
    const part = around();
    part.lines.push(at);
    ofLine.push(part);
  });
  const ofLink = page.links.map((link) => {
    const part = partOfLink(link, page.lines, ofLine, tree);
    part?.links.push(link);
    return part;
  });
  return { parts, ofLine, ofLink };
}

/** The block a heading is the heading of: the one it shares with the line below it. */
function sectionBlock({ lines, blocks }: Page, tree: BlockTree, at: number): number {
  const own = lines[at]?.block ?? -1;
  const below = lines[at + 1];
  if (!below || below.region !== lines[at]?.region) return own;
  const shared = tree.around(own, below.block ?? -1);
  const isParagraph = /^(p|dt|h[1-6])$/.test(blocks[shared]?.tag ?? "");
  return isParagraph ? tree.parentOf(shared) : shared;
}

/** A link without words ends before its line does: it may belong to the line above. */
function partOfLink(
  { line, block }: Link,
  lines: readonly Line[],
  ofLine: readonly Part[],
  tree: BlockTree,
): Part | undefined {
  const near = [line, line - 1]
    .filter((at) => lines[at] !== undefined)
    .map((at) => ({ at, depth: tree.depth(tree.around(lines[at]?.block ?? -1, block)) }));
  const [first, second] = near;
  const best = second && (!first || second.depth > first.depth) ? second : first;
  return best && ofLine[best.at];
}

interface Card {
  block: number;
  first: number;
  end: number;
  isReview: boolean;
}

/** The cards by their first lines, outer ones first. */
function cardsIn(page: Page, tree: BlockTree): ReadonlyMap<number, readonly Card[]> {
  const reviews = page.blocks.flatMap(({ item }, block) => {
    const { first, end } = tree.extents[block] ?? { first: 0, end: 0 };
    return end > first && /(^|[ /])reviews?( |$)/i.test(item)
      ? [{ block, first, end, isReview: true }]
      : [];
  });
  const cards = [...reviews, ...repeated(page, tree)].sort((one, two) => one.block - two.block);
  return Map.groupBy(cards, ({ first }) => first);
}

/** Blocks of a few lines with a contact in them and a sibling of the same kind with one, too. */
function repeated({ lines, blocks, links }: Page, tree: BlockTree): Card[] {
  const contacts = lines.map(({ text }) => (hasContact(text) ? 1 : 0));
  for (const { href, line } of links) {
    if (/^(tel|mailto):/i.test(href) && line < contacts.length) contacts[line] = 1;
  }
  const sums = [0];
  for (const contact of contacts) sums.push((sums.at(-1) ?? 0) + contact);
  const candidates = blocks.flatMap(({ tag, parent }, block) => {
    const { first, end } = tree.extents[block] ?? { first: 0, end: 0 };
    const isSmall = end > first && end - first <= cardLinesMax;
    return isSmall && (sums[end] ?? 0) > (sums[first] ?? 0)
      ? [{ kind: `${parent} ${tag}`, block, first, end, isReview: false }]
      : [];
  });
  return [...Map.groupBy(candidates, ({ kind }) => kind).values()].flatMap((group) => {
    const areRows = group.every(({ first, end }) => end - first === 1);
    // Three lines with a number each may be a list; two are the telephone and the fax.
    if (group.length < (areRows ? 3 : 2)) return [];
    return group.filter(({ first }) => isNameLine(lines[first]?.text ?? ""));
  });
}

const hasContact = (text: string): boolean =>
  text.length <= 600 &&
  (/\d[\d\s()./-]{5,20}\d/.test(text) || text.includes("@") || streetsIn(text).length > 0);

const labels =
  /^[\s\u2063]*(tel\w*|tél\w*|phone|fax|telefax|mobile?|mob|cell|fon|e-?mail|mail|web\w*|www|http|address|adresse|hours|call|t|f|m|p|e|w|telefon\w*|teléfono|móvil|correo|courriel|portable|plz|zip|post\w*|monday|mon|tue|sat|sun|mo|montag|lundi|lunes|ust\w*|vat|siret|hrb|iban|هاتف|فاكس)\b/iu;

/** A line that says what its number is: "Tel.:", "Call us". */
export const isLabelled = (text: string): boolean => labels.test(text);

/** The start of a card names somebody: not a number, not "Tel.:". */
const isNameLine = (text: string): boolean =>
  /^[^\p{L}]{0,12}[\p{Lu}\p{Lo}]/u.test(text) &&
  !isLabelled(text) &&
  !/^[^\p{L}]*\d{3}/u.test(text);

function headingOf(lines: readonly Line[], first: number, end: number): number | undefined {
  for (let at = first; at < end; at++) if ((lines[at]?.level ?? 0) > 0) return at;
  return undefined;
}

/** The words a card begins with: `Ashby Florist | 1 Mill Street` // => "Ashby Florist" */
function nameOf(text: string): string {
  const plain = withoutMarked(text);
  const cut = plain.search(/\s*[|,;:(•·☎]|\s[–—-]\s|\s\+?\d|\s?\bTel\b/u);
  return (cut >= 3 ? plain.slice(0, cut) : plain).trim().slice(0, nameMaxChars);
}
