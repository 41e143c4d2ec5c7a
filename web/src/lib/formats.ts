/**
 * The product speaks English: dates are written unambiguously for day-month and month-day readers.
 */
const locale = "en-GB";

type Moment = Date | number | string;

const months = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

// Dates and numbers are written by hand: a browser's first format of any kind takes 10 ms to make,
// on a phone 50 ms, before the first paint.

/** `"24 Nov 2026"` */
export function dayText(moment: Moment): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return "unknown date";
  return `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}`;
}

/** `"13:05"` */
export function clockText(moment: Moment): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return "unknown time";
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** `"24 Nov 2026, 13:05"` */
export const momentText = (moment: Moment): string => `${dayText(moment)}, ${clockText(moment)}`;

/** Halves are rounded up as they are written: binary fractions miss them. */
const scaled = (size: number, digits: number): number =>
  // Smaller ones are written with an exponent of their own.
  size < 1e-6 ? 0 : Math.round(Number(`${size}e${digits}`));

/** `"12,345.68"`: at most `digits` after the point, 4 of them at most. */
export function numberText(value: number, digits = 3): string {
  const steps = scaled(Math.abs(value), digits);
  const [whole = "", ...part] = String(steps / 10 ** digits).split(".");
  const sign = value < 0 && steps > 0 ? "-" : "";
  return sign + [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...part].join(".");
}

/** `"14.28 km²"`: small areas keep four decimals, large ones none. */
export const km2Text = (km2: number): string =>
  `${numberText(km2, km2 < 0.1 ? 4 : km2 < 1_000 ? 2 : 0)} km²`;

/** Of a column that may hold years: `"1987"`, but `"12,345"`. */
export const cellNumberText = (value: number): string =>
  numberText(value, 2).replace(/^(-?\d),(\d+)(?!.*,)/, "$1$2");

/** `"12%"` of a share between 0 and 1. */
export const percentText = (share: number): string => `${scaled(share, 2)}%`;

/** `"1.2k"` of a whole number from 0 to 999,949. */
export const shortNumberText = (value: number): string =>
  value < 1_000 ? numberText(value, 1) : `${numberText(value / 1_000, 1)}k`;

/** `"a name, a type and an area"` */
export const listText = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale).format(parts);

let collator: Intl.Collator | null = null;
/** Order of texts as people expect it: numbers by their value, capitals beside small letters. */
export const compareTexts = (a: string, b: string): number => {
  collator ??= new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return collator.compare(a, b);
};
