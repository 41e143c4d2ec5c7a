import { modelLimits } from "#domain/limits/model.ts";
import { quotedPages } from "#domain/refinement/quoted-pages.ts";
import type { RefinableSite } from "#domain/refinement/refine-site.ts";
import { sha256 } from "#shared/adapters/hash.ts";
import { siteModelBudget } from "#shared/adapters/site-model-budget.ts";
import { dayOf, usageStore } from "#shared/adapters/usage-store.ts";
import { newModel } from "#shared/model/ask-model.ts";
import { breaker } from "#shared/model/breaker.ts";
import { type ModelClient, modelClient } from "#shared/model/model-client.ts";
import type { ModelUse } from "#shared/model/model-reader.ts";
import { type SiteRefinerOptions, siteRefiner } from "#shared/model/site-refiner.ts";
import { memoryTables } from "../fakes/memory-tables.ts";
import { readSite } from "../functions/_shared/domain/refinement/a-read-site.ts";
import { type ModelStandIn, startModelStandIn } from "./model-stand-in.ts";

const opened: ModelStandIn[] = [];
/** After each test. */
export function closeModels(): void {
  for (const one of opened.splice(0)) one.close();
}

/** An invented site that rules have read and a model may read. */
export function refinable(pages: Record<string, string>): RefinableSite {
  const read = readSite(pages);
  return {
    request: { site: "https://otterlane.com", country: read.country },
    facts: read.facts,
    thisYear: 2026,
    offer: null,
    quotations: async () => quotedPages(read),
  };
}

export const site = refinable({
  "/": `<title>Otter Lane</title><h1>Otter Lane</h1><p>We bake rye bread for hotels.</p>
    <p>Trade partners are always welcome.</p><p>Mail info@otterlane.com, ring (212) 555-0123.</p>
    <p>Ask for Maria Kowalewska at the counter.</p>`,
});
/** A form about it whose claims it affirms. */
export const right = {
  services: [{ name: "Rye bread", snippet: "We bake rye bread for hotels." }],
  fit: {
    value: "No",
    reason: "It only bakes for hotels.",
    snippets: ["We bake rye bread for hotels."],
  },
};
export const now = () => new Date("2026-11-21T10:00:00Z");
export const ofAll = { owner: "all model", kind: "model", period: dayOf(now()) } as const;
export const ofTask = { owner: "task t", kind: "sites", period: dayOf(now()) } as const;

/** A refiner over the stand-in model, with a budget of its own. */
export async function refinerSurroundings({
  usdPerDay = 5,
  usdPerMillionTokens = modelLimits.usdPerMillionTokensDefault,
  client,
  remembered = async () => null,
}: {
  usdPerDay?: number;
  usdPerMillionTokens?: number;
  client?: ModelClient;
  remembered?: SiteRefinerOptions["remembered"];
} = {}) {
  const standIn = await startModelStandIn();
  opened.push(standIn);
  await standIn.turn({ right });
  const clock = { ms: 0 };
  const model = newModel(
    client ?? modelClient({ baseUrl: standIn.baseUrl, apiKey: "sk-test", model: "m" }),
    breaker(() => clock.ms),
  );
  const usage = usageStore(memoryTables());
  const uses: ModelUse[] = [];
  const task = { $id: "t", $createdAt: now().toISOString() };
  const worker = () => {
    const budget = siteModelBudget({ usage, now, usdPerDay, usdPerMillionTokens, task });
    const refine = siteRefiner({
      model,
      modelName: "m",
      usdPerMillionTokens,
      hash: sha256,
      budget,
      remembered,
      now: () => clock.ms,
      async sleep() {},
      onUse: (use) => uses.push(use),
    });
    return { refine, close: budget.close };
  };
  return { ...standIn, ...worker(), worker, usage, uses, clock };
}
export const tokensOf = (uses: readonly ModelUse[]): number =>
  uses.reduce((sum, { tokens }) => sum + tokens, 0);
