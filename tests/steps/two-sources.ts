import type { Business } from "#domain/conflation/business.ts";
import type { OverturePlace } from "#domain/overture/place.ts";

const metresPerDegree = 111_195;

/** Metres north of a street corner at the equator, where degrees are as long in both directions. */
export const north = (metres: number): { lat: number; lon: number } => ({
  lat: metres / metresPerDegree,
  lon: 10,
});

/** A café of the map without contacts. */
export const business = (id: string, changes: Partial<Business> = {}): Business => ({
  id,
  name: "Blue Lantern",
  otherNames: [],
  types: ["Coffee Shop"],
  ...north(0),
  address: null,
  city: null,
  postcode: null,
  phones: [],
  domain: null,
  links: [],
  ...changes,
});

/** A café of Overture without contacts. */
export const place = (gersId: string, changes: Partial<OverturePlace> = {}): OverturePlace => ({
  gersId,
  name: "Blue Lantern",
  ...north(0),
  types: ["Coffee Shop"],
  category: "coffee_shop",
  confidence: 0.9,
  status: null,
  phones: [],
  emails: [],
  websites: [],
  socials: [],
  address: { freeform: null, locality: null, postcode: null, region: null, country: null },
  receipts: {},
  ...changes,
});

export const at = (freeform: string): Pick<OverturePlace, "address"> => ({
  address: { freeform, locality: null, postcode: null, region: null, country: null },
});
