import type { RecordedCase, RecordedRequest } from "../golden/recordings.ts";
import { archive, formOf } from "./archives.ts";
import { HELD_BUILD, holdingCommand } from "./held-build.ts";

const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_value, index) => index));
const MINUTE_MS = 60_000;

const count = (digits: string): number => Number(digits.replaceAll(",", ""));

function fieldOf(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}

/** `multipart: activate=true, code=code.tar.gz (folder probe)` as it was sent. */
async function formFrom(note: string): Promise<Buffer> {
  const given = note
    .split(", ")
    .filter((text) => text.includes("="))
    .map(fieldOf);
  const fields = given.map(async ([name, value]) => {
    if (name === "code") return [name, await archive("probe")] as const;
    return [name, value === "the bytes 0 to 255" ? ALL_BYTES : value] as const;
  });
  return formOf(await Promise.all(fields));
}

/** A body too long to be recorded, or no text, from what was noted of it. */
async function bodyFrom(note: string, body: unknown): Promise<Partial<RecordedRequest>> {
  const form = /^multipart: (.*)$/.exec(note)?.[1];
  if (form !== undefined) return { bodyBytes: await formFrom(form) };
  if (note === "the bytes 0 to 255") return { bodyBytes: ALL_BYTES };
  const raw = /^([\d,]+) times x$/.exec(note)?.[1];
  if (raw) return { bodyBytes: Buffer.alloc(count(raw), "x") };
  const [, name = "", start = "", times = "", letter = ""] =
    /^(\w+): (?:(\S+) and )?([\d,]+) times (\w)$/.exec(note) ?? [];
  if (name) return { body: { ...Object(body), [name]: start + letter.repeat(count(times)) } };
  const last = /^headers: x-h0 to x-h(\d+)$/.exec(note)?.[1];
  if (!last) throw new Error(`no body is known for: ${note}`);
  const headers = Array.from({ length: Number(last) + 1 }, (_value, n) => [`x-h${n}`, "1"]);
  return { body: { ...Object(body), headers: Object.fromEntries(headers) } };
}

/** Moments the recordings tell of by their distance from now. */
function withMoments(body: unknown): unknown {
  const text = JSON.stringify(body).replace(/<([^<>]*now \+ [^<>]*)>/g, (_all, moment: string) => {
    const seconds = Number(/now \+ (-?\d+) s/.exec(moment)?.[1] ?? 3600);
    const minute = Math.floor((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS;
    const ms = moment.endsWith("at second 30") ? minute + 30_000 : minute;
    const iso = new Date(ms).toISOString();
    return moment.includes("Z") ? iso.replace(".000Z", "Z") : iso.replace("Z", "+00:00");
  });
  return JSON.parse(text);
}

/** The request of a case as it is to be sent. */
export async function requestOf({ name, request }: RecordedCase): Promise<RecordedRequest> {
  if (!request) throw new Error("there is no request");
  const { bodyNote, ...plain } = request;
  const note = name === HELD_BUILD ? `${bodyNote}, commands=${holdingCommand}` : bodyNote;
  const made = note === undefined ? {} : await bodyFrom(note, plain.body);
  const whole = { ...plain, ...made };
  return whole.body === undefined ? whole : { ...whole, body: withMoments(whole.body) };
}
