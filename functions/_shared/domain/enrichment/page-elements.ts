import type { Element } from "domhandler";
import type { Region } from "./page.ts";

/** The context an element passes on to the text inside it. */
export interface Place {
  region: Region;
  path: string;
  isBold: boolean;
  level: number;
  isReversed: boolean;
  isItem: boolean;
  depth: number;
}
export const start: Place = {
  region: "main",
  path: "",
  isBold: false,
  level: 0,
  isReversed: false,
  isItem: false,
  depth: 0,
};

export const blocks = new Set(
  "address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
export const unread = new Set(
  "style template select option datalist textarea iframe object embed canvas audio video map math".split(
    " ",
  ),
);
const inline = /^(span|b|i|em|u|font|small|strong|a)$/;
export const regionOfTag: Record<string, Region> = {
  header: "header",
  footer: "footer",
  nav: "nav",
  aside: "aside",
};
const regionWords: [RegExp, Region][] = [
  [/(^|[\s_-])(footer|foot|bottom|copyright|colophon|site-?info)\d*([\s_-]|$)|footer/i, "footer"],
  [/(^|[\s_-])(header|top-?bar|masthead|banner|site-?head|topbar)([\s_-]|$)/i, "header"],
  [/(^|[\s_-])(nav|menu|navbar|navigation|mainmenu|navi)([\s_-]|$)/i, "nav"],
  [/(^|[\s_-])(sidebar|aside|side-?bar|widget)([\s_-]|$)/i, "aside"],
];
/** Icons that label the number or address next to them. */
export const iconWords: [RegExp, string][] = [
  [/fax/i, "fax:"],
  [/whatsapp/i, "whatsapp:"],
  [/(^|[-_\s])(mobile|cell|smartphone|iphone|handy)/i, "mobile:"],
  [/(^|[-_\s])(phone|tel|telephone|earphone|call|handset)/i, "phone:"],
  [/(^|[-_\s])(envelope|e?mail)/i, "email:"],
];

/** Cards and the like in a footer. */
export const paymentPicture =
  /visa|master-?_?card|amex|american|paypal|maestro|discover|diners|jcb|apple-?_?pay|google-?_?pay|klarna|ideal|bancontact|sepa|girocard|bizum|twint/i;

/** Attributes that may hide an address. */
export const hintNames = /^(data-|on(click|mouseover|focus)$|x-)/;

/** A short line in capitals is meant as a heading. */
export const isShouted = (text: string): boolean =>
  text.length <= 40 && /^[^\p{Ll}\d|]*\p{Lu}{4}[^\p{Ll}\d|]*$/u.test(text);

export function regionOf(name: string, names: string, outer: Region): Region {
  const ofTag = regionOfTag[name];
  if (ofTag) return outer === "footer" ? "footer" : ofTag;
  if (names === "" || outer === "footer" || !blocks.has(name)) return outer;
  const found = regionWords.find(([pattern]) => pattern.test(names))?.[1];
  // The body's own classes describe a theme's features, not our position on the page.
  return found === undefined || name === "body" || name === "html" ? outer : found;
}

/** Words inside an address that only machines read are there to spoil it. */
export function isDecoy(name: string, { style, hidden }: Record<string, string>): boolean {
  if (!inline.test(name)) return false;
  return hidden !== undefined || (style !== undefined && /display\s*:\s*none/i.test(style));
}

export const textOf = (element: Element): string =>
  element.children.map((child) => ("data" in child ? child.data : "")).join("");

const labelDepthMax = 20;
export function imageLabel(element: Element, depth = 0): string {
  if (depth > labelDepthMax) return "";
  for (const child of element.children) {
    if (!("attribs" in child)) continue;
    const { alt, title, src, class: classes } = child.attribs;
    const own = alt ?? title ?? (src ? src.split("/").at(-1) : undefined) ?? classes;
    if (own) return own;
    const inner = imageLabel(child, depth + 1);
    if (inner) return inner;
  }
  return "";
}

/** The name of a drawn icon: from its class, its label or the symbol it uses. */
export function svgName({ attribs, children }: Element): string {
  const own = [attribs.class, attribs["aria-label"], attribs["data-icon"]]
    .filter(Boolean)
    .join(" ");
  const inner = children.flatMap((child) => {
    if (!("attribs" in child)) return [];
    if (child.name === "title") return [textOf(child)];
    return child.name === "use" ? [child.attribs.href ?? child.attribs["xlink:href"] ?? ""] : [];
  });
  return `${own} ${inner.join(" ")}`.replace(/[#_]/g, "-").slice(0, 200);
}

/** An address made absolute; `null` unless it is one of the web. */
export function absolute(href: string, base: string | null): string | null {
  const text = href.trim();
  const url = base === null ? parseUrl(text) : parseUrl(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function parseUrl(text: string, base?: string): URL | null {
  const full = text.startsWith("//") ? `http:${text}` : text;
  return URL.canParse(full, base) ? new URL(full, base) : null;
}
