/** `counted(1, "tile", "tiles")` // => "1 tile"; `counted(1200, …)` // => "1,200 tiles" */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
