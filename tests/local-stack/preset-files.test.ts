import { gunzipSync } from "node:zlib";
import { read, utils } from "@e965/xlsx";
import { check } from "@placemarkio/check-geojson";
import { beforeAll, describe, expect, test } from "vitest";
import type { ExportReply, SnapshotReply } from "#domain/contract.ts";
import { decodeSnapshot } from "#domain/snapshot/snapshot.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack } from "../steps/stack.ts";
import {
  allListings,
  callApi,
  finishedTask,
  openAccount,
  signUp,
  type TestUser,
} from "../steps/user.ts";

describe("the files of a preset", () => {
  let stack: RunningStack;
  let ada: TestUser;
  let taskId = "";
  let ids: string[] = [];

  beforeAll(async () => {
    stack = await sharedStack();
    ada = await signUp(stack.origin, "ada");
    await openAccount(ada);
    const { status, body } = await ada.api("POST", "/api/scrape", {
      name: "Cafés & bakeries",
      niche: ["Coffee Shop", "Bakery"],
      tier: 1,
      bounds: await boundsOf(stack),
    });
    expect([status, body.detail]).toEqual([202, undefined]);
    taskId = body.taskId;
    await finishedTask(ada, taskId);
    ids = (await allListings(ada, taskId)).map((row) => String(row.id));
    expect(ids.length).toBeGreaterThan(20);
  });

  const ask = (sent: object, of = ada) => of.api("POST", `/api/tasks/${taskId}/exports`, sent);
  async function file(sent: object): Promise<{ reply: ExportReply; response: Response }> {
    const { status, body } = await ask(sent);
    expect([status, body.detail]).toEqual([200, undefined]);
    const response = await fetch(body.download_url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/cafes-bakeries(-\w+)?\./);
    return { reply: body, response };
  }
  async function sheetRows(sent: object) {
    const { reply, response } = await file({ format: "xlsx", ...sent });
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBe(reply.sizeBytes);
    const book = read(bytes);
    const rows = utils.sheet_to_json<Record<string, unknown>>(
      book.Sheets[book.SheetNames[0] ?? ""] ?? {},
    );
    expect(rows).toHaveLength(reply.rows);
    return rows;
  }

  test("hold every business once, in each format, in the same order", async () => {
    expect((await sheetRows({})).map(({ id }) => id)).toEqual(ids);
    const geojson = check(await (await file({ format: "geojson" })).response.text());
    expect(geojson.type === "FeatureCollection" && geojson.features.map(({ id }) => id)).toEqual(
      ids,
    );
    const csv = await (await file({ format: "csv" })).response.text();
    expect(
      csv
        .trimEnd()
        .split("\r\n")
        .slice(1)
        .map((line) => line.slice(0, 20)),
    ).toEqual(ids);
  });

  test("hold only what a filter finds", async () => {
    const filter = {
      and: [
        { f: "category", in: ["Bakery"] },
        { f: "phone", has: true },
      ],
    };
    const rows = await sheetRows({ filter });
    const expected = (await allListings(ada, taskId)).filter(
      (row) => (row.categories as string[]).includes("Bakery") && row.phone,
    );
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(rows.length).toBeLessThan(ids.length);
  });

  test("hold only what was selected, in the preset's own order, or all but that", async () => {
    const [first = "", , third = "", fourth = ""] = ids;
    const chosen = await sheetRows({ ids: [fourth, first, "not-there", third] });
    expect(chosen.map(({ id }) => id)).toEqual([first, third, fourth]);
    const others = await sheetRows({ without: [first, third] });
    expect(others.map(({ id }) => id)).toEqual(ids.filter((id) => id !== first && id !== third));
    const filter = { f: "phone", has: true };
    const filtered = (await sheetRows({ filter })).map(({ id }) => id);
    const left = filtered.slice(1);
    expect((await sheetRows({ filter, without: [filtered[0]] })).map(({ id }) => id)).toEqual(left);
    const most = await sheetRows({ filter, ids: ids.slice(0, 2_500) });
    expect(most.map(({ id }) => id)).toEqual(filtered);
  });

  test("can be made for a CRM, with the columns that were asked for", async () => {
    const listings = await allListings(ada, taskId);
    const rows = await sheetRows({ layout: "crm", columns: ["phone_1", "name", "lat"] });
    expect(Object.keys(rows[0] ?? {}).at(0)).toBe("id");
    const heads = new Set(rows.flatMap(Object.keys));
    expect(heads).toEqual(new Set(["id", "phone_1", "name", "lat", "source", "licence"]));
    expect(rows.map(({ lat }) => lat)).toEqual(listings.map(({ lat }) => lat));
    const { response } = await file({ format: "csv", layout: "hubspot" });
    expect(response.headers.get("content-disposition")).toContain("cafes-bakeries-hubspot.csv");
    expect((await response.text()).split("\r\n")[0]).toContain("Company name,Email,Phone number");
  });

  test("a filter or a format that can't be is refused with a sentence, and no file is made", async () => {
    for (const sent of [
      { format: "csv", filter: { f: "no_such_field", has: true } },
      { format: "csv", filter: "everything" },
      { format: "pdf" },
      {},
      { format: "csv", columns: ["id", "colour"] },
      { format: "csv", columns: [] },
      { format: "csv", layout: "crm", columns: ["phones"] },
      { format: "csv", layout: "salesforce" },
      { format: "geojson", layout: "crm" },
      { format: "geojson", columns: ["name"] },
      { format: "csv", ids: [] },
      { format: "csv", ids: Array.from({ length: 2_501 }, (_, at) => String(at)) },
    ]) {
      const { status, body } = await ask(sent);
      expect([status, body.code, typeof body.detail]).toEqual([400, "request/malformed", "string"]);
    }
  });

  test("are nobody else's, and a link that is made up is refused", async () => {
    const bob = await signUp(stack.origin, "bob");
    expect((await ask({ format: "csv" }, bob)).status).toBe(404);
    expect((await bob.api("GET", `/api/tasks/${taskId}/snapshot`)).status).toBe(404);
    for (const path of [`files/${"0".repeat(24)}?token=x`, "files/%00?token=x", "files/x"]) {
      const { status, body } = await callApi(stack.origin, {
        method: "GET",
        path: `/api/tasks/${path}`,
      });
      expect([status, body]).toEqual([401, expect.stringMatching(/expired/)]);
    }
  });

  test("all businesses can be read at once, as the screen does", async () => {
    const { body } = await ada.api("GET", `/api/tasks/${taskId}/snapshot`);
    const response = await fetch(`${stack.origin}/v1${(body as SnapshotReply).path}`);
    const snapshot = decodeSnapshot(gunzipSync(new Uint8Array(await response.arrayBuffer())));
    expect([...snapshot.listings]).toEqual(await allListings(ada, taskId));
    expect(snapshot.meta).toMatchObject({ taskId, niche: ["Coffee Shop", "Bakery"], tier: 1 });
  });

  test("a preset can be opened more often than a list of its links is long", async () => {
    for (let opened = 0; opened < 40; opened++) {
      const { status, body } = await ada.api("GET", `/api/tasks/${taskId}/snapshot`);
      expect([opened, status, body.detail]).toEqual([opened, 200, undefined]);
    }
  });
});
