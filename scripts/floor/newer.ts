import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { type FloorBrowser, readFloor } from "./floor.ts";

/** Which browsers of the floor lack something: `Safari 16.4 (came with 17.4)`. Empty: none. */
export type Lacking = string;

let data: CompatData | undefined;

/** MDN's data: what came to which browser with which version. */
export function compatData(): CompatData {
  const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
  data ??= JSON.parse(readFileSync(file, "utf8")) as CompatData;
  return data;
}

const floor = readFloor();

/** What MDN does not know is taken as there. */
export function lacking(entry: Identifier | undefined): Lacking {
  const support = entry?.__compat?.support;
  if (!support) return "";
  return floor
    .flatMap((browser) => {
      const told = support[browser.id];
      if (!told) return [];
      const statements = [told].flat().filter((one) => isPlain(one));
      if (statements.some((one) => isThere(one, browser))) return [];
      const [first] = statements;
      const since = typeof first?.version_added === "string" ? first.version_added : null;
      const when = since && since !== "preview" ? `came with ${since}` : "not there yet";
      return [`${browser.name} ${browser.version} (${when})`];
    })
    .join(", ");
}

/** Not behind a flag, and under its own name. */
const isPlain = ({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean =>
  !flags && !prefix && !alternative_name;

function isThere({ version_added, version_removed }: SimpleSupportStatement, at: FloorBrowser) {
  if (typeof version_added !== "string" || version_added === "preview") return false;
  if (isAfter(version_added, at.version)) return false;
  return typeof version_removed !== "string" || isAfter(version_removed, at.version);
}

function isAfter(one: string, other: string): boolean {
  const parts = (version: string) => version.replace("≤", "").split(".").map(Number);
  const [left, right] = [parts(one), parts(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** A part of an entry by its name, such as `any_static` of `AbortSignal`. */
export const partOf = (entry: Identifier | undefined, name: string): Identifier | undefined =>
  entry && Object.hasOwn(entry, name) && name !== "__compat"
    ? (entry[name] as Identifier)
    : undefined;
