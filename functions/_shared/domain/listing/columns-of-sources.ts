import type { ColumnDeclaration } from "./column-declaration.ts";
import { sourceWords } from "./source-names.ts";

/** Set by a run that reads both sources, with a receipt of its own. */
const fromSources = { later: true, tier: 1, receipt: true } as const;

/** The values of each source, kept apart; add new ones last. */
export const columnsOfSources = {
  phone_overture: { ...fromSources, kind: "text" },
  website_osm: { ...fromSources, kind: "text" },
  website_overture: { ...fromSources, kind: "text" },
  /** Unknown where only the map was asked. */
  sources: {
    kind: "word",
    values: ["osm", "overture", "both"],
    shown: sourceWords,
    later: true,
    tier: 1,
    asked: "value",
    groups: true,
    facet: ["Source", "source"],
  },
  /** Overture's own estimate of whether the place exists. */
  overture_confidence: { ...fromSources, kind: "number", range: [0, 1] },
  /** Its id in the Global Entity Reference System, the same in each release. */
  gers_id: { ...fromSources, kind: "text" },
  /** `phone`, `website`: only where both sources give the same. */
  agreement: { kind: "words", member: "value", later: true, tier: 1 },
  /** `id` of a listing of the map, or else of a surer place, that may be the same business. */
  possible_twin: { kind: "text", later: true, tier: 1 },
} as const satisfies Record<string, ColumnDeclaration>;
