import type { AnyNode, Element } from "domhandler";
import type { Thing, Value } from "./page.ts";

const depthMax = 60;

/** An item of microdata with the items inside it. */
export function readItem(item: Element, base: string | null, depth = 0): Thing {
  const thing: Thing = {
    types: typesOf(item.attribs.itemtype ?? ""),
    id: item.attribs.itemid ?? null,
    properties: Object.create(null),
  };
  collect(item.children, thing, base, depth);
  return thing;
}

/** `http://schema.org/Restaurant` // => ["Restaurant"] */
export const typesOf = (text: string): string[] =>
  text.split(/\s+/).flatMap(
    (type) =>
      type
        .replace(/[#/]+$/, "")
        .split(/[/#:]/)
        .at(-1) || [],
  );

function collect(
  nodes: readonly AnyNode[],
  thing: Thing,
  base: string | null,
  depth: number,
): void {
  if (depth > depthMax) return;
  for (const node of nodes) {
    if (!("attribs" in node)) continue;
    const { itemprop, itemscope } = node.attribs;
    if (itemprop !== undefined) {
      // Read once, however many names it has: items nest, and every name would double the work.
      const item = itemscope === undefined ? null : readItem(node, base, depth + 1);
      for (const name of itemprop.split(/\s+/)) {
        add(thing, name, item ?? propertyOf(node, name, base));
      }
    }
    // The content of a nested item belongs to that item.
    if (itemscope === undefined) collect(node.children, thing, base, depth + 1);
  }
}

function add(thing: Thing, name: string, value: Value): void {
  if (name === "" || value === "") return;
  const values = thing.properties[name];
  if (values) values.push(value);
  else thing.properties[name] = [value];
}

const addressNames = /^(url|sameAs|image|logo|photo|hasMap|maps?|menu|hasMenu|item|review)$/i;

function propertyOf(
  { name, attribs, children }: Element,
  property: string,
  base: string | null,
): string {
  const { content, href, src, datetime, value } = attribs;
  if (content !== undefined) return content.trim();
  if ((name === "a" || name === "link" || name === "area") && href !== undefined) {
    // A telephone number or a name that is a link is meant by its text.
    const text = addressNames.test(property) ? "" : textOf(children);
    return text || resolved(href.replace(/^(mailto|tel):/i, ""), base);
  }
  if (/^(img|iframe|source|video|audio|embed)$/.test(name) && src) return resolved(src, base);
  if (name === "time" && datetime !== undefined) return datetime.trim();
  if ((name === "meter" || name === "data") && value !== undefined) return value.trim();
  return textOf(children);
}

const resolved = (href: string, base: string | null): string =>
  base !== null && /^(\w+:|\/|\.|#)/.test(href) && URL.canParse(href, base)
    ? new URL(href, base).href
    : href.trim();

function textOf(nodes: readonly AnyNode[]): string {
  let text = "";
  const walk = (children: readonly AnyNode[], depth: number): void => {
    for (const node of children) {
      if (node.type === "text") text += node.data;
      else if ("attribs" in node && !/^(script|style)$/.test(node.name) && depth < depthMax) {
        text += " ";
        walk(node.children, depth + 1);
      }
    }
  };
  walk(nodes, 0);
  return text.replace(/\s+/g, " ").trim();
}
