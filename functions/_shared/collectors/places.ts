import { iso1A2Code } from "@rapideditor/country-coder";

/** ISO 3166-1 alpha-2 code of the country. `countryAt(43.73, 7.42)` // => "MC" */
export const countryAt = (lat: number, lon: number): string | null => iso1A2Code([lon, lat]);
