/** Messages between the map and its helper thread. */
export type ToClusters =
  | { kind: "points"; lats: Float64Array; lons: Float64Array; rows: Uint32Array }
  /** `west, south, east, north` */
  | { kind: "view"; id: number; box: [number, number, number, number]; zoom: number }
  | { kind: "expand"; cluster: number };

export type FromClusters =
  | ({ kind: "view"; id: number } & Spots)
  /** The zoom at which a group falls apart. */
  | { kind: "expand"; cluster: number; zoom: number };

/** Groups and single businesses side by side. */
export interface Spots {
  lats: Float64Array;
  lons: Float64Array;
  /** The number of businesses in a spot. */
  counts: Uint32Array;
  /** Of a single business its row, of a group the group's number. */
  refs: Uint32Array;
}
