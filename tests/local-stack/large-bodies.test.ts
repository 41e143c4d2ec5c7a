import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localApiKey } from "../../scripts/local-appwrite/index.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";

const mb = 1_000_000;
const piece = Buffer.alloc(mb, "x");
/** What the whole server may grow by, however much is sent at once. */
const growthMaxMb = 300;

interface Sending {
  path: string;
  megabytes: number;
  headers: Record<string, string>;
  before?: string;
  after?: string;
  /** Without, the length is said before the first byte. */
  isChunked?: boolean;
}

let stack: RunningStack;
let key = "";
let usualBytes = 0;
beforeAll(async () => {
  stack = await startStack();
  key = localApiKey(stack.dataDir);
  await signIn();
  usualBytes = memory("VmRSS");
});
afterAll(() => stack.kill());

interface Sent {
  /** Everything but the end is on its way, or it was answered or cut before. */
  isSent: Promise<void>;
  end: () => void;
  /** The status, or "cut" where the connection ends without one. */
  answer: Promise<number | "cut">;
}

function send(sending: Sending): Sent {
  const { path, megabytes, headers, before = "", after = "", isChunked = false } = sending;
  const bytes = before.length + megabytes * mb + 1 + after.length;
  const req = request(`${stack.origin}${path}`, {
    method: "POST",
    agent: false,
    headers: { ...headers, ...(isChunked ? {} : { "content-length": String(bytes) }) },
  });
  const answer = new Promise<number | "cut">((resolve) => {
    req.on("response", (res) => {
      resolve(res.statusCode ?? 0);
      req.destroy();
    });
    req.on("error", () => resolve("cut"));
    req.on("close", () => resolve("cut"));
  });
  const isSent = new Promise<void>((resolve) => {
    let left = megabytes;
    const more = (): void => {
      left -= 1;
      req.write(piece, () => (left > 0 ? more() : resolve()));
    };
    req.write(before);
    more();
    void answer.then(() => resolve());
  });
  return { isSent, end: () => void req.end(`x${after}`), answer };
}

/** Of the stack's own process, in bytes. */
function memory(field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${stack.pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
}

const json = { "content-type": "application/json" };
const v1 = { "x-appwrite-project": "areascout" };

/** What an ordinary person sends: somebody's password, and a wrong one. */
async function signIn(): Promise<number> {
  const answer = await fetch(`${stack.origin}/v1/account/sessions/email`, {
    method: "POST",
    headers: { ...json, ...v1 },
    body: JSON.stringify({ email: "nobody@areascout.example", password: "not their password" }),
  });
  return answer.status;
}

const form = { ...v1, "content-type": "multipart/form-data; boundary=border" };
const part = (name: string, more = ""): string =>
  `--border\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const formEnd = "\r\n--border--\r\n";

const kinds: { name: string; sending: Sending; allowed: (number | "cut")[] }[] = [
  {
    name: "one of our functions",
    sending: { path: "/api/tasks", megabytes: 19, headers: json },
    allowed: [413],
  },
  {
    name: "one of our functions, without a length",
    sending: { path: "/api/tasks", megabytes: 19, headers: json, isChunked: true },
    allowed: [413],
  },
  {
    name: "the platform",
    sending: { path: "/v1/account", megabytes: 19, headers: { ...json, ...v1 } },
    allowed: ["cut"],
  },
  {
    name: "the platform, without a length",
    sending: { path: "/v1/account", megabytes: 19, headers: { ...json, ...v1 }, isChunked: true },
    allowed: ["cut", 503],
  },
  {
    name: "the platform, as long as it takes them",
    sending: {
      ...{ path: "/v1/account", megabytes: 12, headers: { ...json, ...v1 } },
      ...{ before: '{"email":"', after: '"}' },
    },
    allowed: [400, 503],
  },
  {
    name: "the platform, as a file without a length",
    sending: {
      ...{ path: "/v1/storage/buckets/exports/files", megabytes: 19, headers: form },
      ...{ before: part("file", '; filename="a.csv"'), after: formEnd, isChunked: true },
    },
    allowed: ["cut"],
  },
  {
    name: "the platform, as a form for a function without a length",
    sending: {
      ...{ path: "/v1/functions/balance/executions", megabytes: 12, headers: form },
      ...{ before: part("body"), after: formEnd, isChunked: true },
    },
    allowed: [400, 503],
  },
  {
    name: "a stand-in, without a length",
    sending: {
      ...{ path: "/stand-ins/overpass/api/interpreter", megabytes: 19, headers: {} },
      isChunked: true,
    },
    allowed: [413],
  },
];

describe("30 large bodies at once, none of which ends before all are there", () => {
  test.each(kinds)(
    "to $name cost little memory, and others are answered meanwhile",
    async ({ sending, allowed }) => {
      const headers = {
        ...sending.headers,
        // Files and functions are not for guests.
        ...(sending.path === "/v1/account" ? {} : { "x-appwrite-key": key }),
      };
      // Forgets the highest so far.
      writeFileSync(`/proc/${stack.pid}/clear_refs`, "5");
      const all = Array.from({ length: 30 }, () => send({ ...sending, headers }));
      expect(await signIn()).toBe(401);
      await Promise.all(all.map(({ isSent }) => isSent));
      expect((memory("VmHWM") - usualBytes) / mb).toBeLessThan(growthMaxMb);
      for (const { end } of all) end();
      const answers = await Promise.all(all.map(({ answer }) => answer));
      expect(answers.filter((answer) => !allowed.includes(answer))).toEqual([]);
      expect((memory("VmHWM") - usualBytes) / mb).toBeLessThan(growthMaxMb);
    },
  );
});
