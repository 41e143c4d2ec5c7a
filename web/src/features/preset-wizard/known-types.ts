import { businessTypes } from "virtual:business-types";
import { tagsInWords } from "./quote-words.ts";
import type { KnownType } from "./type-search.ts";

/** Comes with the cursor in the field: 40 kB that nobody else needs. */
export const knownTypes: readonly KnownType[] = businessTypes.map(({ tags, ...type }) => ({
  ...type,
  tags: tagsInWords(tags),
}));
