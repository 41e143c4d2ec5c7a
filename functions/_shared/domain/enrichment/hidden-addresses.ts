import { decodeEntities } from "./entities.ts";
import type { Page } from "./page.ts";
import { fromBase64, percentDecoded, rot13 } from "./script-output.ts";

/** Cloudflare's protection: the first byte is added (exclusive or) to all others. */
export function cloudflareAddress(hex: string): string {
  if (!/^[\da-f]{6,400}$/i.test(hex)) return "";
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [key = 0, ...rest] = bytes;
  return percentDecoded(
    rest.map((byte) => `%${(byte ^ key).toString(16).padStart(2, "0")}`).join(""),
  );
}

/** `mailto:` and the rest of a link that hides it; `null` for any other link. */
export function hiddenMailto(href: string): string | null {
  const cloudflare = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i.exec(href)?.[1];
  if (cloudflare !== undefined) return `mailto:${cloudflareAddress(cloudflare)}`;
  const crypted = /UnCryptMailto\(\s*(?:%27|['"])([^'"]+?)(?:%27|['"])/i.exec(href)?.[1];
  if (crypted !== undefined) return uncrypted(percentDecoded(crypted));
  if (/^znvygb:/i.test(href)) return rot13(href);
  const reversed = /^[^\s]+:otliam$/i.test(href) ? [...href].reverse().join("") : null;
  return reversed;
}

/** TYPO3 moves each character some places on within its own range; the places are a setting. */
function uncrypted(text: string): string | null {
  for (let offset = -25; offset <= 25; offset++) {
    const plain = [...text].map((one) => moved(one, offset)).join("");
    if (/^mailto:/i.test(plain)) return plain;
  }
  return null;
}

const ranges = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const;

function moved(character: string, offset: number): string {
  const code = character.charCodeAt(0);
  const range = ranges.find(([from, to]) => code >= from && code <= to);
  if (!range) return character;
  const [from, to] = range;
  const length = to - from + 1;
  return String.fromCharCode(from + ((((code - from + offset) % length) + length) % length));
}

export interface HiddenText {
  text: string;
  method: string;
  line: number;
}

const user = /^data-(email-?|mail-?)?(user|name|local|account|first|u|lhs)$/;
const domain = /^data-(email-?|mail-?)?(domain|host|server|second|d|rhs|website|at)$/;
const ending = /^data-(email-?|mail-?)?(tld|ending|ext|last)$/;

/** Addresses in attributes for a program to assemble. */
export function hiddenInAttributes({ attributes }: Page): HiddenText[] {
  const byElement = Map.groupBy(attributes, ({ element }) => element);
  return [...byElement.values()].flatMap((group) => {
    const line = group[0]?.line ?? 0;
    const joined = joinedParts(group);
    const whole = group.flatMap(({ name, value }) =>
      /mail|contact|data-(enc|hash|to|addr)/.test(name) ? readings(value) : [],
    );
    const called = group.flatMap(({ name, value }) => (name.startsWith("on") ? calls(value) : []));
    return [...joined, ...whole, ...called].map((text) => ({
      text,
      method: "attribute, put together",
      line,
    }));
  });
}

function joinedParts(group: readonly { name: string; value: string }[]): string[] {
  const part = (pattern: RegExp): string | undefined =>
    group.find(({ name }) => pattern.test(name))?.value;
  const [left, right, last] = [part(user), part(domain), part(ending)];
  if (left === undefined || right === undefined || /\s/.test(left + right)) return [];
  const host = last === undefined ? right : `${right}.${last.replace(/^\./, "")}`;
  return [`${left}@${host.replace(/^@/, "")}`];
}

/** A text as it is, as base64, turned round, and moved by thirteen. */
function readings(value: string): string[] {
  const text = decodeEntities(percentDecoded(value));
  return [text, fromBase64(text), [...text].reverse().join(""), rot13(text)].filter((reading) =>
    /^[\x20-\x7e]*@[\x20-\x7e]*$/.test(reading),
  );
}

/** `mail('info', 'example.com')` // => ["info@example.com"] */
function calls(code: string): string[] {
  const given = /\w+\(\s*'([\w.+-]+)'\s*,\s*'([\w.-]+)'(?:\s*,\s*'(\w+)')?\s*\)/.exec(
    code.replaceAll('"', "'"),
  );
  if (!given) return [];
  const [, left, right = "", last] = given;
  const host = last !== undefined && !right.includes(".") ? `${right}.${last}` : right;
  return host.includes(".") ? [`${left}@${host}`] : [];
}
