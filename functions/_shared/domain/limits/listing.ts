/** One listing, and lists of them. Units are in the names. */
export const listingLimits = {
  maxDefault: 100_000,
  perRead: 500,
  twinDistanceM: 30,
  /** Ids kept of what is new, gone or changed since the run before; the counts are whole. */
  changeIdsMax: 100,
  /** Longer texts of the map are cut. */
  textMaxChars: 300,
  descriptionMaxChars: 2_000,
  urlMaxChars: 2_000,
  valuesMax: 20,
} as const;
