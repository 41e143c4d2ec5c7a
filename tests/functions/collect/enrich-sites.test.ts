import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { sitePages } from "#collections/site-pages.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { chargeForSites } from "#domain/money/pricing.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import {
  type LoopbackSites,
  serveLoopbackSites,
  siteOf,
} from "../../../scripts/bench/loopback-sites.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const shops = 120;
let server: LoopbackSites;
/** Called with every request for a home page. */
let onHome: () => void;

beforeAll(async () => {
  server = await serveLoopbackSites((host) => {
    const name = host.replace("-ellory.example", "");
    const pages = siteOf({
      "/": `<title>${name}</title><h1>${name}</h1><p>Phone: +44 20 7946 0123</p><a href="mailto:info@${name}-ellory.example">Mail</a>`,
    });
    return (request, response) => {
      if (request.url === "/") onHome();
      pages(request, response);
    };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  onHome = () => {};
  server.requests.length = 0;
});

const mapOf = (
  count: number,
  site = (at: number): string | null => `https://shop${at}-ellory.example/`,
) =>
  ({
    count: async () => count,
    countInside: async () => ({ each: [], total: 0 }),
    collect: async () => ({
      elements: Array.from({ length: count }, (_, at) => {
        const website = site(at);
        const tags = { amenity: "restaurant", name: `Shop ${at}`, ...(website && { website }) };
        return node(at + 1, tags, { lat: 0.001 + at / 200, lon: 0.5 });
      }),
      dropped: 0,
      sourceUpdatedAt: "2026-11-21",
    }),
  }) satisfies ListingSource;

function tier2World(source: ListingSource = mapOf(shops)) {
  const world = collectionWorld(source);
  const localSites = { suffix: "-ellory.example", port: server.port, isAll: true };
  const openCrawler = () =>
    createCrawler({ contactUrl: "https://areascout.example/bot", localSites, gapMs: 1 });
  return { ...world, deps: { ...world.deps, openCrawler, progressEveryMs: 0 } };
}

const homesAsked = (): number => server.requests.filter(({ path }) => path === "/").length;
const kindsOf = (world: ReturnType<typeof tier2World>): unknown[] =>
  world.tables
    .rows(ledgerEntries)
    .filter(({ task_id }) => task_id !== null)
    .map(({ kind }) => kind);
/** What differs by nothing but the moment is the same. */
const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each) => (/^(at|collected_at)$/.test(key) ? "" : each)));

