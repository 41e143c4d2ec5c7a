/** The notices that lists with places of Overture Maps carry. */
export const overtureCredits = {
  citation: "Overture Maps Foundation, overturemaps.org",
  address: "https://overturemaps.org",
  licenceName: "CDLA-Permissive-2.0",
  licenceAddress: "https://cdla.dev/permissive-2-0/",
  /** As Foursquare asks for it, for its part. */
  foursquare:
    "Copyright 2024 Foursquare Labs, Inc. All rights reserved. Transformed to the Overture schema. Apache-2.0.",
} as const;
