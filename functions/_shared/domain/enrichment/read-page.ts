import type { AnyNode, Element } from "domhandler";
import { cloudflareAddress, hiddenMailto } from "./hidden-addresses.ts";
import { readItem } from "./microdata.ts";
import { emptyPage, marked, type Page, type Region } from "./page.ts";
import {
  absolute,
  blocks,
  hintNames,
  iconWords,
  imageLabel,
  isDecoy,
  isShouted,
  type Place,
  paymentPicture,
  regionOf,
  regionOfTag,
  start,
  svgName,
  textOf,
  unread,
} from "./page-elements.ts";
import { noteElement, noteFrame, noteScript, noteTextarea, noteTool } from "./page-tools.ts";
import { parseHtml } from "./parse-html.ts";
import { mayWriteAddress, scriptOutput } from "./script-output.ts";

export interface PageSource {
  /** The page's address; `null` when it is not known. */
  url: string | null;
  ref: string;
  html: string;
}

const linesMax = 5_000;
const blocksMax = 20_000;
const lineMaxChars = 5_000;
/** A line that comes again and again says nothing new. */
const repeatsMax = 4;
const depthMax = 200;

/** One parse and one walk over the tree: everything the extractors ask for. */
export function readPage({ url, ref, html }: PageSource): Page {
  const walk = new Walk(url, ref);
  walk.children(parseHtml(html), start, 0);
  walk.flush(start);
  return walk.page;
}

class Walk {
  readonly page: ReturnType<typeof emptyPage>;
  private buffer = "";
  private bufferIsBold = true;
  /** The last heading of each region: a footer is under none of the text's. */
  private readonly headings = new Map<Region, string>();
  private elements = 0;
  /** The innermost open block. */
  private block = -1;
  private readonly repeats = new Map<string, number>();
  private readonly reversedClasses = new Set<string>();

  constructor(url: string | null, ref: string) {
    this.page = emptyPage(url, ref);
  }

  private readonly special: Record<
    string,
    (element: Element, place: Place, depth: number) => void
  > = {
    script: (element, place, depth) => this.script(element, place, depth),
    style: (element) => this.style(element),
    img: ({ attribs }) => this.image(attribs),
    svg: (element) => this.icon({ class: `icon ${svgName(element)}` }),
    meta: (element) => this.head(element),
    link: (element) => this.head(element),
    title: (element, _, depth) => this.title(element, depth),
    frame: ({ attribs }) => noteFrame(this.page, attribs),
    iframe: ({ attribs }) => noteTool(this.page, attribs.src),
    textarea: (_, { path }) => noteTextarea(this.page, path),
  };

  children(nodes: readonly AnyNode[], place: Place, depth: number): void {
    for (const node of nodes) {
      if (node.type === "text") this.text(node.data, place);
      else if ("attribs" in node) this.element(node, place, depth);
      // Some pages carry their text in CDATA, as XHTML once asked for.
      else if ("children" in node) this.children(node.children, place, depth);
    }
  }

  private text(data: string, place: Place): void {
    let text = data.replace(/[\s\u00a0\u200b\u00ad]+/g, " ");
    if (text === "") return;
    if (place.isReversed) text = [...text].reverse().join("");
    if (text !== " " && !place.isBold) this.bufferIsBold = false;
    this.buffer += this.buffer.endsWith(" ") && text.startsWith(" ") ? text.slice(1) : text;
  }

  private element(element: Element, outer: Place, depth: number): void {
    const { name, attribs } = element;
    noteElement(this.page, name, attribs);
    const special = this.special[name];
    if (special) {
      special(element, outer, depth);
      return;
    }
    if (unread.has(name) || depth > depthMax || this.page.lines.length >= linesMax) return;
    if (isDecoy(name, attribs)) return;
    if (attribs["data-cfemail"] !== undefined) {
      this.buffer += cloudflareAddress(attribs["data-cfemail"]);
      return;
    }
    if (name === "html" && attribs.lang) this.page.lang = attribs.lang;
    if (name === "base" && attribs.href) this.page.url ??= absolute(attribs.href, null);
    this.hints(attribs);
    if (attribs.itemscope !== undefined && attribs.itemprop === undefined) {
      this.page.microdata.push(readItem(element, this.page.url));
    }
    this.inside(element, this.placeOf(element, outer), outer, depth);
  }

