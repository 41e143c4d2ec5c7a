import { describe, expect, test } from "vitest";
import { AppError } from "#domain/errors.ts";
import { quoteLimits } from "#domain/limits/quote.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { overpassBytes, overpassQueries } from "#shared/adapters/overpass-day.ts";
import { quoteStore } from "#shared/adapters/quote-store.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { SourceFailure, type SourceFailureKind } from "#shared/collectors/collector.ts";
import type { PlaceCountDeps } from "#shared/start/count-places.ts";
import { quote } from "../../../functions/scrape/quote.ts";
import { memoryTables } from "../../fakes/memory-tables.ts";

const bounds = { north: 0.01, south: -0.01, east: 0.01, west: -0.01 };

/** `answer`: how many of each type, and of all together. */
function desk(answer: () => Promise<number[]> = async () => [5, 3, 7]) {
  let clock = Date.parse("2026-11-21T08:00:00Z");
  const now = () => new Date(clock);
  const tables = memoryTables(now);
  let asked = 0;
  const warnings: unknown[][] = [];
  const deps = {
    quotes: quoteStore(tables),
    usage: usageStore(tables),
    now,
    source: {
      countInside: async () => {
        asked += 1;
        const counts = await answer();
        return { each: counts, total: counts.at(-1) ?? 0 };
      },
    },
    places: null as PlaceCountDeps["places"],
    areaMaxKm2: 10_000,
    chargeMinUsd: 0,
    listingsMax: 100_000,
    sourceDayMax: { queries: 8_000, bytes: 800_000_000 },
    sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, Math.min(ms, 20))),
    warn: (...parts: unknown[]) => void warnings.push(parts),
  };
  const ask = (niche: string[], userId = "ada") =>
    quote({ userId, sent: { niche, tier: 1, bounds } }, deps);
  return {
    deps,
    ask,
    warnings,
    asked: () => asked,
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("it was not refused");
};

