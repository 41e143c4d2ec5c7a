import type { Bounds, Filter } from "./query.ts";
import type { Cursor } from "./tokens.ts";

/** Every `[…]`, `(…)` and `.set` behind the type of a query. */
export function parseFilters(cursor: Cursor): Filter[] {
  const filters: Filter[] = [];
  while (cursor.peek().kind === "sign") {
    if (cursor.take("[")) filters.push(...parseTagFilter(cursor));
    else if (cursor.take("(")) filters.push(...parsePlaceFilter(cursor));
    else if (cursor.take(".")) filters.push({ kind: "set", name: cursor.next().text });
    else break;
  }
  return filters;
}

function parseTagFilter(cursor: Cursor): Filter[] {
  const filter = cursor.take("~") ? keyPatternFilter(cursor) : keyFilter(cursor);
  cursor.expect("]");
  return filter ? [filter] : [];
}

function keyFilter(cursor: Cursor): Filter {
  if (cursor.take("!")) return { kind: "key", key: parseText(cursor), present: false };
  const key = parseText(cursor);
  if (cursor.take("=")) return { kind: "value", key, value: parseText(cursor), negated: false };
  if (cursor.take("!=")) return { kind: "value", key, value: parseText(cursor), negated: true };
  if (cursor.take("~")) return { kind: "pattern", key, ...parsePattern(cursor), negated: false };
  if (cursor.take("!~")) return { kind: "pattern", key, ...parsePattern(cursor), negated: true };
  return { kind: "key", key, present: true };
}

function keyPatternFilter(cursor: Cursor): Filter | null {
  const key = parseText(cursor);
  cursor.expect("~");
  const { pattern, flags } = parsePattern(cursor);
  return { kind: "key-pattern", keyPattern: regularExpression(cursor, key, flags), pattern };
}

function parsePattern(cursor: Cursor): { pattern: RegExp; flags: string } {
  const source = parseText(cursor);
  const flags = cursor.take(",") && cursor.next().text === "i" ? "i" : "";
  return { pattern: regularExpression(cursor, source, flags), flags };
}

const posixClasses = new Map([
  ["alpha", "A-Za-z"],
  ["digit", "0-9"],
  ["alnum", "A-Za-z0-9"],
  ["space", "\\s"],
  ["upper", "A-Z"],
  ["lower", "a-z"],
  ["punct", "!-\\/:-@\\[-`{-~"],
]);

/** POSIX extended syntax; what it shares with JavaScript is enough here. */
function regularExpression(cursor: Cursor, source: string, flags: string): RegExp {
  try {
    const translated = source.replace(
      /\[:(\w+):\]/g,
      (whole, name: string) => posixClasses.get(name) ?? whole,
    );
    return new RegExp(translated, flags);
  } catch {
    cursor.fail(`Invalid regular expression: "${source}"`, "static error");
    return /$^/;
  }
}

function parseText(cursor: Cursor): string {
  const { kind } = cursor.peek();
  if (kind === "word" || kind === "string") return cursor.next().text;
  if (kind === "sign") cursor.fail(`Key or value expected - '${cursor.peek().text}' found.`);
  return "";
}

function parsePlaceFilter(cursor: Cursor): Filter[] {
  const name = cursor.peek().text;
  const isNamed = /^[a-z]/i.test(name);
  if (name === "pivot") return parsePivot(cursor);
  if (isNamed) {
    cursor.next();
    if (cursor.peek().text === ":") cursor.next();
  }
  const numbers = parseNumbers(cursor);
  const filter = placeFilter(cursor, isNamed ? name : "", numbers);
  cursor.expect(")");
  return filter ? [filter] : [];
}

/** `(pivot.here)`: the ways and relations behind the areas of a set. */
function parsePivot(cursor: Cursor): Filter[] {
  cursor.next();
  cursor.expect(".");
  const name = cursor.next().text;
  cursor.expect(")");
  return [{ kind: "pivot", name }];
}

function placeFilter(cursor: Cursor, name: string, numbers: number[]): Filter | null {
  const [first = 0, second = 0, third = 0] = numbers;
  if (name === "around" && numbers.length === 3) {
    return { kind: "around", metres: first, lat: second, lon: third };
  }
  if (name === "id" || (name === "" && numbers.length === 1)) {
    return { kind: "ids", ids: new Set(numbers) };
  }
  if (name === "" && numbers.length === 4) {
    return { kind: "box", bounds: boundsOf(cursor, numbers) };
  }
  cursor.fail("Unknown query clause");
  return null;
}

export function parseNumbers(cursor: Cursor): number[] {
  const numbers: number[] = [];
  do {
    const value = Number(cursor.peek().text);
    if (cursor.peek().kind !== "word" || Number.isNaN(value)) return numbers;
    numbers.push(value);
    cursor.next();
  } while (cursor.take(","));
  return numbers;
}

/** South, west, north, east. South above north is taken without complaint, as the real one does. */
export function boundsOf(cursor: Cursor, numbers: number[]): Bounds {
  const [south = 0, west = 0, north = 0, east = 0] = numbers;
  if (Math.abs(south) > 90 || Math.abs(north) > 90) {
    cursor.fail("Latitudes in bounding boxes must be between -90.0 and 90.0.", "static error");
  }
  if (Math.abs(west) > 180 || Math.abs(east) > 180) {
    cursor.fail("Longitudes in bounding boxes must be between -180.0 and 180.0.", "static error");
  }
  return { south, west, north, east };
}
