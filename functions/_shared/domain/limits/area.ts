/** Degrees and kilometres: what an area may be. Units are in the names. */
export const areaLimits = {
  kmPerDegreeLatitude: 110.574,
  kmPerDegreeLongitude: 111.32,
  /** Web-Mercator's edge: no map shows more. */
  latitudeMax: 85.05,
  longitudeMax: 180,
  sideMinDegrees: 0.0001,
  maxKm2Default: 10_000,
  boxHalfSideDegrees: 0.01,
  placeMaxChars: 120,
} as const;
