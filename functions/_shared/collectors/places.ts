import lookUp from "@photostructure/tz-lookup";
import { iso1A2Code } from "@rapideditor/country-coder";

/** ISO 3166-1 alpha-2 of the country a point lies in; `null` on the open sea. */
export const countryAt = (lat: number, lon: number): string | null => iso1A2Code([lon, lat]);

/** IANA name of the local time. `timeZoneAt(43.73, 7.42)` // => "Europe/Monaco" */
export const timeZoneAt = (lat: number, lon: number): string => lookUp(lat, lon);
