import { numberText } from "./formats.ts";
/** `counted(1, "tile", "tiles")` // => "1 tile"; `counted(1200, …)` // => "1,200 tiles" */
export const counted = (number: number, one: string, many: string): string =>
  `${numberText(number)} ${number === 1 ? one : many}`;
