import * as v from "valibot";
import { fileLayouts } from "../exports/file-layouts.ts";
import { listingLimits } from "../limits/listing.ts";
import { overtureChoices } from "../overture/choice.ts";

/**
 * What the endpoints of `contract.ts` take. A shape that does not fit (unknown fields too) is a 400;
 * a value that can't be is a 422 with a sentence, decided by the rules in this folder.
 */

export const initRequest = v.strictObject({ userId: v.string() });

export const createLinkRequest = v.strictObject({
  priceId: v.string(),
  /** US dollars; the smallest pack unless given. */
  amount: v.optional(v.number()),
});

/** Values of `bounds` are checked by `checkBounds`, so that a wrong number gets its sentence. */
const sentBounds = v.strictObject({
  north: v.unknown(),
  south: v.unknown(),
  east: v.unknown(),
  west: v.unknown(),
});

export const scrapeRequest = v.strictObject({
  name: v.string(),
  niche: v.array(v.string()),
  tier: v.number(),
  bounds: sentBounds,
  place: v.optional(v.nullable(v.string())),
  /** Tier 2: the person's own offer and its buyers, for the marketing fit. */
  offer: v.optional(v.nullable(v.string())),
  /** Which places of Overture Maps add a business: `more` without it; not read where it isn't. */
  overture: v.optional(v.nullable(v.picklist(overtureChoices))),
});

export const renameRequest = v.strictObject({ name: v.string() });

export const quoteRequest = v.strictObject({
  niche: v.array(v.string()),
  tier: v.number(),
  bounds: sentBounds,
});

const idList = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(listingLimits.selectedMax));

export const exportRequest = v.strictObject({
  format: v.picklist(["csv", "xlsx", "geojson"]),
  /** Which businesses, in the words of a plan's `where`; all of them without it. */
  filter: v.optional(v.unknown()),
  /** A selection among those: only these, or all except these. */
  ids: v.optional(idList),
  without: v.optional(idList),
  /** `full` without it. */
  layout: v.optional(v.picklist(fileLayouts)),
  /** `id` always comes first, `source` and `licence` last. */
  columns: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200))),
  /** Only what this source gave, of the whole preset and in columns of its own. */
  source: v.optional(v.picklist(["overture"])),
});

export const queryRequest = v.strictObject({
  niche: v.string(),
  name: v.string(),
  question: v.string(),
  taskId: v.optional(v.string()),
  /**
   * `{plan}`: the plan of the answer before. With an empty question that plan is run as it is: the
   * person has changed one of its filters and asks nothing new.
   */
  context: v.optional(v.unknown()),
});

export const optOutRequest = v.strictObject({
  /** A web domain, an address of its site, or a telephone number with its country code. */
  subject: v.string(),
  /** For the operator, who decides where nothing can be proved. */
  note: v.optional(v.nullable(v.string())),
  contact: v.optional(v.nullable(v.string())),
});

export const optOutConfirmRequest = v.strictObject({ id: v.string() });
