import { type ListingSource, SourceFailure } from "./collector.ts";
import { createClient, type OverpassOptions } from "./overpass-client.ts";
import { collectQuery, countQuery } from "./overpass-query.ts";

/** OpenStreetMap by an Overpass interpreter. Answers may touch the bounds from outside. */
export function createOverpass(options: OverpassOptions): ListingSource {
  const { ask } = createClient(options);
  const countEach: ListingSource["countEach"] = async (bounds, types) => {
    if (types.length === 0) return [];
    const { counts } = await ask(countQuery(bounds, types));
    if (counts.length === types.length) return counts;
    throw new SourceFailure("malformed", `${counts.length} of ${types.length} counts came`);
  };
  return {
    countEach,
    async count(bounds, queries) {
      const [total = 0] = await countEach(bounds, [queries]);
      return total;
    },
    async collect(bounds, queries) {
      const { elements, dropped, sourceUpdatedAt } = await ask(collectQuery(bounds, queries));
      return { elements, dropped, sourceUpdatedAt };
    },
  };
}
