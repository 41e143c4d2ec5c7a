/** One listing, and lists of them. Units are in the names. */
export const listingLimits = {
  maxDefault: 100_000,
  perRead: 500,
  /** Listings selected one by one: so many ids fit into a request. */
  selectedMax: 2_500,
  /**
   * A browser takes 1.8 kB of memory for a listing; a preset may have an eleventh of the device's.
   * With more rows than the most, typing takes longer than 200 ms to be seen on a fast one.
   */
  inBrowserPerDeviceGb: 50_000,
  inBrowserMax: 150_000,
  /** Points of the map of a preset that a browser does not hold. */
  mapSampleMax: 2_000,
  twinDistanceM: 30,
  /** Ids kept of new, gone and changed listings since the previous run; the counts are complete. */
  changeIdsMax: 100,
  /** Longer texts from the map are cut. */
  textMaxChars: 300,
  descriptionMaxChars: 2_000,
  urlMaxChars: 2_000,
  valuesMax: 20,
} as const;
