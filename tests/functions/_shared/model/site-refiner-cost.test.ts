import { afterEach, describe, expect, test } from "vitest";
import { modelLimits } from "#domain/limits/model.ts";
import type { RefinableSite } from "#domain/refinement/refine-site.ts";
import type { ModelClient } from "#shared/model/model-client.ts";
import {
  closeModels,
  ofAll,
  ofTask,
  refinable,
  refinerSurroundings,
  right,
  site,
  tokensOf,
} from "../../../steps/refiner-surroundings.ts";

afterEach(closeModels);

describe("a model's answer about a site", () => {
  const answered = async (knobs: {
    right: unknown;
    offer?: string | null;
    pages?: RefinableSite;
  }) => {
    const { refine, turn } = await refinerSurroundings();
    await turn({ right: knobs.right });
    const { offer = null, pages = site } = knobs;
    const answer = (await refine({ ...pages, offer }))?.use.answer;
    if (!answer) throw new Error("it gave no answer");
    return answer;
  };

  test("is reused for the same pages, offer and model: no call, no cost, and no money needed", async () => {
    const answer = await answered({ right });
    const { refine, log } = await refinerSurroundings({
      usdPerDay: 0,
      remembered: async () => answer,
    });
    const again = await refine(site);
    expect(again?.facts?.services[0]?.value).toBe("Rye bread");
    expect(again?.use).toEqual({ answer, tokens: 0, micros: 0 });
    expect(await log()).toEqual([]);
  });

  test("that added nothing is reused as well", async () => {
    const answer = await answered({ right: {} });
    const { refine, log } = await refinerSurroundings({ remembered: async () => answer });
    expect(await refine(site)).toEqual({ facts: null, use: { answer, tokens: 0, micros: 0 } });
    expect(await log()).toEqual([]);
  });

  test.each([
    ["other pages", { pages: refinable({ "/": "<h1>Otter Lane</h1><p>We bake rye rolls.</p>" }) }],
    ["another offer", { offer: "sells ovens to bakeries" }],
  ])("is not reused for %s", async (_, other) => {
    const answer = await answered({ right, ...other });
    const { refine, log } = await refinerSurroundings({ remembered: async () => answer });
    expect((await refine(site))?.use.tokens).toBeGreaterThan(0);
    expect(await log()).toHaveLength(1);
  });

  test("of another model, without its form or out of reach is not reused", async () => {
    const { key, form } = await answered({ right });
    const lost = () => Promise.reject(new Error("the platform is down"));
    for (const remembered of [
      async () => ({ key: "another", form }),
      async () => ({ key }),
      lost,
    ]) {
      const { refine, log } = await refinerSurroundings({ remembered });
      expect((await refine(site))?.facts?.services[0]?.value).toBe("Rye bread");
      expect(await log()).toHaveLength(1);
    }
  });

  test("that no longer ties to the pages adds nothing, whoever stored it", async () => {
    const { key } = await answered({ right });
    const form = { services: [{ name: "Forged passports", snippet: "We forge passports." }] };
    const { refine } = await refinerSurroundings({ remembered: async () => ({ key, form }) });
    expect((await refine(site))?.facts).toBeNull();
  });
});

describe("what reading sites may cost", () => {
  test("is one task's share, counted over all its workers, and what is left over is given back", async () => {
    const { worker, uses, usage } = await refinerSurroundings();
    const first = worker();
    await Promise.all(Array.from({ length: 20 }, () => first.refine(site)));
    await first.close();
    const spent = () => tokensOf(uses) * modelLimits.usdPerMillionTokensDefault;
    expect(uses).toHaveLength(20);
    expect([await usage.read(ofTask), await usage.read(ofAll)]).toEqual([spent(), spent()]);
    const second = worker();
    const more = await Promise.all(Array.from({ length: 100 }, () => second.refine(site)));
    await second.close();
    expect(more).toContain(null);
    expect(spent()).toBeLessThanOrEqual(modelLimits.microsPerTask);
    expect(spent()).toBeGreaterThan(modelLimits.microsPerTask * 0.7);
    expect([await usage.read(ofTask), await usage.read(ofAll)]).toEqual([spent(), spent()]);
  });

  test("is within the operator's day, questions included", async () => {
    const { worker, usage, log } = await refinerSurroundings({ usdPerDay: 1 });
    await usage.add(ofAll, 950_000);
    const { refine, close } = worker();
    expect(await refine(site)).toBeNull();
    expect(await refine(site)).toBeNull();
    await close();
    expect([await usage.read(ofAll), await usage.read(ofTask)]).toEqual([950_000, 0]);
    expect(await log()).toEqual([]);
  });

  test("is counted at the operator's price for tokens: a quarter of it reads four times the sites", async () => {
    const dear = await refinerSurroundings();
    const cheap = await refinerSurroundings({ usdPerMillionTokens: 2.5 });
    const sitesRead = async ({ worker, uses }: typeof dear) => {
      const { refine, close } = worker();
      for (let at = 0; at < 400; at++) if ((await refine(site)) === null) break;
      await close();
      return uses.length;
    };
    const [few, many] = [await sitesRead(dear), await sitesRead(cheap)];
    expect(many / few).toBeGreaterThan(3);
    const micros = await cheap.usage.read(ofTask);
    const costs = cheap.uses.map(({ tokens }) => Math.ceil(2.5 * tokens));
    expect(micros).toBe(costs.reduce((sum, cost) => sum + cost));
    expect(micros).toBeLessThanOrEqual(modelLimits.microsPerTask);
  });

  test("is told with each site, and nothing is counted where tokens are free", async () => {
    const { refine, uses } = await refinerSurroundings({ usdPerMillionTokens: 2.5 });
    const { use } = (await refine(site)) ?? {};
    expect(use?.tokens).toBe(uses[0]?.tokens);
    expect(use?.micros).toBe(Math.ceil(2.5 * (uses[0]?.tokens ?? 0)));
    const free = await refinerSurroundings({ usdPerMillionTokens: 0, usdPerDay: 0 });
    expect((await free.refine(site))?.use.micros).toBe(0);
    await free.close();
    expect([await free.usage.read(ofTask), await free.usage.read(ofAll)]).toEqual([0, 0]);
  });

  test("writes few rows, however many sites there are", async () => {
    const { usage, worker } = await refinerSurroundings();
    let writes = 0;
    const add = usage.add;
    usage.add = (use, amount) => {
      writes += 1;
      return add(use, amount);
    };
    const { refine, close } = worker();
    for (let at = 0; at < 300; at++) await refine(site);
    await close();
    expect(writes).toBeLessThanOrEqual(24);
  });

  test("is settled, too, where a site's turn ends in an error: nobody waits for it", async () => {
    const client: ModelClient = { complete: () => Promise.reject(new Error("unforeseen")) };
    const { worker, usage } = await refinerSurroundings({ client });
    const { refine, close } = worker();
    const ends = await Promise.allSettled(Array.from({ length: 30 }, () => refine(site)));
    await close();
    expect(ends.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await usage.read(ofTask)).toBeLessThanOrEqual(modelLimits.microsPerTask);
  });

  test("is nothing where the rows that count it can't be reached: the rules' result stands", async () => {
    const { usage, worker, log } = await refinerSurroundings();
    usage.add = () => Promise.reject(new Error("the platform is down"));
    const { refine } = worker();
    expect([await refine(site), await refine(site)]).toEqual([null, null]);
    expect(await log()).toEqual([]);
  });
});
