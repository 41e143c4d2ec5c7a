import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { optOutLimits } from "#domain/limits/opt-out.ts";
import { siteStore } from "#shared/adapters/site-store.ts";
import { suppressionStore } from "#shared/adapters/suppression-store.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { askToBeLeftOut } from "../../../functions/opt-out/ask-to-be-left-out.ts";
import { confirmOptOut } from "../../../functions/opt-out/confirm-opt-out.ts";
import {
  type LoopbackSites,
  type SiteHandler,
  serveLoopbackSites,
  siteOf,
} from "../../../scripts/bench/loopback-sites.ts";
import { memoryTables } from "../../fakes/memory-tables.ts";

let server: LoopbackSites;
let sites: Record<string, SiteHandler>;
let world: ReturnType<typeof optOutWorld>;

beforeEach(async () => {
  sites = {};
  server = await serveLoopbackSites((host) => sites[host]);
  world = optOutWorld();
});
afterEach(() => server.close());

function optOutWorld() {
  const tables = memoryTables();
  let ids = 0;
  const deps = {
    suppressions: suppressionStore(tables),
    sites: siteStore(tables),
    usage: usageStore(tables),
    now: () => new Date("2026-11-21T10:15:00Z"),
    newId: () => `${"0".repeat(16)}${String(++ids).padStart(8, "0")}`,
    openCrawler: () =>
      createCrawler({
        contactUrl: "https://areascout.example/bot",
        localSites: { suffix: "-ellory.example", port: server.port, isAll: true },
        gapMs: 1,
        budgetMs: 2_000,
      }),
  };
  const ask = (subject: string, more: { note?: string; contact?: string } = {}, from = "1") =>
    askToBeLeftOut({ sent: { subject, ...more }, from }, deps);
  const confirm = (id: string, from = "1") => confirmOptOut({ id, from }, deps);
  return { deps, ask, confirm };
}

const plain =
  (text: string): SiteHandler =>
  (_, response) =>
    response.writeHead(200, { "content-type": "text/plain" }).end(text);

describe("a business that asks to be left out", () => {
  test("by its domain is told what to put where, and is left out once it is there", async () => {
    const asked = await world.ask("https://www.Cafe-Ellory.example/menu");
    expect(asked).toMatchObject({
      kind: "domain",
      value: "cafe-ellory.example",
      state: "asked",
      proof: {
        fileUrl: "https://cafe-ellory.example/.well-known/areascout-opt-out.txt",
        metaName: "areascout-opt-out",
      },
    });
    sites["cafe-ellory.example"] = siteOf({ "/": "<title>Café</title>" });
    await expect(world.confirm(asked.id)).rejects.toThrow("opt-out/not-proved");
    expect(await world.deps.suppressions.withheld()).toEqual([]);

    sites["cafe-ellory.example"] = plain(`${asked.proof?.code}\n`);
    expect(await world.confirm(asked.id)).toMatchObject({ state: "withheld" });
    expect(await world.deps.suppressions.withheld()).toEqual([
      { kind: "domain", value: "cafe-ellory.example" },
    ]);
  });

  test("may prove it by a meta tag, also where only www answers", async () => {
    const { id, proof } = await world.ask("cafe-ellory.example");
    sites["cafe-ellory.example"] = (_, response) => response.destroy();
    sites["www.cafe-ellory.example"] = siteOf({
      "/": `<meta name="areascout-opt-out" content="${proof?.code}"><title>Café</title>`,
    });
    expect((await world.confirm(id)).state).toBe("withheld");
    expect((await world.deps.suppressions.get(id))?.proof).toBe("meta");
  });

  test("a second time is the same request with the same code, whoever asks", async () => {
    const first = await world.ask("cafe-ellory.example", { note: "please" });
    const second = await world.ask("info@cafe-ellory.example", { note: "other" }, "2");
    expect(second).toEqual(first);
    expect((await world.deps.suppressions.get(first.id))?.note).toBe("please");
  });

  test("by its number waits for the operator, whose word decides", async () => {
    const asked = await world.ask("+44 20 7946 0123", { contact: "me@cafe.example" });
    expect(asked).toMatchObject({ kind: "phone", value: "+442079460123", proof: null });
    await expect(world.confirm(asked.id)).rejects.toThrow("opt-out/operator-decides");
    const at = "2026-11-21T11:00:00.000Z";
    await world.deps.suppressions.decide(asked.id, { state: "withheld", proof: "operator", at });
    expect((await world.confirm(asked.id)).state).toBe("withheld");
  });

  test("may prove it after the operator refused, and not with somebody else's code", async () => {
    const own = await world.ask("cafe-ellory.example");
    const other = await world.ask("bar-ellory.example");
    const at = "2026-11-21T11:00:00.000Z";
    await world.deps.suppressions.decide(own.id, { state: "refused", proof: "operator", at });
    sites["cafe-ellory.example"] = plain(String(other.proof?.code));
    await expect(world.confirm(own.id)).rejects.toThrow("opt-out/not-proved");
    sites["cafe-ellory.example"] = plain(String(own.proof?.code));
    expect((await world.confirm(own.id)).state).toBe("withheld");
  });

  test.each([
    ["hello", "opt-out/unreadable"],
    ["facebook.com/cafe", "opt-out/unreadable"],
    ["020 7946 0123", "opt-out/unreadable"],
  ])("as “%s” is told in a sentence what is missing", async (subject, code) => {
    await expect(world.ask(subject)).rejects.toThrow(code);
    await expect(world.ask("cafe-ellory.example", { note: "x".repeat(501) })).rejects.toThrow(
      "opt-out/too-long",
    );
  });

  test("is refused when its network asks too often, and others are not", async () => {
    for (let times = 0; times < optOutLimits.perHour; times++) await world.ask("a-ellory.example");
    await expect(world.ask("b-ellory.example")).rejects.toMatchObject({
      code: "limit/opt-outs",
      retryAfterS: 2_700,
    });
    expect((await world.ask("b-ellory.example", {}, "2")).state).toBe("asked");
  });

  test("a few networks that ask all day leave the day to others", async () => {
    const asked = async (network: string): Promise<number> => {
      let times = 0;
      for (let hour = 0; hour < 24; hour++) {
        world.deps.now = () => new Date(Date.UTC(2026, 10, 21, hour, 15));
        while (times < optOutLimits.perDay) {
          try {
            await world.ask("a-ellory.example", {}, network);
            times += 1;
          } catch {
            break;
          }
        }
      }
      return times;
    };
    // Addresses of one IPv6 network count as one.
    const networks = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2", "2001:db8::3"];
    let total = 0;
    for (const network of networks) total += await asked(network);
    expect(total).toBe(3 * optOutLimits.perDayAndNetwork);
    await world.ask("b-ellory.example", {}, "198.51.100.7");
  });

  test("an id nobody was given is not found", async () => {
    for (const id of ["", "domain.x", `domain.${"0".repeat(24)}`, "../accounts"])
      await expect(world.confirm(id)).rejects.toThrow("opt-out/not-found");
  });
});
