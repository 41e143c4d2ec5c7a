/**
 * The product speaks English: dates are written unambiguously for day-month and month-day readers.
 */
const locale = "en-GB";

type Moment = Date | number | string;

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return (at: Moment): string => format.format(new Date(at));
};

/** `"24 Nov 2026"` */
export const dayText = written({ dateStyle: "medium" });
/** `"24 Nov 2026, 13:05"` */
export const momentText = written({ dateStyle: "medium", timeStyle: "short" });
/** `"13:05"` */
export const clockText = written({ timeStyle: "short" });

const numbers = [0, 1, 2, 3, 4].map(
  (digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }),
);

/** `"12,345.68"`: at most `digits` after the point, 4 of them at most. */
export const numberText = (value: number, digits = 3): string =>
  (numbers[digits] ?? numbers[3])?.format(value) ?? "";

const cellNumbers = new Intl.NumberFormat(locale, {
  useGrouping: "min2",
  maximumFractionDigits: 2,
});
/** Of a column that may hold years: `"1987"`, but `"12,345"`. */
export const cellNumberText = (value: number): string => cellNumbers.format(value);

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
/** `"12%"` of a share between 0 and 1. */
export const percentText = (share: number): string => percent.format(share);

const short = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
/** `"1.2k"` */
export const shortNumberText = (value: number): string => short.format(value);

const list = new Intl.ListFormat(locale);
/** `"a name, a type and an area"` */
export const listText = (parts: readonly string[]): string => list.format(parts);

/** Order of texts as people expect it: numbers by their value, capitals beside small letters. */
export const compareTexts = new Intl.Collator(locale, { numeric: true, sensitivity: "base" })
  .compare;
