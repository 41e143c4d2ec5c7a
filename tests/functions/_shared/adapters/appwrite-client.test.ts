import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Storage, TablesDB } from "node-appwrite";
import { afterEach, expect, test } from "vitest";
import { keyClient } from "#shared/adapters/appwrite/client.ts";

const patience = { read: 150, write: 200, file: 60_000 };
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A platform that gives each request the next answer, and the last one again and again. */
async function platform(answers: ((req: IncomingMessage, res: ServerResponse) => void)[]) {
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
  const client = keyClient({ endpoint, projectId: "p" }, "key", patience);
  return { asked, db: new TablesDB(client), storage: new Storage(client) };
}

const hang = (): void => {};
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
  ["hangs", hang],
  ["is cut off", reset],
  ["ends in the platform's own 408", status(408)],
  ["ends in a proxy's 504", status(504)],
])("a read that %s is asked once more, with the same parameters", async (_name, answer) => {
  const { asked, db } = await platform([answer, rows]);
  expect(await db.listRows({ ...table, queries: ["q"] })).toMatchObject({ total: 0 });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
});

test("a read without any answer ends in our sentence", async () => {
  const { asked, db } = await platform([hang]);
  await expect(db.listRows(table)).rejects.toMatchObject({
    ...noAnswer,
    detail: "Our database did not answer in time. Please try again in a moment.",
  });
  expect(asked).toHaveLength(2);
});

test.each([
  ["hangs", hang],
  ["is cut off", reset],
])("a write that %s is never sent twice: its caller has to look", async (_name, answer) => {
  const { asked, db } = await platform([answer]);
  const write = db.createRow({ ...table, rowId: "a", data: {} });
  await expect(write).rejects.toMatchObject(noAnswer);
  expect(asked).toHaveLength(1);
});

test.each([400, 401, 404, 409, 500])("an answer of %i is an answer", async (code) => {
  const { asked, db } = await platform([status(code)]);
  await expect(db.listRows(table)).rejects.toMatchObject({ code, type: "of_the_test" });
  expect(asked).toHaveLength(1);
});

test("a file may take its time", async () => {
  const { storage } = await platform([slowly(2 * patience.write)]);
  const bytes = await storage.getFileDownload({ bucketId: "snapshots", fileId: "f" });
  expect(Buffer.from(bytes).toString()).toBe("bytes");
});
