import { type SiteResult, siteKey } from "./site-result.ts";

/**
 * Results by site, the last one added of each. They are kept as JSON text: a large preset has tens
 * of thousands of sites, and as objects they take three times the memory.
 */
export interface KeptResults {
  add: (result: SiteResult) => void;
  has: (key: string) => boolean;
  get: (key: string) => SiteResult | null;
  size: () => number;
  /** Parsed one by one, so few of them are objects at a time. */
  all: () => Iterable<SiteResult>;
}

export function keepResults(results: Iterable<SiteResult> = []): KeptResults {
  const texts = new Map<string, string>();
  const add = (result: SiteResult): void => {
    texts.set(siteKey(result), JSON.stringify(result));
  };
  for (const result of results) add(result);
  return {
    add,
    has: (key) => texts.has(key),
    get(key) {
      const text = texts.get(key);
      return text === undefined ? null : JSON.parse(text);
    },
    size: () => texts.size,
    *all() {
      for (const text of texts.values()) yield JSON.parse(text);
    },
  };
}
