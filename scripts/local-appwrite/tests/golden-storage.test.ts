import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { playedInOrder } from "./golden/in-order.ts";
import { differences, headerDifferences } from "./golden/matching.ts";
import {
  hasRecordings,
  type RecordedCase,
  type RecordedRequest,
  readRecording,
} from "./golden/recordings.ts";
import { type Answer, createWorld, type World } from "./golden/world.ts";

const EXCLUDED: Record<string, string> = {
  "preview of a text file": "previews are pictures made by the server; nothing here makes any",
  "12 MiB upload: content sent": "a fact: downloads are compared with what was sent below",
  "12 MiB upload: Range in the middle is right":
    "a fact: ranges are compared with what was sent below",
  "chunk order 2,1,3: content": "a fact: downloads are compared with what was sent below",
  "12 MiB upload: chunk 1 alone, then chunks 3 and 2 in parallel, 5 rounds":
    "storage.test.ts sends chunks in parallel",
  "single request of 12 MiB without Content-Range": "a fact: its own test below",
  "secret is a JWT: header and claims": "its own test below",
  "secret with an expiry: claims": "its own test below",
};

/** Sent with the recorded files' names and sizes; the recordings keep only hashes of theirs. */
const BIG_BYTES = 12 * 1024 * 1024;
const content = Array.from(
  { length: BIG_BYTES / 16 },
  (_value, index) => `\0${String(index).padStart(15, "0")}`,
).join("");
const LENGTHS_BY_RECORDED_MD5: Record<string, number> = {
  "741d78d0a276b4453028c8383abfc5f1": BIG_BYTES,
  fecd3ec4126846f450595d6e080deef6: 1024 * 1024,
  b69c6c52379cffd5edd2706ac5ae4a3f: 6_291_456,
  dbbfa9d6e320ceed17a4a8e4e3b26a84: 12_478_054,
};

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

function multipart(fileId: string, name: string, body: string): string {
  const part = "--golden-boundary\r\nContent-Disposition: form-data; name=";
  return `${part}"fileId"\r\n\r\n${fileId}\r\n${part}"file"; filename="${name}"\r\n\r\n${body}\r\n--golden-boundary--\r\n`;
}

/** The body of a request of which only a note was kept: `multipart: fileId=big1, file=big.bin, bytes 0..5242879`. */
function bodyFromNote(note: string): string {
  const [, fileId = "", name = "", rest = ""] =
    /fileId=(\w+), file=([\w.]+), (.+)$/.exec(note) ?? [];
  const range = /^bytes (\d+)\.\.(\d+)$/.exec(rest);
  if (range) return multipart(fileId, name, content.slice(Number(range[1]), Number(range[2]) + 1));
  return multipart(fileId, name, content.slice(0, Number.parseInt(rest, 10)));
}

function toSend(request: RecordedRequest & { bodyNote?: string }): RecordedRequest {
  const { bodyNote, ...plain } = request;
  if (bodyNote) return { ...plain, bodyText: bodyFromNote(bodyNote) };
  // Clients escape quotes in a part's file name; the recording sent them bare.
  const bodyText = request.bodyText?.replace('"ä "q".txt"', '"ä \\"q\\".txt"');
  return bodyText === undefined ? plain : { ...plain, bodyText };
}

function withOwnSignature(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    const length = key === "signature" ? LENGTHS_BY_RECORDED_MD5[String(value)] : undefined;
    return length === undefined ? value : md5(content.slice(0, length));
  });
}

