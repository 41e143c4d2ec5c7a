import { businesses } from "./businesses.ts";
import { broken, type Design, graph, hidden, microdata, sections } from "./designs.ts";
import type { OwnSite } from "./labels.ts";
import { desks, lookalikes, shop, strangers } from "./trap-designs.ts";

const designs: Design[] = [
  graph,
  broken,
  microdata,
  sections,
  hidden,
  strangers,
  lookalikes,
  desks,
  shop,
  sections,
];

/** Sixty invented sites, one page each: ten designs in six languages, four of them with traps. */
export const ownSites: OwnSite[] = businesses.flatMap((business, at) => {
  const design = designs[at % designs.length];
  return design ? [design(business, at % 30)] : [];
});