  private inside(element: Element, place: Place, outer: Place, depth: number): void {
    const { name, attribs } = element;
    const isBlock = blocks.has(name);
    if (isBlock) this.flush(outer);
    const around = this.block;
    if (isBlock || attribs.itemscope !== undefined) this.open(element);
    if ((name === "td" || name === "th") && this.buffer.trim() !== "") this.buffer += " | ";
    if (name === "i" || name === "span") this.icon(attribs);
    const from = this.buffer.length;
    const line = this.page.lines.length;
    this.children(element.children, place, depth + 1);
    if (name === "a" && attribs.href !== undefined) this.link(attribs, from, line, element, place);
    if (isBlock) this.flush(place);
    this.block = around;
  }

  private open({ name, attribs }: Element): void {
    if (name === "br" || this.page.blocks.length >= blocksMax) return;
    const item = `${attribs.itemprop ?? ""} ${attribs.itemtype ?? ""}`.trim().slice(-200);
    this.block = this.page.blocks.push({ tag: name, parent: this.block, item }) - 1;
  }

  private placeOf({ name, attribs }: Element, outer: Place): Place {
    const names = `${attribs.id ?? ""} ${attribs.class ?? ""} ${attribs.role ?? ""}`.trim();
    const level = /^h[1-6]$/.test(name) ? Number(name[1]) : outer.level;
    const isBold = outer.isBold || /^(b|strong|th|dt|h[1-6])$/.test(name);
    const isReversed = outer.isReversed !== this.reverses(attribs);
    // A body's names tell of the whole site: of a theme that can show comments, for one.
    const path =
      (names === "" && !(name in regionOfTag)) || name === "body" || name === "html"
        ? outer.path
        : `${outer.path} ${name} ${names}`.slice(-600);
    const isItem = name === "li" || name === "dd" || (outer.isItem && !/^(ul|ol|div)$/.test(name));
    const region = regionOf(name, names, outer.region);
    return { region, path, isBold, level, isReversed, isItem, depth: outer.depth + 1 };
  }

  private reverses({ style, class: classes }: Record<string, string>): boolean {
    if (style !== undefined && /bidi-override/i.test(style) && /rtl/i.test(style)) return true;
    return (
      this.reversedClasses.size > 0 &&
      (classes ?? "").split(/\s+/).some((name) => this.reversedClasses.has(name))
    );
  }

  private style(element: Element): void {
    const css = textOf(element);
    if (!css.includes("bidi-override")) return;
    const names = css.split("}").flatMap((rule) => {
      if (!rule.includes("bidi-override") || !rule.includes("rtl")) return [];
      const name = /\.([\w-]+)/.exec(rule.split("{").at(-2) ?? "")?.[1];
      return name === undefined ? [] : [name];
    });
    for (const name of names) this.reversedClasses.add(name);
  }

  private script(element: Element, place: Place, depth: number): void {
    const code = textOf(element);
    const type = element.attribs.type ?? "";
    noteScript(this.page, element.attribs.src, code);
    if (/ld\+json/i.test(type)) this.page.jsonLd.push(code);
    else if (!/json|template/i.test(type)) {
      this.page.programs += 1;
      if (!mayWriteAddress(code)) return;
      for (const html of scriptOutput(code)) this.written(html, place, depth);
    }
  }

  /** Text that a program writes into the page belongs at the program's position. */
  private written(html: string, place: Place, depth: number): void {
    if (!/@|mailto/i.test(html) || depth > depthMax) return;
    this.page.written.push(html);
    this.children(parseHtml(html), place, depth + 10);
    this.buffer += " ";
  }

