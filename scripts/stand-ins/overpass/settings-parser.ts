import { boundsOf, parseNumbers } from "./filter-parser.ts";
import type { Format, Settings } from "./query.ts";
import type { Cursor } from "./tokens.ts";

/** `[out:json][timeout:25]…;` at the head of a query; each of them may be missing. */
export function parseSettings(cursor: Cursor): Settings {
  const settings: Settings = {
    format: { kind: "xml" },
    timeoutSeconds: 180,
    maxBytes: 512 * 1024 * 1024,
    bounds: null,
  };
  if (cursor.peek().text !== "[") return settings;
  while (cursor.take("[")) {
    parseSetting(cursor, settings);
    cursor.expect("]");
  }
  cursor.expect(";");
  return settings;
}

function parseSetting(cursor: Cursor, settings: Settings): void {
  const name = cursor.next().text;
  cursor.expect(":");
  switch (name) {
    case "out":
      settings.format = parseFormat(cursor);
      return;
    case "timeout":
      settings.timeoutSeconds = parsePositive(cursor, name);
      return;
    case "maxsize":
      settings.maxBytes = parsePositive(cursor, name);
      return;
    case "bbox":
      settings.bounds = boundsOf(cursor, parseNumbers(cursor));
      return;
    default:
      cursor.fail(`Unknown setting "${name}"`);
  }
}

function parsePositive(cursor: Cursor, name: string): number {
  const value = Number(cursor.next().text);
  if (Number.isInteger(value) && value > 0) return value;
  cursor.fail(
    `For the attribute "${name}" of the element "osm-script" the only allowed values are positive integers.`,
    "static error",
  );
  return 1;
}

function parseFormat(cursor: Cursor): Format {
  const name = cursor.next().text;
  if (name === "json" || name === "xml") return { kind: name };
  if (name === "csv") return parseCsv(cursor);
  cursor.fail(
    `For the attribute "type" of the element "output" the only allowed values are "json", "xml" and "csv".`,
    "static error",
  );
  return { kind: "xml" };
}

/** `csv(::id,name;true;"\t")`: fields, a head line or not, the separator. */
function parseCsv(cursor: Cursor): Format {
  const fields: string[] = [];
  let header = true;
  let separator = "\t";
  cursor.expect("(");
  do {
    fields.push(cursor.take("::") ? `::${cursor.next().text}` : cursor.next().text);
  } while (cursor.take(","));
  if (cursor.take(";")) header = cursor.next().text !== "false";
  if (cursor.take(";")) separator = cursor.next().text;
  cursor.expect(")");
  return { kind: "csv", fields, header, separator };
}
