import type { Bounds } from "./area.ts";

/** Names an area by its centre if no place was chosen. */
export const customAreaName = ({ north, south, east, west }: Bounds): string =>
  `Custom Area (${((north + south) / 2).toFixed(4)}, ${((east + west) / 2).toFixed(4)})`;
