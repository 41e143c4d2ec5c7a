import { type SuppressionRow, suppressions } from "#collections/suppressions.ts";
import { optOutLimits } from "#domain/limits/opt-out.ts";
import type { Suppression } from "#domain/opt-out/suppressions.ts";
import { shortHash } from "./hash.ts";
import type { Tables } from "./tables.ts";

/** Optional details for the operator. */
export interface OptOutWords {
  note: string | null;
  contact: string | null;
}

export interface SuppressionStore {
  get: (id: string) => Promise<SuppressionRow | null>;
  /** The request for this domain or number: the one there is, or a new one under `code`. */
  ask: (subject: Suppression, words: OptOutWords, code: string) => Promise<SuppressionRow>;
  decide: (id: string, decision: Decision) => Promise<void>;
  remove: (id: string) => Promise<void>;
  list: (state?: SuppressionRow["state"]) => Promise<SuppressionRow[]>;
  /** All that is withheld, as it was at most half a minute ago. */
  withheld: () => Promise<readonly Suppression[]>;
}

export interface Decision {
  state: "withheld" | "refused";
  proof: SuppressionRow["proof"];
  at: string;
}

interface Kept {
  at: number;
  all: Promise<readonly Suppression[]>;
}

/** Unchanged rows stay the same object, so everything computed from them stays valid. */
const sameAs =
  (before: readonly Suppression[]) =>
  (now: readonly Suppression[]): readonly Suppression[] =>
    JSON.stringify(before) === JSON.stringify(now) ? before : now;

const kept = new Map<string, Kept>();

/** `keptAs` names the project whose rows are remembered between calls; without it each call reads. */
export function suppressionStore(tables: Tables, keptAs?: string): SuppressionStore {
  const list: SuppressionStore["list"] = (state) =>
    tables.list(suppressions, state ? { where: { state } } : {});
  const read = async (): Promise<readonly Suppression[]> =>
    (await list("withheld")).map(({ kind, value }) => ({ kind, value }));
  return {
    get: (id) => tables.get(suppressions, id),
    async ask({ kind, value }, { note, contact }, code) {
      const id = idOf({ kind, value });
      const asked = { kind, value, state: "asked", code, proof: null, decided_at: null } as const;
      await tables.create(suppressions, id, { ...asked, note, contact });
      const row = await tables.get(suppressions, id);
      if (!row) throw new Error(`the request ${id} is not there`);
      return row;
    },
    decide: (id, { state, proof, at }) =>
      tables.update(suppressions, id, { state, proof, decided_at: at }),
    remove: (id) => tables.remove(suppressions, id),
    list,
    withheld() {
      if (keptAs === undefined) return read();
      const now = performance.now();
      const known = kept.get(keptAs);
      if (known && now - known.at < optOutLimits.suppressionsKeptMs) return known.all;
      const all = known
        ? Promise.all([known.all, read()]).then(([before, after]) => sameAs(before)(after))
        : read();
      kept.set(keptAs, { at: now, all });
      all.catch(() => kept.delete(keptAs));
      return all;
    },
  };
}

const idOf = ({ kind, value }: Suppression): string => `${kind}.${shortHash(kind, value)}`;
