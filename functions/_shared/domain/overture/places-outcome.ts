import type { OvertureFailureKind } from "./overture-failure.ts";
import type { OverturePlace } from "./place.ts";

/** Places one by one: all of them as objects would be too much for a function. */
export interface PlaceList {
  length: number;
  at: (place: number) => OverturePlace;
  /** Its id, for far less than the place. */
  idAt: (place: number) => string;
  /** Degrees, likewise. */
  pointAt: (place: number) => { lat: number; lon: number };
}

/** The places of one run's area. */
export interface PlacesRead {
  state: "read";
  release: string;
  /** ISO time. */
  readAt: string;
  /** The most businesses that the preset may have. */
  listingsMax: number;
  dropped: { closed: number; unsure: number; nameless: number };
  /** Rows below a top of the taxonomy that we don't know, by its name. */
  unknownTops: Record<string, number>;
  places: PlaceList;
}

/** Why a run goes without them. */
export interface PlacesFailed {
  state: "failed";
  why: OvertureFailureKind;
  sentence: string;
}

export type PlacesOutcome = PlacesRead | PlacesFailed;

/** The second source's part in a run, as the coverage report keeps it. */
export type OvertureReport =
  | {
      state: "read";
      release: string;
      /** All that were read: each is merged, added or dropped. */
      places: number;
      /** Businesses of the map that have a place. */
      merged: number;
      added: number;
      /** Added ones that may be a business of the map. */
      possibleTwins: number;
      /** Added ones that may be another added one; runs of before they were looked for don't say. */
      twinsAmongAdded?: number;
      /** Businesses of the map that got their first value from a place. */
      filled: { phone: number; website: number; email: number; address: number };
      /** Merged ones of which both sources give the same phone or website. */
      agreed: number;
      dropped: {
        closed: number;
        unsure: number;
        nameless: number;
        duplicates: number;
        tooMany: number;
      };
      unknownTops: Record<string, number>;
      /** Businesses with a phone or website: of the map alone, and of the whole list. */
      both: { phoneOrWebsite: { one: number; two: number } };
    }
  | PlacesFailed;
