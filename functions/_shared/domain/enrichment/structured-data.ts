import { decodeEntities } from "./entities.ts";
import { typesOf } from "./microdata.ts";
import type { Page, Thing, Value } from "./page.ts";
import { type Json, readTolerantJson } from "./tolerant-json.ts";

export interface Statement {
  thing: Thing;
  page: Page;
  method: "JSON-LD" | "microdata";
  /** The thing it is a property of; null for an outermost one. */
  within: { thing: Thing; property: string } | null;
}
type Placed = Pick<Statement, "thing" | "within">;

const thingsMax = 500;
const depthMax = 30;

/** Every thing the pages state in JSON-LD or microdata, outer ones first. */
export function statementsOf(pages: readonly Page[]): Statement[] {
  return pages.flatMap((page) => [
    ...page.jsonLd.flatMap(thingsOf).map((one) => ({ ...one, page, method: "JSON-LD" as const })),
    ...page.microdata
      .flatMap(withInner)
      .map((one) => ({ ...one, page, method: "microdata" as const })),
  ]);
}

function thingsOf(text: string): Placed[] {
  const json = readTolerantJson(text);
  if (json === undefined) return [];
  const roots = rootsOf(json, 0)
    .slice(0, thingsMax)
    .map((each) => thingOf(each, 0));
  return resolved(roots).flatMap(withInner);
}

const withInner = (thing: Thing): Placed[] => [{ thing, within: null }, ...inner(thing, 0)];

function rootsOf(json: Json, depth: number): { [key: string]: Json }[] {
  if (depth > depthMax || json === null || typeof json !== "object") return [];
  if (Array.isArray(json)) return json.flatMap((each) => rootsOf(each, depth + 1));
  const graph = json["@graph"];
  const own = json["@type"] === undefined && graph !== undefined ? [] : [json];
  return graph === undefined ? own : [...own, ...rootsOf(graph, depth + 1)];
}

function thingOf(json: { [key: string]: Json }, depth: number): Thing {
  const thing: Thing = {
    types: listOf(json["@type"]).flatMap((type) => (typeof type === "string" ? typesOf(type) : [])),
    id: typeof json["@id"] === "string" ? json["@id"] : null,
    properties: Object.create(null),
  };
  for (const [key, value] of Object.entries(json)) {
    if (key.startsWith("@")) continue;
    const values = listOf(value).flatMap((each) => propertyOf(each, depth + 1));
    if (values.length > 0) thing.properties[key.replace(/^schema:/, "")] = values;
  }
  return thing;
}

const listOf = (json: Json | undefined): Json[] =>
  json === undefined ? [] : Array.isArray(json) ? json : [json];

function propertyOf(json: Json, depth: number): Value[] {
  if (json === null || depth > depthMax) return [];
  if (Array.isArray(json)) return json.flatMap((each) => propertyOf(each, depth + 1));
  if (typeof json !== "object") {
    const text = plain(String(json));
    return text === "" ? [] : [text];
  }
  const literal = json["@value"];
  return literal === undefined ? [thingOf(json, depth)] : propertyOf(literal, depth + 1);
}

/** Texts in JSON-LD often carry the entities and tags of the page they were taken from. */
const plain = (text: string): string =>
  decodeEntities(text)
    .replace(/<\/?[a-z][^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A mere reference, `{"@id": "#shop"}`, is replaced by its target. */
function resolved(things: Thing[]): Thing[] {
  const byId = new Map(
    things.flatMap((thing) => (thing.id && hasContent(thing) ? [[thing.id, thing] as const] : [])),
  );
  for (const thing of things) {
    for (const [name, values] of Object.entries(thing.properties)) {
      thing.properties[name] = values.map((value) =>
        typeof value === "string" || hasContent(value) || value.id === null
          ? value
          : (byId.get(value.id) ?? value),
      );
    }
  }
  return things;
}

const hasContent = ({ types, properties }: Thing): boolean =>
  types.length > 0 || Object.keys(properties).length > 0;

function inner(thing: Thing, depth: number): Placed[] {
  // References may go round in a circle.
  if (depth > 5) return [];
  return Object.entries(thing.properties).flatMap(([property, values]) =>
    values.flatMap((value) =>
      typeof value === "string"
        ? []
        : [{ thing: value, within: { thing, property } }, ...inner(value, depth + 1)],
    ),
  );
}

/** The texts of a property, those of named things included. */
export const textsOf = (thing: Thing, ...names: string[]): string[] =>
  names.flatMap((name) =>
    (thing.properties[name] ?? []).flatMap((value) =>
      typeof value === "string"
        ? value
        : (value.properties.name ?? value.properties.value ?? []).filter(
            (text): text is string => typeof text === "string",
          ),
    ),
  );

export const thingsIn = (thing: Thing, ...names: string[]): Thing[] =>
  names.flatMap((name) =>
    (thing.properties[name] ?? []).filter((value): value is Thing => typeof value !== "string"),
  );