describe("a quote", () => {
  test("has a price, a count and the tags of each type, the total, and the words it does not know", async () => {
    const { ask } = desk();
    const reply = await ask(["Bakery", "Florist", "qwxzqwxz"]);
    expect(reply).toMatchObject({
      counts: { Bakery: 5, Florist: 3 },
      tags: { Bakery: [{ shop: "bakery" }], Florist: [{ shop: "florist" }] },
      unmatched: ["qwxzqwxz"],
      total: 7,
    });
    expect(reply).toMatchObject({ areaKm2: 4.923639, price: 0.004924 });
  });

  test("offers the wider type of each narrow one, as a type that can be sent itself, unless it was", async () => {
    const { ask } = desk();
    const niche = ["barber", "Sushirestaurant", "Bakery", "qwxzqwxz"];
    const reply = await ask(niche);
    if (!("broader" in reply)) throw new Error("the quote is pending");
    expect(reply.broader).toEqual({
      barber: ["Hair Salon"],
      Sushirestaurant: ["Restaurant"],
      Bakery: [],
    });
    const wider = Object.values(reply.broader).flat();
    expect(await ask(wider)).toMatchObject({ unmatched: [], tags: { "Hair Salon": [{}] } });
    expect(await ask(["barber", "Friseur"])).toMatchObject({
      broader: { barber: [], Friseur: [] },
    });
  });

  test("of words we all don't know asks nothing and counts nothing", async () => {
    const { ask, asked } = desk();
    expect(await ask(["qwxzqwxz"])).toMatchObject({
      counts: {},
      total: 0,
      unmatched: ["qwxzqwxz"],
    });
    expect(asked()).toBe(0);
  });

  test("is counted once a day for the same area and types, in whatever order and by whomever", async () => {
    const { ask, asked, pass } = desk();
    await ask(["Bakery", "Florist"]);
    expect(await ask(["Florist", "Bakery"], "bob")).toMatchObject({
      counts: { Bakery: 5, Florist: 3 },
    });
    expect(asked()).toBe(1);
    pass(24 * 3_600_000);
    await ask(["Bakery", "Florist"]);
    expect(asked()).toBe(2);
  });

  test("that takes too long says so, and finds its count when it is asked for again", async () => {
    let answer: (counts: number[]) => void = () => {};
    const counting = new Promise<number[]>((resolve) => {
      answer = resolve;
    });
    const { ask, asked } = desk(() => counting);
    expect(await ask(["Bakery"])).toEqual({ pending: true, retryAfterS: 3 });
    answer([9]);
    expect(await ask(["Bakery"])).toMatchObject({ total: 9 });
    expect(asked()).toBe(1);
  });

  test("waits for its count from the moment it came, whatever was done before", async () => {
    let endCount = (_counts: number[]): void => undefined;
    const { deps, pass } = desk(
      () =>
        new Promise((done) => {
          endCount = done;
        }),
    );
    const waits: number[] = [];
    const usage = {
      ...deps.usage,
      add: async (use: Parameters<typeof deps.usage.add>[0]) => {
        pass(1_500);
        return deps.usage.add(use);
      },
    };
    const sleep = async (ms: number) => void waits.push(ms);
    const sent = { niche: ["Bakery"], tier: 1, bounds };
    const reply = await quote({ userId: "ada", sent }, { ...deps, usage, sleep });
    expect([reply, waits]).toEqual([{ pending: true, retryAfterS: 3 }, [5_000]]);
    // A later test of this area would join this count.
    endCount([1, 1]);
  });

  test.each<[SourceFailureKind, string]>([
    ["too-big", "quote/too-big"],
    ["unreachable", "source/unavailable"],
    ["malformed", "source/unavailable"],
  ])("of a map service that is %s gets a sentence", async (kind, code) => {
    const { ask } = desk(() => Promise.reject(new SourceFailure(kind, "as the test wants it")));
    expect((await refusalOf(ask(["Bakery"]))).code).toBe(code);
  });

  test.each<SourceFailureKind>(["busy", "no-turn"])(
    "meeting others' turns (%s) is pending",
    async (kind) => {
      const { ask } = desk(() => Promise.reject(new SourceFailure(kind, "as the test wants it")));
      expect(await ask(["Bakery"])).toMatchObject({ pending: true });
    },
  );

  test("of more businesses than a preset can hold is refused with both numbers", async () => {
    const { ask } = desk(async () => [100_001]);
    const refusal = await refusalOf(ask(["Bakery"]));
    expect([refusal.status, refusal.detail]).toEqual([
      422,
      "This area holds 100,001 businesses of these types; one preset can hold 100,000. Choose a smaller area or fewer types.",
    ]);
    const { ask: askLess } = desk(async () => [100_000]);
    expect(await askLess(["Bakery"])).toMatchObject({ total: 100_000 });
  });
});