function expectedText(range: string | undefined): string {
  const [start = 0, end = content.length - 1] =
    /(\d+)-(\d+)/
      .exec(range ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return content.slice(start, end + 1);
}

/** Memory the recorded server used. */
const UNCOMPARED = ["x-peak"];

function compare(recorded: RecordedCase, answer: Answer): string[] {
  const { request, response } = recorded;
  if (!request || !response) throw new Error(`${recorded.name} is no exchange`);
  const headers = response.headers.filter(([name]) => !UNCOMPARED.includes(name));
  const found = headerDifferences(headers, answer.headers);
  if (response.status !== answer.status)
    found.push(
      `status: recorded ${response.status}, here ${answer.status}: ${answer.text.slice(0, 500)}`,
    );
  if ("bodyBytes" in response) {
    if (md5(answer.text) !== md5(expectedText(request.headers?.Range)))
      found.push("the content is not what was sent");
  } else if (response.bodyText !== undefined)
    found.push(...differences(response.bodyText, answer.text));
  else if (response.body === null) found.push(...differences("", answer.text));
  else found.push(...differences(withOwnSignature(response.body), answer.json));
  return found;
}

async function addPerson(world: World, id: string): Promise<void> {
  await world.asKey("POST", "/v1/users", {
    userId: id,
    email: `${id}@example.test`,
    password: "a good password",
  });
  const answer = await world.asKey("POST", `/v1/users/${id}/sessions`);
  const session: { secret: string } = JSON.parse(answer.text);
  world.values.set(`<session:${id}>`, session.secret);
}

const storageCases = hasRecordings ? readRecording("09-storage") : [];
const tokenCases = hasRecordings ? readRecording("10-file-tokens") : [];
if (!hasRecordings)
  console.log("storage recordings: not compared, the folder with them is not here");

function exchanges(cases: readonly RecordedCase[]): RecordedCase[] {
  return cases.filter(({ name, request }) => request && !(name in EXCLUDED));
}

let world: World;

async function openWorld(): Promise<() => Promise<void>> {
  world = await createWorld();
  await addPerson(world, "carol");
  await addPerson(world, "dave");
  return () => world.close();
}

if (hasRecordings)
  describe("storage answers as recorded", () => {
    beforeAll(openWorld);

    const cases = exchanges(storageCases);
    const differencesOf = playedInOrder(cases, async (recorded) =>
      recorded.request ? compare(recorded, await world.send(toSend(recorded.request))) : [],
    );
    test.each(cases)("$name", async (recorded) => {
      expect(await differencesOf(recorded)).toEqual([]);
    });

    test("a single request of more than 12 MiB is cut off", async () => {
      const request: RecordedRequest = {
        method: "POST",
        path: "/v1/storage/buckets/priv/files",
        headers: {
          "X-Appwrite-Project": "golden",
          "Content-Type": "multipart/form-data; boundary=golden-boundary",
        },
        bodyText: multipart("huge", "b.bin", content),
      };
      await expect(world.send(request)).rejects.toThrow();
    });
  });

/** What each case needs to stand for its placeholders. */
async function prepare(name: string, secrets: readonly string[]): Promise<void> {
  const [first = "", second = ""] = secrets;
  const isSecond = name === "download before the expiry" || name === "download after the expiry";
  const [head, claims, signature = ""] = first.split(".");
  const broken = `${head}.${claims}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  world.values.set(
    "<jwt>",
    name === "token with a broken signature" ? broken : isSecond ? second : first,
  );
  const expiresInMs =
    name === "create file token: expiry in the past"
      ? -60_000
      : name === "update token: expiry"
        ? 60_000
        : 1500;
  world.values.set("<date>", new Date(Date.now() + expiresInMs).toISOString());
  if (name !== "download after the expiry") return;
  const { exp }: { exp: number } = JSON.parse(
    Buffer.from(second.split(".")[1] ?? "", "base64url").toString(),
  );
  await vi.waitUntil(() => Date.now() > exp * 1000, { timeout: 10_000 });
}

if (hasRecordings)
  describe("file tokens answer as recorded", () => {
    const secrets: string[] = [];
    const FILES_BEFORE = [
      "create bucket",
      "upload small file by key",
      "upload: empty file",
      "upload by user (no permissions given)",
    ];

    beforeAll(async () => {
      const close = await openWorld();
      for (const { name, request } of storageCases) {
        if (request && FILES_BEFORE.includes(name)) await world.send(request);
      }
      return close;
    });

    const cases = exchanges(tokenCases);
    const differencesOf = playedInOrder(cases, async (recorded) => {
      if (!recorded.request) return [];
      await prepare(recorded.name, secrets);
      const answer = await world.send(recorded.request);
      const found = compare(recorded, answer);
      if (recorded.request.method !== "POST" || answer.status !== 201) return found;
      const token: { $id: string; secret: string } = JSON.parse(answer.text);
      secrets.push(token.secret);
      if (secrets.length === 1) world.values.set("<token-id>", token.$id);
      return found;
    });
    test.each(cases)("$name", async (recorded) => {
      expect(await differencesOf(recorded)).toEqual([]);
    });

    test("a secret is a JWT that holds the recorded claims", async () => {
      // When the last one has been played, all secrets are there.
      await differencesOf(cases.at(-1));
      for (const [index, name] of [
        "secret is a JWT: header and claims",
        "secret with an expiry: claims",
      ].entries()) {
        const facts = tokenCases.find((recorded) => recorded.name === name)?.facts;
        const [header, claims] = (secrets[index] ?? "")
          .split(".")
          .slice(0, 2)
          .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
        const times = {
          iat: expect.any(Number),
          ...(index === 1 ? { exp: expect.any(Number) } : {}),
        };
        expect(claims).toEqual({
          ...Object(facts?.claims),
          ...times,
          tokenId: expect.any(String),
        });
        if (facts?.header) expect(header).toEqual(facts.header);
      }
    });
  });

test("every case left out is one that was recorded", () => {
  const names = [...storageCases, ...tokenCases].map(({ name }) => name);
  const unknown = Object.keys(EXCLUDED).filter((name) => !names.includes(name));
  expect(hasRecordings ? unknown : []).toEqual([]);
});
