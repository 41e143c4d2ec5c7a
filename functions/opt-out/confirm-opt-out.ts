import type { OptOutReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { optOutLimits } from "#domain/limits/opt-out.ts";
import { optOutProofUrl } from "#domain/opt-out/suppressions.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { Crawler } from "#shared/crawler/create-crawler.ts";
import { type OptOutProof, proveOptOut } from "#shared/crawler/prove-opt-out.ts";
import { countInHour } from "./count-in-hour.ts";
import { replyOf } from "./opt-out-reply.ts";

type Deps = Pick<Stores, "suppressions" | "usage" | "now"> & { openCrawler: () => Crawler };

/**
 * Checks the domain for the proof; if it is there, the business is removed at once, for any
 * requester.
 */
export async function confirmOptOut(
  { id, from }: { id: string; from: string },
  deps: Deps,
): Promise<OptOutReply> {
  await countInHour({ kind: "proof", from, max: optOutLimits.looksPerHour }, deps);
  const row = /^(domain|phone)\.[0-9a-f]{24}$/.test(id) ? await deps.suppressions.get(id) : null;
  if (!row) throw new AppError("opt-out/not-found");
  if (row.state === "withheld") return replyOf(row);
  if (row.kind === "phone") throw new AppError("opt-out/operator-decides");
  const proof = await proofOf(row.value, row.code, deps);
  if (proof === null) {
    const values = { domain: row.value, file: optOutProofUrl(row.value) };
    throw new AppError("opt-out/not-proved", { values });
  }
  const decision = { state: "withheld", proof, at: deps.now().toISOString() } as const;
  await deps.suppressions.decide(id, decision);
  return replyOf({ ...row, state: "withheld" });
}

/** The bare domain, or the name most sites really answer under. */
async function proofOf(domain: string, code: string, deps: Deps): Promise<OptOutProof> {
  const crawler = deps.openCrawler();
  try {
    return (
      (await proveOptOut(domain, code, crawler)) ??
      (await proveOptOut(domain, code, crawler, (name) => `https://www.${name}/`))
    );
  } finally {
    await crawler.close();
  }
}
