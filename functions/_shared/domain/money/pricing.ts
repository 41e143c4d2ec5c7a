import { areaM2, type Bounds } from "../area/area.ts";
import { moneyLimits } from "../limits/money.ts";
import type { Tier } from "../money/tiers.ts";

/**
 * Price of an area in micros: ⌈area in m² × rate per km² / 10⁶⌉, in whole numbers, so that the
 * estimate on the page and the debit on the server are the same. At least 1 for a valid area.
 */
export function priceMicros(bounds: Bounds, tier: Tier, minimumMicros = 0): number {
  const product = BigInt(areaM2(bounds)) * BigInt(moneyLimits.microsPerKm2[tier]);
  const price = (product + 999_999n) / 1_000_000n;
  return Math.max(Number(price), minimumMicros, 1);
}

/** The whole km² that an amount pays for. `coveredKm2(4_994_999, 1)` // => 4_994 */
export const coveredKm2 = (micros: number, tier: Tier): number =>
  Math.max(0, Math.floor(micros / moneyLimits.microsPerKm2[tier]));

/**
 * The price of a run that covered `doneM2` of `totalM2`, rounded down: never more than the hold.
 */
export function chargeMicros(price: number, doneM2: number, totalM2: number): number {
  if (doneM2 >= totalM2) return price;
  if (doneM2 <= 0) return 0;
  return Number((BigInt(price) * BigInt(doneM2)) / BigInt(totalM2));
}

/**
 * The part of a Tier 2 charge that is due when only `read` of `total` sites were read: Tier 1's
 * part pays for the map, the rest for the sites. Without any sites only Tier 1's part is charged.
 */
export function chargeForSites(charged: number, read: number, total: number): number {
  const { 1: tier1, 2: tier2 } = moneyLimits.microsPerKm2;
  const forSites = Number((BigInt(charged) * BigInt(tier2 - tier1)) / BigInt(tier2));
  return charged - forSites + (total === 0 ? 0 : chargeMicros(forSites, read, total));
}

/** Money on the wire: credits (1 credit = 1 US dollar) with at most 6 decimals. */
export const creditsOf = (micros: number): number => micros / moneyLimits.microsPerCredit;

/** Micros of credits read from the wire; they carry at most 6 decimals. */
export const microsOf = (credits: number): number =>
  Math.round(credits * moneyLimits.microsPerCredit);

/**
 * Dollars with `decimals` places, rounded half up from whole micros; a positive amount that would
 * read as zero is shown as "< $0.01". `formatDollars(4_924, 2)` // => "< $0.01"
 */
export function formatDollars(micros: number, decimals: 2 | 4): string {
  const step = decimals === 2 ? 10_000 : 100;
  const steps = Math.floor((Math.abs(micros) + step / 2) / step);
  if (steps === 0 && micros > 0) return decimals === 2 ? "< $0.01" : "< $0.0001";
  return withSign(micros < 0 && steps > 0, (steps * step) / moneyLimits.microsPerCredit, decimals);
}

/**
 * A run's price, and the charged and the returned part of it, wherever a person reads it. Balances
 * and their history have cents; an estimate has two decimals where the specification says so; all
 * decimals are in the books only. `priceText(14_283)` // => "$0.0143"
 */
export const priceText = (micros: number): string => formatDollars(micros, 4);

/** The balance as the navigation shows it: whole cents, never more than there is. */
export function formatBalance(micros: number): string {
  const cents = Math.floor(micros / 10_000);
  return withSign(cents < 0, Math.abs(cents) / 100, 2);
}

/** Dollars without rounding, 2 to 6 decimals. `formatExact(3_942)` // => "$0.003942" */
export function formatExact(micros: number): string {
  const whole = (Math.abs(micros) / moneyLimits.microsPerCredit).toFixed(6);
  return `${micros < 0 ? "-" : ""}$${whole.replace(/0{1,4}$/, "")}`;
}

/** `dollars` has no more decimals. By hand: a phone takes 50 ms to make its first number format. */
const withSign = (negative: boolean, dollars: number, decimals: 2 | 4): string =>
  `${negative ? "-" : ""}$${dollars.toFixed(decimals).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
