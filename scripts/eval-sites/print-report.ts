import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { modelMicros } from "#domain/money/model-cost.ts";
import type { SiteSet } from "./labelled-sites.ts";
import type { AskedModel, ReadSite } from "./read-sites.ts";
import { fields, type Score, scoreField } from "./score-sites.ts";

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);

/** Every field by rules alone and, where a model was asked, beside it with the model. */
export function* tableOf(
  read: readonly ReadSite[],
  { isComplete }: SiteSet,
  model: AskedModel | null,
): Generator<string> {
  const columns = (name: string) => `${name}: precision recall values`;
  yield `${"field".padEnd(14)}${"labels".padStart(6)}   ${columns("rules alone")}${model ? `   ${columns("rules + model")}` : ""}`;
  for (const field of fields) {
    const cells = ({ values, right, labels, found }: Score, width: number): string => {
      const precision = field.isOpen && !isComplete ? "–" : percent(right, values);
      const recall = percent(found, labels);
      return [precision.padStart(width), recall.padStart(7), String(values).padStart(7)].join("");
    };
    const ruled = scoreField(field, read, (site) => site.ruled);
    const refined = scoreField(field, read, (site) => site.refined);
    const row = `${field.name.padEnd(14)}${String(ruled.labels).padStart(6)}`;
    yield `${row}${cells(ruled, 25)}${model ? cells(refined, 27) : ""}`;
  }
  if (!isComplete) {
    yield "Only the main services and places are labelled: their precision takes a reader (--show lists what a model adds).";
  }
}

/** Its tokens and money, the sites without its answer, and the verdicts it changed. */
export function* costOf(read: readonly ReadSite[], model: AskedModel): Generator<string> {
  const { name, uses, usdPerMillionTokens } = model;
  const tokens = uses.reduce((sum, use) => sum + use.tokens, 0);
  const usd =
    uses.reduce((sum, use) => sum + modelMicros(use.tokens, usdPerMillionTokens), 0) / 1e6;
  const each = (amount: number, digits: number): string =>
    (uses.length === 0 ? 0 : amount / uses.length).toFixed(digits);
  yield `${name} was asked about ${uses.length} of ${read.length} sites: ${tokens} tokens (${each(tokens, 0)} a site), $${usd.toFixed(4)} ($${each(usd, 4)} a site) at $${usdPerMillionTokens} per million tokens.`;
  if (uses.length < read.length) {
    yield "The others have no text to show it, or came after the day's money (LLM_USD_PER_DAY) was spent or the model was down.";
  }
  const failed = uses.filter(({ outcome }) => outcome !== "read");
  const reasons = Map.groupBy(failed, ({ outcome }) => outcome);
  for (const [reason, sites] of reasons) yield `no answer (${reason}): ${sites.length} sites`;
  const changed = read.filter(({ ruled, refined }) => verdict(ruled) !== verdict(refined));
  yield `marketing fit: ${changed.length} verdicts changed; the sites have no labels for it.`;
}

const verdict = ({ marketingFit }: SiteFacts): string => marketingFit?.value.value ?? "none";

/** Every value that the model added, with its sentence. */
export function* additionsOf(read: readonly ReadSite[]): Generator<string> {
  for (const { site, ruled, refined } of read) {
    for (const { name, found } of fields) {
      const known = new Set(found(ruled).map(({ value }) => value));
      for (const { value, snippet } of found(refined)) {
        if (!known.has(value)) yield `${site.site} ${name} + ${value} “${snippet}”`;
      }
    }
    if (verdict(ruled) !== verdict(refined)) {
      yield `${site.site} fit ${verdict(ruled)} → ${verdict(refined)}: ${refined.marketingFit?.value.reason}`;
    }
  }
}
