import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { differences, headerDifferences } from "../golden/matching.ts";
import type { RecordedCase } from "../golden/recordings.ts";
import type { Answer, World } from "../golden/world.ts";
import { archive } from "./archives.ts";

/** What is of the recorder's machine, not of the server: its executor's limits, address and words. */
const OF_THE_SET_UP = [
  "buildSpecification",
  "runtimeSpecification",
  "buildLogs",
  "APPWRITE_VERSION",
  "APPWRITE_FUNCTION_CPUS",
  "APPWRITE_FUNCTION_MEMORY",
  "APPWRITE_FUNCTION_API_ENDPOINT",
];

/** How the recorder's executor tells that a process ended. */
const PROCESS_ENDED = "Internal curl error";

const SOME_DATE = "2026-01-01T00:00:00.000+00:00";

const UNCOMPARED_HEADERS = ["x-peak", "x-ratelimit-remaining"];

function parsedText(text: string): unknown {
  try {
    return text.startsWith("{") ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

/** The length of a page, and of JSON with keys and addresses in it, is not to be compared. */
function withoutLength(headers: readonly { name: string; value: unknown }[]): unknown {
  const type = headers.find(({ name }) => name === "content-type")?.value;
  const isOwn = /json|html/.test(String(type));
  return headers.map(({ name, value }) =>
    isOwn && name === "content-length"
      ? { name, value: value === "<bytes>" ? "string" : typeof value }
      : { name, value },
  );
}

function comparable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body ?? null), (key, value: unknown) => {
    if (OF_THE_SET_UP.includes(key)) return "of the set-up";
    if (key === "user-agent") return String(value).replace(/^Appwrite\/[\d.]+$/, "Appwrite/own");
    if (key === "responseHeaders" && Array.isArray(value)) return withoutLength(value);
    if ((key === "responseBody" || key === "logs") && typeof value === "string")
      return comparableText(key, value);
    return value;
  });
}

function comparableText(key: string, text: string): unknown {
  const parsed = parsedText(text);
  if (typeof parsed === "object") return { [key]: comparable(parsed) };
  const [, letter = "", times = ""] = /^(.)….* ?\((\d+)\)$/.exec(text) ?? [];
  return letter ? letter.repeat(Number(times)) : text;
}

/** Text of which only the beginning was recorded counts as far as it goes. */
function cut(expected: unknown, actual: unknown): unknown {
  if (typeof expected === "string" && typeof actual === "string") {
    if (expected.startsWith(PROCESS_ENDED) && actual !== "") return expected;
    const length = expected.endsWith("…") ? expected.indexOf("<date>") : -1;
    const isSame = length > 0 && actual.startsWith(expected.slice(0, length));
    return isSame ? expected.replaceAll("<date>", SOME_DATE) : actual;
  }
  if (Array.isArray(expected) && Array.isArray(actual))
    return actual.map((one, index) => cut(expected[index], one));
  if (typeof expected !== "object" || expected === null) return actual;
  if (typeof actual !== "object" || actual === null) return actual;
  const known = Object.entries(expected);
  return Object.fromEntries(
    Object.entries(actual).map(([key, value]) => [
      key,
      cut(known.find(([name]) => name === key)?.[1], value),
    ]),
  );
}

/** Ids that earlier answers brought, in place of their names. */
export function filled(world: World, recorded: unknown): unknown {
  const text = JSON.stringify(recorded ?? null).replace(
    /<[a-z-]+-id>/g,
    (name) => world.values.get(name) ?? name,
  );
  return JSON.parse(text);
}

const isPage = (text: string): boolean => text.startsWith("<!DOCTYPE html>");

async function bytesDifferences(
  expected: { length: number | string; sha256?: string; note?: string },
  { bytes }: Answer,
): Promise<string[]> {
  const found: string[] = [];
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (expected.sha256 && expected.sha256 !== hash) found.push("the bytes are others");
  if (typeof expected.length === "number" && bytes.length !== expected.length)
    found.push(`length: recorded ${expected.length}, here ${bytes.length}`);
  if (bytes.length === 0) found.push("there are no bytes");
  if (expected.note === "gzip" && gunzipSync(bytes).toString() !== "x".repeat(2000))
    found.push("not the text, packed");
  if (expected.note?.startsWith("the archive") && !bytes.equals(await archive("probe")))
    found.push("not the archive that was sent");
  return found;
}

function textDifferences(expected: string, { text }: Answer): string[] {
  if (isPage(expected)) return isPage(text) ? [] : [`body: recorded a page, here ${text}`];
  const [, letter = "", length = ""] = /^(.).*… \((\d+) bytes\)$/.exec(expected) ?? [];
  return differences(letter ? letter.repeat(Number(length)) : expected, text);
}

/** Where an answer is not as recorded; empty when it is. */
export async function differencesOf(
  world: World,
  { response }: RecordedCase,
  answer: Answer,
): Promise<string[]> {
  if (!response) throw new Error("there is no answer to compare with");
  const headersOf = (headers: readonly [string, string][]): [string, string][] =>
    headers.filter(([name]) => !UNCOMPARED_HEADERS.includes(name.toLowerCase()));
  const found =
    response.status === answer.status
      ? []
      : [
          `status: recorded ${response.status}, here ${answer.status}: ${answer.text.slice(0, 300)}`,
        ];
  found.push(...headerDifferences(headersOf(response.headers), headersOf(answer.headers)));
  if (response.bodyBytes) found.push(...(await bytesDifferences(response.bodyBytes, answer)));
  else if (response.bodyText !== undefined)
    found.push(...textDifferences(response.bodyText, answer));
  else if ((response.body ?? null) === null) found.push(...differences("", answer.text));
  else {
    const expected = comparable(filled(world, response.body));
    found.push(...differences(expected, cut(expected, comparable(answer.json))));
  }
  return found;
}
