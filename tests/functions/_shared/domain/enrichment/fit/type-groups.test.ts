import { expect, test } from "vitest";
import * as groups from "#domain/enrichment/fit/type-groups.ts";
import { knownTypes } from "#domain/matching/vocabulary.ts";

test.each(Object.entries(groups))(
  "every type in the group %s is one that listings can have",
  (_, group) => {
    const labels = new Set([...knownTypes().values()].map(({ label }) => label));
    expect([...group].filter((type) => !labels.has(type))).toEqual([]);
  },
);
