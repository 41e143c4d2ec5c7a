import type { Line, Page } from "../page.ts";
import { paymentPicture } from "../page-elements.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { isCause, isFilterHeading } from "./function-words.ts";
import { money, type Named, nameOf, partsOf } from "./group-names.ts";
import { type Head, headOf } from "./heads.ts";
import { objectsIn, verbs } from "./prose.ts";
import { isOtherTopic, leadIn } from "./topics.ts";

/** Names of one kind: headings of one rank, points, rows, parts of a line, objects of a sentence. */
export interface Group {
  kind: "headings" | "list" | "rows" | "line" | "prose";
  names: Named[];
  /** Lines of the kind that name nothing. */
  others: number;
  /** It is below one of several headings of a rank: details of one service, perhaps. */
  isInside: boolean;
  isByCommas: boolean;
  /** The heading above, with its signs of the group and those of the heading above that. */
  head: string;
  about: Head;
  above: Head;
  region: Line["region"];
}

interface Section {
  head: Line | null;
  at: number;
  lines: { line: Line; at: number }[];
  parent: Section | null;
  inner: Section[];
}

const shareButtons = /(?:^|[\s_-])(?:share|sharing|social)(?:[\s_-]|$)/i;
const nameMaxChars = 70;
const toldMinChars = 25;
const siblingsMin = 3;
/** Of the parts of a line. */
const namesMinShare = 0.7;

export const groupsOf = (page: Page): Group[] =>
  sectionsOf(page)
    .flatMap((section) => [...ofHeadings(section), ...ofLines(section)])
    .filter(({ head, about, above }) => {
      const isOfOthers = about === "other" || (above === "other" && about === "none");
      return !isOfOthers && !isFilterHeading(head) && !isCause(head) && !isOtherTopic(head);
    });

/** The page by its headings; sections of lower rank are inside those above them. */
function sectionsOf(page: Page): Section[] {
  const root: Section = { head: null, at: -1, lines: [], parent: null, inner: [] };
  const all = [root];
  let open = root;
  const ofMenus = linesOfMenus(page);
  for (const [at, line] of page.lines.entries()) {
    if (
      ofMenus.has(at) ||
      shareButtons.test(line.path) ||
      isReview(line.path) ||
      isArticle(line.path)
    )
      continue;
    if (line.level === 0) {
      open.lines.push({ line, at });
      continue;
    }
    while (open.head !== null && open.head.level >= line.level) open = open.parent ?? root;
    const section: Section = { head: line, at, lines: [], parent: open, inner: [] };
    open.inner.push(section);
    all.push(section);
    open = section;
  }
  return all;
}

/** Menus are read with their links, and so are lists of nothing but links. */
function linesOfMenus({ lines, links }: Page): ReadonlySet<number> {
  // A list of prices is a "menu", too.
  const menus = [...lines.keys()].filter((at) => {
    const { region = "main", text = "" } = lines[at] ?? {};
    return region === "footer" || (region === "nav" && !money.test(text));
  });
  const linked = links.flatMap(({ line, text }) => {
    const shown = lines[line];
    return shown?.level === 0 && shown.text === text ? [line] : [];
  });
  return new Set([...menus, ...linked]);
}

function ofHeadings(section: Section): Group[] {
  const ranks = new Set(section.inner.map(({ head }) => head?.level ?? 0));
  return [...ranks].flatMap((rank) => {
    const own = section.inner.filter(({ head }) => head?.level === rank);
    const names = own.flatMap(({ head, at, lines, inner }) => {
      const named = head === null ? null : nameOf(head, at);
      if (named === null) return [];
      const isTold = lines.some(({ line }) => line.text.length >= toldMinChars);
      return [{ ...named, isTold, isParent: inner.length >= 2 }];
    });
    if (names.length === 0) return [];
    return [groupOf("headings", section, names, own.length - names.length)];
  });
}

function ofLines(section: Section): Group[] {
  const groups: Group[] = [];
  const list: Named[] = [];
  const rows: Named[] = [];
  let others = 0;
  let isMarked = false;
  for (const [order, { line, at }] of section.lines.entries()) {
    for (const names of objectsIn(line, at)) groups.push(groupOf("prose", section, names, 0));
    const inLine = namesInLine(line, at);
    if (inLine !== null) {
      groups.push(groupOf("line", section, inLine.names, inLine.others));
      continue;
    }
    const { text } = line;
    const isShort = text.length <= nameMaxChars && !/[.!?؟…:,;]$/.test(text);
    const named = isShort || /\s[–—|]\s|:\s/.test(text) ? nameOf(line, at) : null;
    if (named === null) {
      if (isShort) others += 1;
      continue;
    }
    const name = { ...named, isTold: isTelling(section.lines[order + 1]?.line.text ?? "") };
    if (/\s\|\s|\.{4}/.test(text) || named.isPriced) rows.push(name);
    else if (isShort || line.isItem) {
      list.push(name);
      isMarked ||= line.isItem;
    }
  }
  if (list.length >= 2 || isMarked) groups.push(groupOf("list", section, list, others));
  if (rows.length >= 2) groups.push(groupOf("rows", section, rows, others));
  return groups;
}

const isTelling = (text: string): boolean => text.length >= toldMinChars && /[.!?؟…]$/.test(text);

/** The names of a line that is a list itself. */
function namesInLine(line: Line, at: number): { names: Named[]; others: number } | null {
  // A sentence that offers is read as a sentence.
  if (paymentPicture.test(line.text)) return null;
  if (line.text.search(verbs) >= 0 || line.text.search(leadIn) >= 0) return null;
  const parts = partsOf(line.text);
  if (parts.length < (/[·•]/.test(line.text) ? 2 : 3)) return null;
  const names = parts.flatMap((part) => {
    const name = nameOf({ ...line, text: part }, at);
    return name === null ? [] : [{ ...name, text: line.text }];
  });
  const isList = names.length >= parts.length * namesMinShare;
  return isList ? { names, others: parts.length - names.length } : null;
}

const groupOf = (
  kind: Group["kind"],
  { head, parent, lines }: Section,
  names: Named[],
  others: number,
): Group => ({
  kind,
  names,
  others,
  isInside:
    kind !== "headings" &&
    (parent?.inner.filter((one) => one.head?.level === head?.level).length ?? 0) >= siblingsMin,
  isByCommas: kind === "line" && !/[·•|]/.test(names[0]?.text ?? ""),
  head: head?.text ?? "",
  about: head === null ? "none" : headOf(head.text),
  above: parent?.head ? headOf(parent.head.text) : "none",
  region: head?.region ?? lines[0]?.line.region ?? "main",
});
