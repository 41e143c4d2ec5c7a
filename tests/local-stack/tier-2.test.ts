import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { createSites, sampleTown, trapNameOf } from "../../scripts/stand-ins/index.ts";
import { rowsOf } from "../steps/payments.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";
import { workerOf } from "../steps/worker-process.ts";

const sites = createSites(sampleTown().businesses);
let stack: RunningStack;
let user: TestUser;
let bounds: Bounds;

beforeAll(async () => {
  // Waits are shares of the lease: the sites are read slowly enough to be interrupted.
  stack = await startStack({ variables: { LEASE_SECONDS: "10" } });
  bounds = await boundsOf(stack);
  user = await signUp(stack.origin, "ada");
  await openAccount(user);
});
afterAll(() => stack.stop());

const food = ["Restaurant", "Coffee Shop", "Pub", "Fast Food", "Bakery", "Bar", "Hotel"];
const trades = ["Hair Salon", "Lawyer", "Dentist", "Real Estate Agent", "Accountant", "Plumber"];
const shops =
  `Clothes Shop,Convenience Store,Beauty Salon,Shoe Shop,Gift Shop,Furniture Store,Butcher,
Supermarket,Electronics Store,Pharmacy,Hardware Store,Florist,Pet Shop,Newsagent,Optician,Gym,
Charity Shop,Company,Architect,Bank`.split(/,\s*/);

async function start(name: string, niche: string[]): Promise<string> {
  const answer = await user.api("POST", "/api/scrape", { name, niche, tier: 2, bounds });
  expect(answer.status).toBe(202);
  return answer.body.taskId;
}
const taskOf = async (taskId: string): Promise<Task> =>
  (await user.api("GET", `/api/tasks/${taskId}`)).body;
const listingsOf = async (taskId: string) =>
  (await allListings(user, taskId)) as unknown as ListingWithReceipts[];
const ownRows = async (table: string, taskId: string) =>
  (await rowsOf(stack, table)).filter((row) => row.task_id === taskId);

describe("a preset of Tier 2 on the sample town", () => {
  test("outlives kill -9 of its worker while it reads the sites, and brings what their owners wrote", async () => {
    const taskId = await start("Killed", [...food, ...trades]);
    await until(async () => (await ownRows("site_pages", taskId)).length > 0, {
      what: "the first fifty sites",
    });
    expect((await taskOf(taskId)).status).toBe("enriching");
    process.kill(workerOf(stack), "SIGKILL");
    const task = await finishedTask(user, taskId);
    expect([task.status, task.charged, task.enriched]).toEqual([
      "success",
      task.price,
      task.sitesTotal,
    ]);
    expect((await ownRows("claims", taskId)).length).toBeGreaterThan(1);
    const entries = await ownRows("ledger_entries", taskId);
    expect(entries.map((row) => row.kind).sort()).toEqual(["hold", "settle"]);

    const { found, answered, refused, dead, blocked, parked, allowed, unread } =
      task.coverage?.sites ?? {};
    expect([found, unread]).toEqual([task.sitesTotal, 0]);
    expect((answered ?? 0) + (refused ?? 0) + (dead ?? 0) + (blocked ?? 0) + (parked ?? 0)).toBe(
      found,
    );
    expect(allowed).toBe((answered ?? 0) + (dead ?? 0));
    let compared = 0;
    for (const { website, emails, receipts } of await listingsOf(taskId)) {
      const host = new URL(website ?? "https://none.example").hostname;
      const written = sites.describe(host)?.facts;
      if (!written || trapNameOf(host) !== null) continue;
      const read = emails.map(({ value }) => value);
      expect(read).toEqual(expect.arrayContaining(written.emails.map(({ value }) => value)));
      expect(receipts.emails?.ref).toMatch(new RegExp(`^https://${host}/`));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(40);
    console.log(
      `${compared} sites as their owners wrote them; ${JSON.stringify(task.coverage?.sites)}`,
    );
  });

  test("canceled while it reads the sites keeps what it has and returns the rest", async () => {
    const taskId = await start("Canceled", shops);
    await until(async () => (await taskOf(taskId)).enriched > 0, {
      what: "the first sites",
    });
    const before = (await user.api("GET", `/api/account/balance?uid=${user.userId}`)).body.balance;
    await user.api("POST", `/api/tasks/${taskId}/cancel`);
    const task = await finishedTask(user, taskId);
    expect(task.status).toBe("canceled");
    expect(task.enriched).toBeGreaterThan(0);
    expect(task.enriched).toBeLessThan(task.sitesTotal);
    expect(task.coverage?.sites?.unread).toBe(task.sitesTotal - task.enriched);
    expect(task.charged).toBeGreaterThan(task.price / 2);
    expect(task.charged + task.returned).toBeCloseTo(task.price, 6);
    const { balance } = (await user.api("GET", `/api/account/balance?uid=${user.userId}`)).body;
    expect(balance).toBeCloseTo(before + task.returned, 6);
    expect((await listingsOf(taskId)).some(({ emails }) => emails.length > 0)).toBe(true);
  });
});