describe("a quote with a second source", () => {
  const withPlaces = (count: NonNullable<PlaceCountDeps["places"]>["count"]) => {
    const { deps, pass, warnings } = desk();
    const reply = async (niche: string[]) => {
      const sent = { niche, tier: 1, bounds };
      const answer = await quote({ userId: "ada", sent }, { ...deps, places: { count } });
      if ("pending" in answer) throw new Error("the quote is pending");
      return answer;
    };
    const ask = async (niche: string[]) => {
      const { total, overture, overtureTrouble } = await reply(niche);
      return [total, overture, overtureTrouble];
    };
    return { ask, reply, pass, warnings };
  };
  const counts = (total: number) => ({ each: [total], total, warning: null });

  test("counts its places by both choices, once a day", async () => {
    const asked: unknown[] = [];
    const { ask, pass } = withPlaces(async (_, types, confidence) => {
      asked.push([types, confidence]);
      return counts(confidence > 0.8 ? 4 : 9);
    });
    const answer = [7, { more: 9, surer: 4 }, null];
    expect([await ask(["Bakery"]), await ask(["Bakery"])]).toEqual([answer, answer]);
    expect(asked).toEqual([
      [["Bakery"], 0.5],
      [["Bakery"], 0.85],
    ]);
    pass(24 * 3_600_000);
    await ask(["Bakery"]);
    expect(asked).toHaveLength(4);
  });

  test("counts each type by the word that was sent, also when it comes from the day's cache", async () => {
    const { reply } = withPlaces(async (_, types, confidence) => ({
      each: types.map((type) => type.length + (confidence > 0.8 ? 0 : 100)),
      ...{ total: 0, warning: null },
    }));
    const byType = {
      bakeries: { more: 106, surer: 6 },
      florist: { more: 107, surer: 7 },
    };
    for (const niche of [
      ["bakeries", "florist", "qwxzqwxz"],
      ["florist", "bakeries"],
    ]) {
      expect(await reply(niche)).toMatchObject({ overtureByType: byType });
    }
    const { ask: askAlone } = desk();
    expect(await askAlone(["Bakery"])).not.toHaveProperty("overtureByType");
  });

  test("that fails has the map's counts, says so, logs why, and asks again the next time", async () => {
    let isDown = true;
    const failure = new OvertureFailure("index-missing");
    const { ask, warnings } = withPlaces(async () => {
      if (isDown) throw failure;
      return counts(2);
    });
    const trouble = expect.stringMatching(
      /^Overture Maps could not be counted right now\. You can/,
    );
    expect(await ask(["Bakery"])).toEqual([7, null, trouble]);
    expect(warnings).toEqual([["overture", "quote", failure]]);
    isDown = false;
    expect(await ask(["Bakery"])).toEqual([7, { more: 2, surer: 2 }, null]);
    expect(warnings).toHaveLength(1);
  });

  test("that is slow has the map's counts, and finds the others when it is asked for again", async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((done) => {
      answer = done;
    });
    let asked = 0;
    const { ask } = withPlaces(async () => {
      asked += 1;
      await waiting;
      return counts(3);
    });
    expect(await ask(["Bakery"])).toEqual([7, null, expect.stringContaining("Overture Maps")]);
    answer();
    expect(await ask(["Bakery"])).toEqual([7, { more: 3, surer: 3 }, null]);
    expect(asked).toBe(2);
  });

  test("says nothing of it where it isn't read, or no type is known", async () => {
    const { ask } = desk();
    expect(await ask(["Bakery"])).toMatchObject({ overture: null, overtureTrouble: null });
    const { ask: askUnknown } = withPlaces(async () => counts(1));
    expect(await askUnknown(["qwxzqwxz"])).toEqual([0, null, null]);
  });
});

describe("quotes are limited", () => {
  test("to 10 a minute for each user, with the seconds to wait", async () => {
    const { ask, pass } = desk();
    pass(20_000);
    for (let n = 0; n < quoteLimits.perMinute; n++) await ask(["Bakery"]);
    const refusal = await refusalOf(ask(["Bakery"]));
    expect([refusal.status, refusal.retryAfterS]).toEqual([429, 40]);
    await ask(["Bakery"], "bob");
    pass(40_000);
    await ask(["Bakery"]);
  });

  test("to 200 a day", async () => {
    const { ask, pass } = desk();
    for (let n = 0; n < quoteLimits.perDay; n++) {
      await ask(["Bakery"]);
      pass(10_000);
    }
    const refusal = await refusalOf(ask(["Bakery"]));
    expect(refusal.message).toContain(
      "Today's limit of counts is reached. It resets at 00:00 UTC.",
    );
    expect(refusal.status).toBe(429);
    pass(24 * 3_600_000);
    await ask(["Bakery"]);
  });

  test.each([
    ["queries", overpassQueries],
    ["bytes", overpassBytes],
  ])(
    "by the map service's day of %s: near its end they pause, and a count in the cache still answers",
    async (unit, used) => {
      const { ask, deps } = desk();
      const settings = { ...deps, sourceDayMax: { ...deps.sourceDayMax, [unit]: 10 } };
      await ask(["Bakery"]);
      await deps.usage.add(used(deps.now()), 9);
      const sent = { tier: 1, bounds };
      const paused = quote({ userId: "ada", sent: { ...sent, niche: ["Florist"] } }, settings);
      expect(await refusalOf(paused)).toMatchObject({ code: "quote/paused", status: 503 });
      await quote({ userId: "ada", sent: { ...sent, niche: ["Bakery"] } }, settings);
    },
  );
});