  private image({ alt = "", src = "" }: Record<string, string>): void {
    const word = alt.trim();
    this.picture(`${word} ${src.slice(-80)}`);
    if (/^(@|\(?at\)?|\.|dot)$/i.test(word)) {
      this.buffer += /^(dot|\.)$/i.test(word) ? "." : "@";
      return;
    }
    const file = src.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
    const known = iconWords.find(([pattern]) => pattern.test(word === "" ? file : word));
    if (known && word.length <= 20) this.buffer += marked(known[1]);
  }

  private picture(name: string): void {
    if (paymentPicture.test(name) && this.page.pictures.length < 100) {
      this.page.pictures.push(name.replace(/[-_/.]+|%20/g, " "));
    }
  }

  private icon({ class: classes = "" }: Record<string, string>): void {
    this.picture(classes);
    if (!/icon|glyph|fa-|fa\b|bi-|ti-|material|dashicons|mdi/i.test(classes)) return;
    const known = iconWords.find(([pattern]) => pattern.test(classes));
    if (known) this.buffer += marked(known[1]);
  }

  private head(element: Element): void {
    const { name, attribs } = element;
    const key = (attribs.property ?? attribs.name ?? attribs["http-equiv"])?.toLowerCase();
    if (name === "meta" && key && attribs.content !== undefined && !this.page.meta.has(key)) {
      this.page.meta.set(key, attribs.content.replace(/\s+/g, " ").trim());
    }
    if (name === "link" && attribs.href && /^canonical$/i.test(attribs.rel ?? "")) {
      this.page.meta.set("canonical", attribs.href);
    }
    noteElement(this.page, name, attribs);
    // A parser that takes a page as it comes may find text inside an unclosed element of the head.
    this.children(element.children, start, depthMax);
  }

  private title(element: Element, depth: number): void {
    if (this.page.title === "" && depth < 6) {
      this.page.title = textOf(element).replace(/\s+/g, " ").trim();
    }
  }

  private hints(attribs: Record<string, string>): void {
    const element = this.elements++;
    for (const name in attribs) {
      if (!hintNames.test(name)) continue;
      const value = attribs[name] ?? "";
      if (value === "" || value.length > 500) continue;
      this.page.attributes.push({ name, value, element, line: this.page.lines.length });
    }
  }

  private link(
    attribs: Record<string, string>,
    from: number,
    line: number,
    element: Element,
    place: Place,
  ): void {
    const written = (attribs.href ?? "").trim();
    const href = hiddenMailto(written) ?? written;
    if (href === "" || href.length > 4_000) return;
    const flushed = this.page.lines.slice(line).map(({ text }) => text);
    const text = flushed.length > 0 ? flushed.join(" ") : this.buffer.slice(from);
    const label = [attribs.title, attribs["aria-label"], imageLabel(element)].filter(Boolean);
    this.page.links.push({
      href,
      text: text.replace(/\u2063[^\u2063]*\u2063/g, "").trim(),
      label: label.join(" ").slice(0, 200),
      line,
      block: this.block,
      region: place.region,
      path: place.path,
    });
  }

  flush(place: Place): void {
    const text = this.buffer.slice(0, lineMaxChars).trim();
    const isBold = this.bufferIsBold;
    this.buffer = "";
    this.bufferIsBold = true;
    if (text === "" || text === "|") return;
    const repeats = (this.repeats.get(text) ?? 0) + 1;
    if (repeats > repeatsMax || this.page.lines.length >= linesMax) return;
    this.repeats.set(text, repeats);
    const outline = place.level > 0 ? place.level : isBold || isShouted(text) ? 7 : 0;
    const isHeading = outline > 0 && text.length <= 80 && !/\d{4}|@/.test(text);
    const level = isHeading ? outline : 0;
    const { region, path, isItem, depth } = place;
    const heading = this.headings.get(region) ?? "";
    this.page.lines.push({ text, region, path, isItem, depth, heading, level, block: this.block });
    if (isHeading) this.headings.set(region, text);
  }
}
