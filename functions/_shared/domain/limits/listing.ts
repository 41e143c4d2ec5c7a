/** One listing, and lists of them. Units are in the names. */
export const listingLimits = {
  maxDefault: 100_000,
  perRead: 500,
  twinDistanceM: 30,
  /** Ids kept of new, gone and changed listings since the previous run; the counts are complete. */
  changeIdsMax: 100,
  /** Longer texts from the map are cut. */
  textMaxChars: 300,
  descriptionMaxChars: 2_000,
  urlMaxChars: 2_000,
  valuesMax: 20,
} as const;
