import type { Identifier } from "@mdn/browser-compat-data";
import postcss, { type AtRule, type Declaration, type Node, type Rule } from "postcss";
import { compatData, lacking, partOf } from "./newer.ts";

/** What a browser may lack, by its name or its property's, and what it is like there. */
const harmless = new Map([
  ["cursor", "fingers have none"],
  ["resize", "fields keep their height"],
  ["font-family", "the next name in the list is taken"],
  ["text-wrap", "lines break where they ever did"],
  ["overflow-anchor", "it switches off what such a browser does not do"],
  [":selection", "marked text has the system's colours"],
  ["@media (scripting)", "who has switched scripts off sees controls that need them"],
  // Until Inter has come, its stand-in is as wide as it is by itself.
  ["size-adjust", "lines may move once"],
  ["ascent-override", "lines may move once"],
  ["descent-override", "lines may move once"],
  ["line-gap-override", "lines may move once"],
]);

/**
 * What a style sheet uses that a browser of the floor lacks, one sentence each. `isBuilt`: nobody
 * flattens nested rules after this.
 */
export function checkStyles(
  file: string,
  css: string,
  { isBuilt }: { isBuilt: boolean },
): string[] {
  const { css: known } = compatData();
  const found: string[] = [];
  const tell = (node: Node, feature: string, entry: Identifier | undefined): void => {
    const what = lacking(entry);
    const [property = ""] = feature.split(": ");
    if (!what || harmless.has(feature) || harmless.has(property) || isAskedFor(node)) return;
    found.push(`${file}:${node.source?.start?.line ?? 1}: ${feature} is not in ${what}`);
  };
  const atRules = partOf(known, "at-rules");
  const selectors = partOf(known, "selectors");
  const types = partOf(known, "types");

  const checkDeclaration = (declaration: Declaration): void => {
    const { prop, value } = declaration;
    if (prop.startsWith("-") || hasPrefixed(declaration)) return;
    const parent = declaration.parent as AtRule | undefined;
    const holder =
      parent?.type === "atrule" && parent.name === "font-face"
        ? partOf(atRules, "font-face")
        : partOf(known, "properties");
    const property = partOf(holder, prop);
    tell(declaration, prop, property);
    if (hasFallback(declaration)) return;
    const plain = value.replace(/(["']).*?\1|url\([^)]*\)/g, " ");
    for (const [, word = "", bracket] of plain.matchAll(/(?<![\w.#-])([a-z][\w-]*)(\()?/gi)) {
      if (bracket) tell(declaration, `${word}()`, functionEntry(types, word));
      else tell(declaration, `${prop}: ${word}`, partOf(property, word));
    }
    for (const [, unit = ""] of plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi)) {
      tell(declaration, `the unit ${unit}`, partOf(partOf(types, "length"), unit));
    }
  };
  const checkRule = (rule: Rule): void => {
    const plain = rule.selector.replace(/\\.|\[[^\]]*\]/g, "");
    if (isBuilt && plain.includes("&")) tell(rule, "nesting", partOf(selectors, "nesting"));
    for (const [, name = ""] of plain.matchAll(/::?([a-z][a-z-]*)/g)) {
      tell(rule, `:${name}`, partOf(selectors, name));
    }
  };
  const checkAtRule = (rule: AtRule): void => {
    const entry = partOf(atRules, rule.name);
    tell(rule, `@${rule.name}`, entry);
    if (rule.name !== "media") return;
    for (const [, name = ""] of rule.params.matchAll(/\(([a-z-]+)/g)) {
      tell(rule, `@media (${name})`, partOf(entry, name));
    }
  };
  postcss.parse(css, { from: file }).walk((node) => {
    if (node.type === "decl") checkDeclaration(node);
    else if (node.type === "rule") checkRule(node);
    else if (node.type === "atrule") checkAtRule(node);
  });
  return [...new Set(found)];
}

/** `oklch` stands under `color`, `env` by itself. */
const functionEntry = (types: Identifier | undefined, name: string): Identifier | undefined =>
  Object.values(types ?? {})
    .map((type) => partOf(type as Identifier, name))
    .find((entry) => entry?.__compat) ?? partOf(types, name);

/** An `@supports` around it asks the browser first. */
function isAskedFor(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent as Node | undefined) {
    if (at.type === "atrule" && (at as AtRule).name === "supports") return true;
  }
  return false;
}

/** `-webkit-user-select` beside `user-select`. */
const hasPrefixed = ({ prop, parent }: Declaration): boolean =>
  parent?.some((other) => other.type === "decl" && other.prop === `-webkit-${prop}`) ?? false;

/** The same property stands before, for browsers that don't take this value. */
function hasFallback(declaration: Declaration): boolean {
  for (let at = declaration.prev(); at; at = at.prev()) {
    if (at.type === "decl" && at.prop === declaration.prop) return true;
  }
  return false;
}
