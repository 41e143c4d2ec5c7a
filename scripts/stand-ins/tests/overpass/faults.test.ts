import { afterEach, beforeEach, expect, test } from "vitest";
import { type StandInServer, serveStandIns } from "../stand-in-server.ts";

let server: StandInServer;
beforeEach(async () => {
  server = await serveStandIns({ queueWaitMs: 40 });
});
afterEach(() => server.close());

const florists = "[out:json][timeout:5];nwr[shop=florist];out center tags;";
const faultsPath = "/stand-ins/overpass/faults";
const logPath = "/stand-ins/overpass/log";
interface Logged {
  at: string;
  query: string;
  status: number;
  ms: number;
  running: number;
}
const log = async (): Promise<Logged[]> => (await (await server.get(logPath)).json()) as Logged[];

test.each([
  ["down", 504, /The dispatcher \(i\.e\. the database management system\) is turned off\./],
  ["rate-limited", 429, /::rate_limited\. Please check \/api\/status/],
  ["busy", 504, /::timeout\. The server is probably too busy/],
  ["html", 200, /^<!DOCTYPE html>/],
  ["timeout-remark", 200, /"remark": "runtime error: Query timed out in .* after 6 seconds\."/],
  ["memory-remark", 200, /"remark": "runtime error: Query ran out of memory/],
])("the fault %s meets as many queries as told, then all is well", async (kind, status, body) => {
  await server.fault({ kind, times: 2 });
  for (const _ of [1, 2]) {
    const response = await server.query(florists);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
  }
  const after = await server.query(florists);
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain("remark");
});

test("a fault without a number lasts until it is cleared", async () => {
  await server.fault({ kind: "down" });
  for (const _ of [1, 2, 3]) expect((await server.query(florists)).status).toBe(504);
  await fetch(server.origin + faultsPath, { method: "DELETE" });
  expect((await server.query(florists)).status).toBe(200);
});

test("a fault with a text meets only queries that contain it", async () => {
  await server.fault({ kind: "down", match: "hairdresser" });
  expect((await server.query(florists)).status).toBe(200);
  expect((await server.query("[out:json];nwr[shop=hairdresser];out;")).status).toBe(504);
});

test("a truncated answer breaks off in the middle", async () => {
  await server.fault({ kind: "truncated", times: 1 });
  const response = await server.query(florists);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test("a hanging query never gets an answer and frees its slot when the caller leaves", async () => {
  await server.fault({ kind: "hang", times: 2 });
  const url = `${server.origin}/stand-ins/overpass/api/interpreter`;
  const hang = (): Promise<Response> =>
    fetch(url, { method: "POST", body: florists, signal: AbortSignal.timeout(120) });
  const hung = [hang(), hang()];
  for (const call of hung) await expect(call).rejects.toThrow();
  const answered = await server.query(florists);
  expect(answered.status).toBe(200);
  expect((await log()).map(({ status }) => status)).toEqual([0, 0, 200]);
});

test.each([
  ["no JSON", "kind=down"],
  ["an unknown kind", '{"kind":"flood"}'],
  ["a number of times below one", '{"kind":"down","times":0}'],
  ["a negative delay", '{"kind":"slow","delayMs":-1}'],
])("%s is refused as a fault", async (_, body) => {
  const response = await fetch(server.origin + faultsPath, { method: "POST", body });
  expect(response.status).toBe(400);
  expect((await server.query(florists)).status).toBe(200);
});

test("a third query at once waits and is refused, or answered when a slot comes free", async () => {
  await server.fault({ kind: "slow", delayMs: 300, times: 2 });
  const slow = [server.query(florists), server.query(florists)];
  await expect.poll(async () => (await log()).filter(({ running }) => running > 0)).toHaveLength(2);
  expect((await server.query(florists)).status).toBe(429);
  for (const call of slow) expect((await call).status).toBe(200);

  const patient = await serveStandIns({ queueWaitMs: 2_000 });
  await patient.fault({ kind: "slow", delayMs: 60, times: 2 });
  const all = await Promise.all([1, 2, 3].map(() => patient.query(florists)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  await patient.close();
});

test("the log tells what was asked, how it ended and how much was going on", async () => {
  await server.fault({ kind: "slow", delayMs: 80, times: 2 });
  await Promise.all([server.query(florists), server.query(florists)]);
  await server.query("[out:json];nonsense;");
  const entries = await log();
  expect(entries.map(({ status }) => status)).toEqual([200, 200, 400]);
  expect(entries[0]).toMatchObject({ query: florists });
  expect(entries.slice(0, 2).map(({ running }) => running)).toEqual([1, 2]);
  expect(entries[0]?.ms).toBeGreaterThanOrEqual(70);
  expect(Date.parse(entries[0]?.at ?? "")).toBeLessThanOrEqual(Date.now());
  await fetch(server.origin + logPath, { method: "DELETE" });
  expect(await log()).toEqual([]);
});

test("while refusing, the status names the time at which a slot comes free", async () => {
  await server.fault({ kind: "rate-limited", delayMs: 3_000 });
  const status = await (await server.get("/stand-ins/overpass/api/status")).text();
  expect(status).not.toContain("slots available now");
  expect(status.match(/^Slot available after: \S+Z, in 3 seconds\.$/gm)).toHaveLength(2);
});

test("an idle server has all its slots free", async () => {
  const status = await (await server.get("/stand-ins/overpass/api/status")).text();
  expect(status).toContain("Rate limit: 2\n2 slots available now.\n");
});

test("with one slot a second query at once is already refused", async () => {
  const narrow = await serveStandIns({ slots: 1, queueWaitMs: 40 });
  await narrow.fault({ kind: "slow", delayMs: 300, times: 1 });
  const all = await Promise.all([narrow.query(florists), narrow.query(florists)]);
  await narrow.close();
  expect(all.map(({ status }) => status).sort()).toEqual([200, 429]);
});
