/** One page of an invented business, and everything it claims about itself. */
export interface ClaimPage {
  /** What is special about it. */
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
