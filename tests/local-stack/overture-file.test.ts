import { read, utils } from "@e965/xlsx";
import { check } from "@placemarkio/check-geojson";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExportReply, Task } from "#domain/contract.ts";
import { overtureColumns } from "#domain/exports/overture-columns.ts";
import { boundsOf, type RunningStack, startStack } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

type Row = Record<string, string>;

/** The second source's stand-in belongs to a stack of its own. */
describe("the file of what Overture Maps gave to a preset", () => {
  let stack: RunningStack;
  let ada: TestUser;
  let task: Task;
  /** Its run could not read the second source. */
  let alone: Task;
  let listings: Record<string, unknown>[];

  beforeAll(async () => {
    stack = await startStack({ withOverture: true });
    ada = await signUp(stack.origin, "ada");
    await openAccount(ada);
    const bounds = await boundsOf(stack);
    const collected = async (name: string, niche: string[]): Promise<Task> => {
      const { body } = await ada.api("POST", "/api/scrape", { name, niche, tier: 1, bounds });
      return finishedTask(ada, body.taskId);
    };
    // Once it was read, a function keeps the index.
    const address = `${stack.origin}/stand-ins/overture/index.json`;
    const index = await (await fetch(address)).text();
    await fetch(address, { method: "DELETE" });
    alone = await collected("Hotels", ["Hotel"]);
    await fetch(address, { method: "PUT", body: index });
    task = await collected("Food & drink", ["Restaurant", "Coffee Shop"]);
    listings = await allListings(ada, task.taskId);
  });
  afterAll(() => stack.stop());

  const ask = (sent: object, of = ada, taskId = task.taskId) =>
    of.api("POST", `/api/tasks/${taskId}/exports`, { source: "overture", ...sent });

  async function file(format: string): Promise<{ reply: ExportReply; bytes: ArrayBuffer }> {
    const { status, body } = await ask({ format });
    expect([status, body.detail]).toEqual([200, undefined]);
    const response = await fetch(body.download_url);
    expect(response.headers.get("content-disposition")).toContain(`food-drink-overture.${format}`);
    return { reply: body, bytes: await response.arrayBuffer() };
  }

  async function csvRows(): Promise<{ text: string; heads: string[]; rows: Row[] }> {
    const { reply, bytes } = await file("csv");
    const text = Buffer.from(bytes).toString("utf8").replace("\uFEFF", "");
    const { data, meta, errors } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
    expect([errors, data.length]).toEqual([[], reply.rows]);
    return { text, heads: meta.fields ?? [], rows: data };
  }

  test("has each place that the list has and that is sure enough, with its own values, and none of the map's", async () => {
    const { text, heads, rows } = await csvRows();
    expect(heads).toEqual([...overtureColumns]);
    expect(text).not.toMatch(/OpenStreetMap|ODbL|\b(node|way|relation)\/\d/);
    const expected = listings.filter(
      ({ gers_id: id, overture_confidence: sure }) => id !== null && Number(sure) >= 0.5,
    );
    const byPlace = new Map(expected.map((row) => [String(row.gers_id), row]));
    expect(rows.map(({ gers_id: id }) => id).toSorted()).toEqual([...byPlace.keys()].toSorted());
    const merged = expected.filter(({ sources }) => sources === "both");
    expect(Math.min(merged.length, expected.length - merged.length)).toBeGreaterThan(10);
    for (const row of rows) {
      const listing = byPlace.get(row.gers_id ?? "");
      expect(row.phone).toBe(listing?.phone_overture ?? "");
      expect(row.website).toBe(listing?.website_overture ?? "");
      expect(Number(row.overture_confidence)).toBe(listing?.overture_confidence);
      if (listing?.sources === "overture") expect(row.id).toBe(listing.id);
    }
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("names licence, dataset, release and notices in every row", async () => {
    const report = task.coverage?.overture;
    if (report?.state !== "read") throw new Error("the second source was not read");
    const { rows } = await csvRows();
    const datasets = new Set<string>();
    for (const row of rows) {
      expect([row.source, row.release]).toEqual(["Overture Maps", report.release]);
      for (const dataset of row.dataset?.split("; ") ?? []) datasets.add(dataset);
      expect(row.licence).toMatch(/CDLA-Permissive-2\.0 \(https:|Apache-2\.0 \(https:|CC0-1\.0/);
      expect(row.attribution).toContain("Overture Maps Foundation, overturemaps.org");
      expect(row.attribution?.includes("Copyright 2024 Foursquare Labs, Inc.")).toBe(
        row.dataset?.includes("Foursquare"),
      );
    }
    expect([...datasets]).toEqual(expect.arrayContaining(["meta", "Microsoft", "Foursquare"]));
  });

  test("has the same places as a workbook and as GeoJSON", async () => {
    const ids = (await csvRows()).rows.map(({ id }) => id);
    const book = read((await file("xlsx")).bytes);
    const rows = utils.sheet_to_json<Row>(book.Sheets[book.SheetNames[0] ?? ""] ?? {});
    expect(rows.map(({ id }) => id)).toEqual(ids);
    const geojson = check(Buffer.from((await file("geojson")).bytes).toString("utf8"));
    const features = geojson.type === "FeatureCollection" ? geojson.features : [];
    expect(features.map(({ id }) => id)).toEqual(ids);
    expect(Object.keys(features[0]?.properties ?? {})).toEqual([...overtureColumns]);
  });

  test("is nobody else's, and not there where Overture Maps could not be read", async () => {
    const bob = await signUp(stack.origin, "bob");
    expect((await ask({ format: "csv" }, bob)).status).toBe(404);
    const refused = await ask({ format: "csv" }, ada, alone.taskId);
    expect([refused.status, refused.body.code]).toEqual([409, "preset/without-overture"]);
    expect(refused.body.detail).toMatch(
      /^This preset has no places of Overture Maps\. The index of Overture Maps was not found\./,
    );
  });
});
