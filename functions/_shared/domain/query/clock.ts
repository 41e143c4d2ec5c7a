import { dayNames } from "../hours/time-text.ts";
import type { ListingRows } from "../listing/listing.ts";
import { keep } from "../snapshot/keep.ts";
import { columnsInMemory, isStored } from "../snapshot/stored-listings.ts";
import type { Clock } from "./engine/open.ts";

const millisPerHour = 3_600_000;
const degreesPerHour = 15;

/** Making one takes far longer than reading it. */
const wallClockIn = keep(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

/** The local weekday and minute in a zone; 0 = Monday. */
export function clockIn(zone: string, now: Date): Clock {
  const parts = wallClockIn(zone).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  const dow = dayNames.indexOf(part("weekday"));
  return { dow, min: Number(part("hour")) * 60 + Number(part("minute")), zone };
}

/**
 * The time zone of a preset's country. Of a country with several, the zone whose clock is nearest
 * to the sun at the preset's middle; UTC where no country is known.
 */
export function zoneOf(listings: ListingRows, now: Date): string {
  const known = places.get(listings);
  const { country, lon } = known ?? placeOf(listings);
  if (!known) places.set(listings, { country, lon });
  const zones = zonesIn(country);
  const away = (zone: string): number => Math.abs(offsetHours(zone, now) - lon / degreesPerHour);
  return zones.reduce((best, one) => (away(one) < away(best) ? one : best), zones[0] ?? "UTC");
}

interface Place {
  country: string;
  lon: number;
}
const places = new WeakMap<ListingRows, Place>();

/** The country of most listings and the longitude of their middle. */
function placeOf(listings: ListingRows): Place {
  const { number, word } = isStored(listings) ? listings.columns : columnsInMemory([...listings]);
  const { codes, words } = word("country");
  const counts = new Uint32Array(words.length + 1);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  const most = counts
    .subarray(1)
    .reduce((best, rows, at, all) => (rows > (all[best] ?? 0) ? at : best), 0);
  const lons = number("lon");
  return { country: words[most] ?? "", lon: lons.reduce((sum, lon) => sum + lon / lons.length, 0) };
}

/** The platform knows the zones of a country; older ones know them by another name. */
const zonesIn = keep((country: string): readonly string[] => {
  if (!/^[A-Za-z]{2}$/.test(country)) return [];
  const locale: Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] } =
    new Intl.Locale("und", { region: country.toUpperCase() });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
});

/** Asking the platform takes long, and the answer is the same all year. */
const offsetIn = keep((yearAndZone: string) => {
  const [year = "", zone] = yearAndZone.split(" ");
  const offsets = [0, 6].map((month) => {
    const at = new Date(Date.UTC(Number(year), month, 1));
    const local = new Date(at.toLocaleString("en-US", { timeZone: zone }));
    const universal = new Date(at.toLocaleString("en-US", { timeZone: "UTC" }));
    return (local.getTime() - universal.getTime()) / millisPerHour;
  });
  return Math.min(...offsets);
});

/** With daylight saving the offsets of January and July differ: the smaller is the zone's own. */
const offsetHours = (zone: string, now: Date): number =>
  offsetIn(`${now.getUTCFullYear()} ${zone}`);
