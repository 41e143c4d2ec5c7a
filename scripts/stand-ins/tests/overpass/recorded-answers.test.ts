import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StandInServer, serveStandIns } from "../stand-in-server.ts";

const sharedDir = process.env.SHARED_DIR ?? "../shared";
const samples = join(sharedDir, "data", "overpass-samples");
const dumpFile = join(sharedDir, "data", "osm", "monaco-2026-07.overpass.json");
const isPresent = existsSync(samples) && existsSync(dumpFile);
if (!isPresent) console.log(`Recorded Overpass answers not replayed: nothing in ${sharedDir}.`);

const read = (name: string): string => readFileSync(join(samples, name), "utf8");
const recorded = (name: string) => {
  const headers = read(`${name}.response.headers`);
  return {
    status: Number(/^HTTP\/\S+ (\d+)/.exec(headers)?.[1]),
    contentType: /^content-type: (.*?)\r?$/im.exec(headers)?.[1],
    body: read(`${name}.response.body`),
  };
};
const seen = async (response: Response) => ({
  status: response.status,
  contentType: response.headers.get("content-type"),
  body: await response.text(),
});
/** Times, offsets and process ids differ from run to run. */
const withoutRunDetails = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, "TIME")
    .replaceAll(/^\d+\t/gm, "PID\t")
    .replaceAll(/in -?\d+ seconds/g, "in N seconds");

let server: StandInServer;
beforeAll(async () => {
  if (isPresent) server = await serveStandIns({ dumpFile, queueWaitMs: 30 });
});
afterAll(() => server?.close());

const postedRequests = [
  "02-out-count",
  "03-count-per-type",
  "04-syntax-error",
  "05-unknown-statement",
  "06-empty-result",
  "09-bad-bbox",
  "10-bbox-out-of-range",
  "11-csv",
  "12-xml-default",
  "13-limit-and-sort",
  "14-regex-or",
  "15-maxsize-over-server",
  "16-timeout-over-server",
];

test.runIf(isPresent).for(postedRequests)("answers %s byte for byte as recorded", async (name) => {
  const answer = await seen(await server.query(read(`${name}.request.overpassql`)));
  expect(answer).toEqual(recorded(name));
});

const degrees = /(?<="l(?:at|on)": )-?[\d.]+/g;
const degreesIn = (text: string): number[] => [...text.matchAll(degrees)].map(Number);

test.runIf(isPresent)("answers a real collection's query as recorded", async () => {
  const name = "01-valid-json-center-tags";
  const answer = await seen(await server.query(read(`${name}.request.overpassql`)));
  const expected = recorded(name);
  expect({ ...answer, body: answer.body.replaceAll(degrees, "") }).toEqual({
    ...expected,
    body: expected.body.replaceAll(degrees, ""),
  });
  // Some of the dump's centres are rounded the other way in the last place.
  for (const [i, value] of degreesIn(expected.body).entries()) {
    expect(Math.abs((degreesIn(answer.body)[i] ?? 0) - value)).toBeLessThan(1.5e-7);
  }
});

const onePharmacy = "[out:json][bbox:43.72,7.40,43.76,7.45];node[amenity=pharmacy];out 1;";
const interpreter = "/stand-ins/overpass/api/interpreter";

test.runIf(isPresent)("takes a query from the address and as the plain body alike", async () => {
  const got = await server.get(`${interpreter}?data=${encodeURIComponent(onePharmacy)}`);
  const posted = await fetch(server.origin + interpreter, { method: "POST", body: onePharmacy });
  expect(await seen(got)).toEqual(recorded("17-get"));
  expect(await seen(posted)).toEqual(recorded("21-rawbody"));
});

test.runIf(isPresent)("refuses an empty body as recorded", async () => {
  const answer = await fetch(server.origin + interpreter, { method: "POST" });
  expect(await seen(answer)).toEqual(recorded("18-empty-post"));
});

test.runIf(isPresent)("tells its data's age", async () => {
  const answer = await server.get("/stand-ins/overpass/api/timestamp");
  expect(await seen(answer)).toEqual(recorded("20-timestamp"));
});

test.runIf(isPresent)("shows one free and one just used slot as recorded", async () => {
  const own = await serveStandIns({ dumpFile });
  await own.query(onePharmacy).then((response) => response.text());
  const answer = await seen(await own.get("/stand-ins/overpass/api/status"));
  await own.close();
  const expected = recorded("19-status");
  expect(answer.contentType).toBe(expected.contentType);
  expect(withoutRunDetails(answer.body)).toBe(withoutRunDetails(expected.body));
});

test.runIf(isPresent)(
  "with both slots busy, status and a third query are as recorded",
  async () => {
    const own = await serveStandIns({ dumpFile, queueWaitMs: 50 });
    await own.fault({ kind: "slow", delayMs: 400, times: 2 });
    const slow = "[out:json][timeout:12];node[amenity=pharmacy];out 1;";
    const running = [own.query(slow), own.query(slow)];
    const third = await seen(await own.query(read("23-rate-limited.request.overpassql")));
    const busy = await seen(await own.get("/stand-ins/overpass/api/status"));
    await Promise.all(running.map(async (response) => (await response).text()));
    const after = await seen(await own.get("/stand-ins/overpass/api/status"));
    await own.close();
    expect(third).toEqual(recorded("23-rate-limited"));
    expect(withoutRunDetails(busy.body)).toBe(withoutRunDetails(recorded("22-status-busy").body));
    expect(withoutRunDetails(after.body)).toBe(withoutRunDetails(recorded("24-status-after").body));
  },
);

test.runIf(isPresent)("a stopped dispatcher answers queries and status as recorded", async () => {
  const own = await serveStandIns({ dumpFile });
  await own.fault({ kind: "down" });
  const refused = await seen(await own.query(read("26-dispatcher-down.request.overpassql")));
  const status = await seen(await own.get("/stand-ins/overpass/api/status"));
  await own.close();
  expect(refused).toEqual(recorded("26-dispatcher-down"));
  expect(status).toEqual(recorded("27-status-down"));
});

test.runIf(isPresent)("a run past its time ends in the recorded remark", async () => {
  const own = await serveStandIns({ dumpFile });
  await own.fault({ kind: "timeout-remark" });
  const answer = await seen(await own.query("[out:json][timeout:12];node[shop];out meta;"));
  await own.close();
  expect(answer).toEqual(recorded("25-duplicate-query"));
});
