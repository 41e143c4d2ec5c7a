import type { SiteFacts } from "../enrichment/enrich-pages.ts";
import type { SiteModelUse, SiteRequest } from "../enrichment/site-result.ts";
import type { QuotedPage } from "./quoted-pages.ts";

/** A site that a model may read after the rules. */
export interface RefinableSite {
  /** Its address in the listing, and its country; kept from the model. */
  request: SiteRequest;
  facts: SiteFacts;
  /** The year its pages were read in. */
  thisYear: number;
  /** The person's offer that the marketing fit is judged by; null for any. */
  offer: string | null;
  /** The parts of the pages that a model may see; built only where they are needed. */
  quotations: () => Promise<QuotedPage[]>;
}

/** A model's reading of a site, new or reused. */
export interface Refinement {
  /** The facts with its additions; null where it had none. */
  facts: SiteFacts | null;
  use: SiteModelUse;
}

/** Has a model read the site as well; null where it wasn't asked. Never throws. */
export type RefineSite = (site: RefinableSite) => Promise<Refinement | null>;
