import { beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import { priceMicros } from "#domain/money/pricing.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("the whole job over HTTP, in the sample town", () => {
  let stack: RunningStack;
  let user: TestUser;
  let bounds: Bounds;
  let taskId = "";

  const ask = (question: string) =>
    user.api("POST", "/api/queryDatabase", {
      niche: "Restaurant, Hair Salon",
      name: "Food and hair",
      question,
    });

  beforeAll(async () => {
    stack = await sharedStack();
    bounds = await boundsOf(stack);
    user = await signUp(stack.origin, "ada");
    await openAccount(user);
    const start = await user.api("POST", "/api/scrape", {
      name: "Food and hair",
      niche: ["Restaurant", "Hair Salon"],
      tier: 1,
      bounds,
      place: "the sample town",
    });
    expect(start.status).toBe(202);
    taskId = start.body.taskId;
    await finishedTask(user, taskId);
  });

  test("a newcomer starts with the welcome credit and pays exactly the price", async () => {
    const balance = await openAccount(user);
    expect(Math.round(balance * 1e6)).toBe(5_000_000 - priceMicros(bounds, 1));
  });

  test("the preset is listed with what it cost and what it holds", async () => {
    const tasks = (await user.api("GET", "/api/tasks")).body as Task[];
    const task = tasks.find((one) => one.taskId === taskId);
    expect(task).toMatchObject({
      taskId,
      name: "Food and hair",
      niche: "Restaurant, Hair Salon",
      status: "success",
      tier: 1,
      place: "the sample town",
      charged: priceMicros(bounds, 1) / 1e6,
      returned: 0,
      failure: null,
    });
    expect(task?.coverage?.tiles.dead).toBe(0);
    expect(task?.found).toBe((await allListings(user, taskId)).length);
  });

  test("no listing lies outside the area, and none is there twice", async () => {
    const rows = await allListings(user, taskId);
    const ids = rows.flatMap((row) => [row.source_id, ...(row.merged_source_ids as string[])]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { lat, lon } of rows as { lat: number; lon: number }[]) {
      expect(lat).toBeGreaterThanOrEqual(bounds.south);
      expect(lat).toBeLessThanOrEqual(bounds.north);
      expect(lon).toBeGreaterThanOrEqual(bounds.west);
      expect(lon).toBeLessThanOrEqual(bounds.east);
    }
  });

  test("every value says where it comes from", async () => {
    for (const row of await allListings(user, taskId)) {
      const receipts = row.receipts as Record<string, { source: string; ref: string }>;
      for (const field of ["name", "phone", "website", "street", "hours_raw"]) {
        if (row[field] !== null) expect(receipts[field]?.ref).toMatch(/^(node|way|relation)\/\d+$/);
      }
    }
  });

  test("a count is answered with the number of matching rows", async () => {
    const rows = await allListings(user, taskId);
    const missing = rows.filter(
      (row) => (row.categories as string[]).includes("Restaurant") && row.website === null,
    ).length;
    const { status, body } = await ask("How many restaurants have no website?");
    expect([status, body.format, body.result.value]).toEqual([200, "text", missing]);
    expect(body.answer).toContain(String(missing));
    expect(body.explanation).not.toBe("");
  });

  test("an export is a CSV behind a link, with a row for each matching listing", async () => {
    const rows = await allListings(user, taskId);
    const salons = rows.filter((row) => (row.categories as string[]).includes("Hair Salon"));
    const { body } = await ask("Export the hair salons as CSV");
    expect(body.format).toBe("file");
    const file = await fetch(body.download_url);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.csv"$/);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const ids = text.match(/^[0-9a-f]{20},/gm)?.map((cell) => cell.slice(0, -1)) ?? [];
    expect(ids.sort()).toEqual(salons.map((row) => row.id as string).sort());
    expect(text).toContain("OpenStreetMap contributors");
  });

  test("a link works again and again while it is open, not only in the second it was made", async () => {
    const link = (await ask("Export the hair salons as CSV")).body.download_url as string;
    const madeAt = Math.floor(Date.now() / 1000);
    await until(async () => Math.floor(Date.now() / 1000) > madeAt + 1);
    for (const _ of [1, 2]) expect((await fetch(link)).status).toBe(200);
  });

  test("a link with another file's token, a changed token or none is refused in a sentence", async () => {
    const first = (await ask("Export the hair salons as CSV")).body.download_url as string;
    const second = (await ask("Export the restaurants as CSV")).body.download_url as string;
    const token = new URL(second).searchParams.get("token") ?? "";
    for (const link of [
      first.replace(/token=.*/, `token=${encodeURIComponent(token)}`),
      `${first}x`,
      first.replace(/\?.*/, ""),
    ]) {
      const answer = await fetch(link);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toMatch(/^This download link has expired\./);
    }
  });

  test("a question that can't be understood is not guessed at", async () => {
    const { status, body } = await ask("Which restaurant has the friendliest waiters?");
    expect([status, body.format, body.result.kind]).toEqual([200, "text", "refusal"]);
  });

  test("the same key starts one collection, another request under it is refused", async () => {
    const small = { ...bounds, north: bounds.south + 0.001, east: bounds.west + 0.001 };
    const start = (name: string) =>
      user.api(
        "POST",
        "/api/scrape",
        { name, niche: ["Bakery"], tier: 1, bounds: small },
        { "idempotency-key": "a-visit" },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, () => start("Corner")));
    expect(new Set(answers.map((answer) => answer.body.taskId)).size).toBe(1);
    expect((await start("Another")).body.code).toBe("key/reused");
    await finishedTask(user, answers[0]?.body.taskId);
    const again = await user.api("POST", "/api/scrape", {
      name: "CORNER",
      niche: ["Bakery"],
      tier: 1,
      bounds: small,
    });
    expect([again.status, again.body.detail]).toEqual([
      409,
      "You already have a preset named “CORNER”.",
    ]);
  });

  test("a collection that finds nothing costs nothing", async () => {
    const before = await openAccount(user);
    const sea = {
      north: bounds.south - 0.5,
      south: bounds.south - 0.6,
      east: bounds.west - 0.5,
      west: bounds.west - 0.6,
    };
    const { body } = await user.api("POST", "/api/scrape", {
      name: "Open sea",
      niche: ["Hotel"],
      tier: 1,
      bounds: sea,
    });
    const task = await finishedTask(user, body.taskId);
    expect([task.status, task.found, task.charged]).toEqual(["success", 0, 0]);
    expect(await openAccount(user)).toBe(before);
  });
});
