import { matchType } from "../matching/categories.ts";
import type { AskedType } from "./plan/preset.ts";

/** The words a preset was asked with, and our names of the types they mean; unknown words stay as they are. */
export const askedTypes = (niche: readonly string[]): AskedType[] =>
  niche.map((sent) => ({ sent, type: matchType(sent)?.label ?? sent }));
