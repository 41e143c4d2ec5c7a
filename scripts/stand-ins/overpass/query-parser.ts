import type { ElementType } from "../map-element.ts";
import { parseFilters, parseNumbers } from "./filter-parser.ts";
import type { Output, Query, QueryFault, Statement } from "./query.ts";
import { parseSettings } from "./settings-parser.ts";
import { type Cursor, createCursor } from "./tokens.ts";

const typesByWord = new Map<string, ElementType[]>([
  ["node", ["node"]],
  ["way", ["way"]],
  ["relation", ["relation"]],
  ["rel", ["relation"]],
  ["nwr", ["node", "way", "relation"]],
  ["nw", ["node", "way"]],
  ["nr", ["node", "relation"]],
  ["wr", ["way", "relation"]],
]);

/** Reads the subset of Overpass QL named in the README, or tells every fault it has. */
export function parseQuery(text: string): { query: Query } | { faults: QueryFault[] } {
  if (text.trim() === "") {
    return {
      faults: [{ line: 0, kind: "encoding error", text: "Your input contains only whitespace." }],
    };
  }
  const cursor = createCursor(text);
  const settings = parseSettings(cursor);
  const statements: Statement[] = [];
  while (cursor.peek().kind !== "end") statements.push(parseStatement(cursor));
  return cursor.faults.length > 0 ? { faults: cursor.faults } : { query: { settings, statements } };
}

function parseStatement(cursor: Cursor): Statement {
  const { line, text, kind } = cursor.peek();
  if (cursor.take("(")) return { line, ...parseGroup(cursor) };
  if (cursor.take(".")) return { line, ...parseFromSet(cursor, cursor.next().text) };
  if (kind === "word" && text === "out") return { line, ...parseOut(cursor, "_") };
  if (isRecursion(cursor)) return { line, ...parseRecursion(cursor) };
  if (kind === "word" && text === "is_in") return { line, ...parseIsIn(cursor) };
  return { line, ...parseElementQuery(cursor) };
}

type Body<S = Statement> = S extends Statement ? Omit<S, "line"> : never;

function parseGroup(cursor: Cursor): Body {
  const members: Statement[] = [];
  let isDifference = false;
  while (cursor.peek().kind !== "end" && cursor.peek().text !== ")") {
    isDifference = cursor.take("-") || isDifference;
    members.push(parseStatement(cursor));
  }
  cursor.expect(")");
  const into = parseInto(cursor);
  return { kind: isDifference ? "difference" : "union", members, into };
}

function parseFromSet(cursor: Cursor, from: string): Body {
  if (cursor.peek().text === "out") return parseOut(cursor, from);
  if (isRecursion(cursor)) return parseRecursion(cursor);
  return { kind: "item", from, into: parseInto(cursor) };
}

const isRecursion = (cursor: Cursor): boolean =>
  cursor.peek().kind === "sign" && ["<", ">", "<<", ">>"].includes(cursor.peek().text);

function parseRecursion(cursor: Cursor): Body {
  cursor.next();
  return { kind: "recurse", into: parseInto(cursor) };
}

/** `is_in(lat,lon)`: the areas around a place, to be asked for with `(pivot.set)`. */
function parseIsIn(cursor: Cursor): Body {
  cursor.next();
  cursor.expect("(");
  const [lat = 0, lon = 0, ...others] = parseNumbers(cursor);
  if (others.length > 0) cursor.fail("Unknown query clause");
  cursor.expect(")");
  return { kind: "is-in", lat, lon, into: parseInto(cursor) };
}

function parseElementQuery(cursor: Cursor): Body {
  const word = cursor.peek().text;
  const types = typesByWord.get(word);
  if (!types) cursor.fail(`Unknown type "${word}"`);
  cursor.next();
  if (!types) {
    cursor.fail(
      'For the attribute "type" of the element "query" the only allowed values are "node", "way", "relation", "nwr", "nw", "wr", "nr", or "area".',
      "static error",
    );
  }
  const filters = parseFilters(cursor);
  if (types && filters.length === 0) {
    cursor.fail("An empty query is not allowed", "static error");
  }
  return { kind: "query", types: types ?? [], filters, into: parseInto(cursor) };
}

/** The named result behind `->`, and the end of the statement. */
function parseInto(cursor: Cursor): string {
  let name = "_";
  if (cursor.take("->")) {
    cursor.expect(".");
    name = cursor.next().text;
  }
  cursor.expect(";");
  return name;
}

const details = ["ids", "skel", "body", "tags", "meta", "count"] as const;

function parseOut(cursor: Cursor, from: string): Body {
  const output: Output = {
    detail: "body",
    center: false,
    geometry: false,
    byArea: false,
    limit: Number.POSITIVE_INFINITY,
  };
  cursor.next();
  while (cursor.peek().kind === "word") {
    const word = cursor.next().text;
    const detail = details.find((name) => name === word);
    if (detail) output.detail = detail;
    else if (word === "center") output.center = true;
    else if (word === "geom") output.geometry = true;
    else if (word === "qt") output.byArea = true;
    else if (/^\d+$/.test(word)) output.limit = Number(word);
    else if (!["asc", "bb", "noids"].includes(word)) {
      cursor.fail(`Unknown output option "${word}"`);
    }
  }
  cursor.expect(";");
  return { kind: "out", from, output };
}
