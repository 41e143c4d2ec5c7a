/** One page of an invented business, and everything it claims about itself. */
export interface ClaimPage {
  /** Its design and its traps. */
  about: string;
  country: string;
  html: string;
  services: string[];
  /** True as well, but nobody would miss them. */
  alsoServices?: string[];
  areas: string[];
  alsoAreas?: string[];
  founders?: string[];
  year?: number;
  payments?: string[];
}
