import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Storage, TablesDB } from "node-appwrite";
import { afterEach, expect, test, vi } from "vitest";
import { keyClient, type PlatformPatience } from "#shared/adapters/appwrite/client.ts";

/** Longer than any answer takes on a busy machine. */
const patience = { read: 300_000, write: 310_000, file: 320_000 };
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
  vi.restoreAllMocks();
});

/**
 * Time that stands still until the platform has a request it lets hang, and then is over for that one.
 * Tells how long each request was given.
 */
function stoppedTime() {
  const given: number[] = [];
  let runOut = (): void => {};
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    given.push(ms);
    const over = new AbortController();
    runOut = () => over.abort(new DOMException("out of time", "TimeoutError"));
    return over.signal;
  });
  return { given, hang: (): void => runOut() };
}

/** A platform that gives each request the next answer, and the last one again and again. */
async function platform(
  answers: ((req: IncomingMessage, res: ServerResponse) => void)[],
  given: PlatformPatience = patience,
) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    req.resume();
    (answers.length > 1 ? answers.shift() : answers[0])?.(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const client = keyClient({ endpoint, projectId: "p" }, "key", given);
  return { asked, db: new TablesDB(client), storage: new Storage(client) };
}

const reset = (_req: IncomingMessage, res: ServerResponse): void => void res.destroy();
const status = (code: number) => (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(code, { "content-type": "application/json" });
  res.end(JSON.stringify({ message: "so it is", code, type: "of_the_test" }));
};
const rows = (_req: IncomingMessage, res: ServerResponse): void => {
  res.writeHead(200, { "content-type": "application/json" });
  res.end(JSON.stringify({ total: 0, rows: [] }));
};
const slowly = (ms: number) => (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(200, { "content-type": "application/octet-stream" });
  setTimeout(() => res.end("bytes"), ms);
};
const table = { databaseId: "main", tableId: "tasks" };
const noAnswer = { code: "platform/no-answer", status: 503, retryAfterS: 5 };

test.each([
  ["is cut off", reset],
  ["ends in the platform's own 408", status(408)],
  ["ends in a proxy's 504", status(504)],
])("a read that %s is asked once more, with the same parameters", async (_name, answer) => {
  const { asked, db } = await platform([answer, rows]);
  expect(await db.listRows({ ...table, queries: ["q"] })).toMatchObject({ total: 0 });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
});

test("a read that hangs is asked once more, with as much patience", async () => {
  const { given, hang } = stoppedTime();
  const { asked, db } = await platform([hang, rows]);
  expect(await db.listRows({ ...table, queries: ["q"] })).toMatchObject({ total: 0 });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
  expect(given).toEqual([patience.read, patience.read]);
});

test("a read without any answer ends in our sentence", async () => {
  const { hang } = stoppedTime();
  const { asked, db } = await platform([hang]);
  await expect(db.listRows(table)).rejects.toMatchObject({
    ...noAnswer,
    detail: "Our database didn't respond in time. Please try again in a moment.",
  });
  expect(asked).toHaveLength(2);
});

test("a write that is cut off is never sent twice: its caller has to look", async () => {
  const { asked, db } = await platform([reset]);
  const write = db.createRow({ ...table, rowId: "a", data: {} });
  await expect(write).rejects.toMatchObject(noAnswer);
  expect(asked).toHaveLength(1);
});

test("neither is a write that hangs", async () => {
  const { given, hang } = stoppedTime();
  const { asked, db } = await platform([hang]);
  const write = db.createRow({ ...table, rowId: "a", data: {} });
  await expect(write).rejects.toMatchObject(noAnswer);
  expect(asked).toHaveLength(1);
  expect(given).toEqual([patience.write]);
});

test("patience is over by the clock, though nobody says so", async () => {
  const { db } = await platform([() => {}], { ...patience, read: 20 });
  await expect(db.listRows(table)).rejects.toMatchObject(noAnswer);
});

test.each([400, 401, 404, 409, 500])("an answer of %i is an answer", async (code) => {
  const { asked, db } = await platform([status(code)]);
  await expect(db.listRows(table)).rejects.toMatchObject({ code, type: "of_the_test" });
  expect(asked).toHaveLength(1);
});

test("a file may take its time", async () => {
  const short = { ...patience, read: 20, write: 20 };
  const { storage } = await platform([slowly(10 * short.write)], short);
  const bytes = await storage.getFileDownload({ bucketId: "snapshots", fileId: "f" });
  expect(Buffer.from(bytes).toString()).toBe("bytes");
});
