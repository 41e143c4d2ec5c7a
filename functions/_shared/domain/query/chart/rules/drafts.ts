import type { Draft } from "../phrase.ts";
import type { Parts } from "../rule.ts";

/** The plan of a question as a rule makes it. */
export const plan = (draft: Draft) => ({ plan: draft });

/** A list in the order of a ranked phrase. */
export const rankedDraft = (p: Parts): Draft => {
  const { set, sort, limit, nth } = p.get("ranked");
  return {
    op: "list",
    set,
    sort: [sort],
    ...(limit === undefined ? {} : { limit }),
    ...(nth === undefined ? {} : { nth }),
  };
};
