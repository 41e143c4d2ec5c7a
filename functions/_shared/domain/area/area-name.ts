import type { Bounds } from "./area.ts";

/** What an area is called by its middle, where no place was chosen. */
export const customAreaName = ({ north, south, east, west }: Bounds): string =>
  `Custom Area (${((north + south) / 2).toFixed(4)}, ${((east + west) / 2).toFixed(4)})`;