describe("a collection of Tier 2", () => {
  test("reads every business's own site, says so in its report, and costs its whole price", async () => {
    const world = tier2World();
    const statuses = new Set<string>();
    onHome = () => void world.task("t").then(({ status }) => statuses.add(status));
    await world.queue("t", bounds, { tier: 2 });
    expect(await runCollection("t", world.deps)).toEqual({ outcome: "finished", found: shops });
    const task = await world.task("t");
    expect([...statuses]).toEqual(["enriching"]);
    expect([task.status, task.enriched, task.sites_total]).toEqual(["success", shops, shops]);
    expect([task.charged_micros, task.returned_micros]).toEqual([task.price_micros, 0]);
    expect(JSON.parse(task.coverage)).toMatchObject({
      sites: {
        found: shops,
        allowed: shops,
        answered: shops,
        withEmail: shops,
        dead: 0,
        unread: 0,
      },
      with: { email: shops, phone: shops },
    });
    const [row] = await world.listings("t");
    expect(row).toMatchObject({
      tier: 2,
      emails: [{ role: "info", value: row?.website?.replace("https://", "info@").slice(0, -1) }],
      fit: "Unsure",
      receipts: {
        emails: { source: "website", ref: row?.website, method: "mailto link" },
        name: { source: "OpenStreetMap" },
      },
    });
    expect(world.tables.rows(sitePages)).toHaveLength(Math.ceil(shops / crawlLimits.sitesPerPage));
  });

  test("whose worker dies between two checkpoints goes on where it was: same listings, one hold, one settle", async () => {
    const world = tier2World();
    await world.queue("t", bounds, { tier: 2 });
    const { savePage } = world.deps.sites;
    let written = 0;
    const dying: typeof savePage = async (...page) => {
      if (written++ > 0) throw new Error("the process dies here");
      await savePage(...page);
    };
    const dead = { ...world.deps, sites: { ...world.deps.sites, savePage: dying } };
    await expect(runCollection("t", dead)).rejects.toThrow("dies here");
    expect((await world.task("t")).status).toBe("enriching");
    const asked = homesAsked();
    world.pass(2 * workerLimits.leaseSecondsDefault * 1_000);
    expect((await runCollection("t", world.deps)).outcome).toBe("finished");
    expect(homesAsked() - asked).toBe(shops - crawlLimits.sitesPerPage);

    const undisturbed = tier2World();
    await undisturbed.queue("t", bounds, { tier: 2 });
    await runCollection("t", undisturbed.deps);
    expect(withoutTimes(await world.listings("t"))).toEqual(
      withoutTimes(await undisturbed.listings("t")),
    );
    expect([kindsOf(world), (await world.task("t")).charged_micros]).toEqual([
      ["hold", "settle"],
      (await undisturbed.task("t")).charged_micros,
    ]);
  });

  test("whose 720 s are over begins no new site, and its successor reads the rest", async () => {
    const world = tier2World();
    await world.queue("t", bounds, { tier: 2 });
    onHome = () => void (homesAsked() === 30 && world.pass(800_000));
    const deps = { ...world.deps, leaseMs: 10_000_000 };
    expect(await runCollection("t", deps)).toEqual({ outcome: "handed-on" });
    expect(world.started).toEqual(["t"]);
    const asked = homesAsked();
    expect(asked).toBeLessThan(30 + 2 * crawlLimits.sitesAtOnce);
    expect((await runCollection("t", deps)).outcome).toBe("finished");
    expect([homesAsked(), (await world.task("t")).enriched]).toEqual([shops, shops]);
    expect(kindsOf(world)).toEqual(["hold", "settle"]);
  });

  test("canceled on its way keeps the sites it has read, and what was not read returns", async () => {
    const world = tier2World();
    await world.queue("t", bounds, { tier: 2 });
    onHome = () =>
      void (homesAsked() === 40 && world.deps.tasks.update("t", { cancel_requested: true }));
    await runCollection("t", world.deps);
    const task = await world.task("t");
    expect(task.status).toBe("canceled");
    expect(task.enriched).toBeGreaterThanOrEqual(40);
    expect(task.enriched).toBeLessThan(40 + 2 * crawlLimits.sitesAtOnce);
    expect(task.charged_micros).toBe(chargeForSites(task.price_micros, task.enriched, shops));
    expect(task.charged_micros + task.returned_micros).toBe(task.price_micros);
    const withMail = (await world.listings("t")).filter(({ emails }) => emails.length > 0);
    expect(withMail).toHaveLength(task.enriched);
    expect(JSON.parse(task.coverage).sites.unread).toBe(shops - task.enriched);
  });

  test("where no business has a site costs what Tier 1 costs", async () => {
    const world = tier2World(mapOf(5, () => null));
    await world.queue("t", bounds, { tier: 2 });
    await runCollection("t", world.deps);
    const task = await world.task("t");
    expect([task.status, task.found, task.charged_micros * 2]).toEqual([
      "success",
      5,
      task.price_micros,
    ]);
    expect((await world.listings("t")).map(({ tier }) => tier)).toEqual([2, 2, 2, 2, 2]);
  });

  test("asks no site that another preset there has read this week, and asks again later", async () => {
    const world = tier2World(mapOf(70));
    await world.queue("first", bounds, { tier: 2 });
    await runCollection("first", world.deps);
    await world.queue("second", { ...bounds, north: 0.9 }, { tier: 2 });
    await runCollection("second", world.deps);
    expect(homesAsked()).toBe(70);
    expect((await world.task("second")).enriched).toBe(70);
    expect((await world.listings("second")).every(({ emails }) => emails.length === 1)).toBe(true);
    world.pass((crawlLimits.siteCacheDays + 1) * 86_400_000);
    await world.queue("third", bounds, { tier: 2 });
    await runCollection("third", world.deps);
    expect(homesAsked()).toBe(140);
  });

  test("never goes to a site whose owner asked to be left out", async () => {
    const world = tier2World(mapOf(3));
    const subject = { kind: "domain", value: "shop1-ellory.example" } as const;
    const { $id } = await world.deps.suppressions.ask(subject, { note: null, contact: null }, "c");
    const at = new Date().toISOString();
    await world.deps.suppressions.decide($id, { state: "withheld", proof: "file", at });
    await world.queue("t", bounds, { tier: 2 });
    await runCollection("t", world.deps);
    expect(server.requests.some(({ host }) => host.startsWith("shop1-"))).toBe(false);
    expect(JSON.parse((await world.task("t")).coverage).sites).toMatchObject({
      found: 3,
      answered: 2,
      refused: 1,
    });
  });
});
