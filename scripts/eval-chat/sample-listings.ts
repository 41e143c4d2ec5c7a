import { columnsWith, declarationOf, type ListingColumn } from "#domain/listing/listing.ts";
import type { FileListing } from "../ask/read-listings.ts";
import { createRandom } from "../stand-ins/index.ts";

const types = [
  "Restaurant",
  "Coffee Shop",
  "Bakery",
  "Dentist",
  "Hair Salon",
  "Gym",
  "Hotel",
  "Florist",
  "Lawyer",
  "Bike Shop",
];
const suburbs = ["Altstadt", "Nordend", "Südhafen", "Weiherfeld", "Brückenau", "Lindenhof"];
const streets = ["Marktstraße", "Am Hang", "Hafenweg", "Schulgasse", "St. Anna's Lane"];
const firstWords = ["Amber", "Bold", "Crimson", "Dapper", "Élan", "Fabled", "Gentle", "Hidden"];
const secondWords = ["Anchor", "Birch", "Comet", "Dune", "Ember", "Falcon", "Grove", "Heron"];
const services = ["Delivery", "Online booking", "Repair", "Catering", "Consulting"];
const methods = ["Cash", "Visa", "Mastercard", "PayPal"];

/** Made-up businesses with gaps everywhere; the same for the same seed. */
export function sampleListings(count: number, seed: number): FileListing[] {
  const { next } = createRandom(seed);
  const chance = (share: number): boolean => next() < share;
  const pick = <T>(values: readonly T[]): T =>
    values[Math.floor(next() ** 1.3 * values.length)] as T;
  const some = (values: readonly string[], share: number): string[] =>
    values.filter(() => chance(share));
  const or = <T>(share: number, value: () => T): T | null => (chance(share) ? value() : null);
  return Array.from({ length: count }, (_, at) => {
    const category = pick(types);
    const reviews = or(0.85, () => Math.floor(Math.exp(next() * 6.5)) - 1);
    const hasHours = chance(0.7);
    const street = or(0.9, () => pick(streets));
    const suburb = or(0.94, () => pick(suburbs));
    return {
      id: `s${at}`,
      name: `${pick(firstWords)} ${pick(secondWords)} ${category}${chance(0.7) ? ` ${Math.floor(next() * 900)}` : ""}`,
      category,
      categories: [category, ...(chance(0.2) ? [pick(types)] : [])].filter(
        (type, i, all) => all.indexOf(type) === i,
      ),
      address: street === null ? null : `${street} ${1 + Math.floor(next() * 90)}`,
      street,
      house_number: null,
      suburb,
      city: "Weststadt",
      region: null,
      postcode: or(0.9, () => String(76_131 + Math.floor(next() * 9))),
      country: "DE",
      lat: Math.round((49 + next() * 0.06) * 1e6) / 1e6,
      lon: Math.round((8.35 + next() * 0.1) * 1e6) / 1e6,
      phone: or(0.8, () => `+49721${1_000_000 + Math.floor(next() * 8_000_000)}`),
      website: or(0.6, () => `https://s${at}.example`),
      rating: reviews === null || reviews === 0 ? null : Math.round((2.5 + next() * 2.5) * 10) / 10,
      review_count: reviews,
      hours_raw: null,
      hours_known: hasHours ? 1 : 0,
      hours: hasHours ? week(next) : [],
      tier: 2,
      description: or(
        0.4,
        () =>
          `${pick(["quiet", "family owned", "modern"])} place in the ${pick(["old", "new"])} town`,
      ),
      price_level: or(0.5, () => 1 + Math.floor(next() * 4)),
      founded_year: or(0.4, () => 1950 + Math.floor(next() * 75)),
      fit: or(0.7, () => pick(["Yes", "Unsure", "No"])),
      fit_reason: null,
      emails: some(["info", "owner", "support"], 0.3).map((role) => [
        role,
        `${role}@s${at}.example`,
      ]),
      phones: some(["main", "booking"], 0.3).map((role) => [
        role,
        `+49721${Math.floor(next() * 9_000_000)}`,
      ]),
      socials: some(["facebook", "instagram", "linkedin"], 0.35).map((network) => [
        network,
        `https://${network}.example/s${at}`,
      ]),
      payments: some(methods, 0.4),
      currencies: chance(0.5) ? ["EUR"] : [],
      services: some(services, 0.3),
      areas: suburb !== null && chance(0.3) ? [suburb] : [],
      founders: chance(0.1) ? [pick(["Ada Kern", "Noor Said"])] : [],
    };
  });
}

/** The same businesses with made-up values, and gaps, in the columns added later. */
export function withLaterColumns(listings: readonly FileListing[], seed: number): FileListing[] {
  const { next } = createRandom(seed);
  const cellFor = (column: ListingColumn): unknown => {
    const { kind, values, range: [least, most] = [0, 1] } = declarationOf(column);
    if (kind === "number") return Math.round(2 * (least + next() * (most - least))) / 2;
    const words = values ?? ["amber", "Birch", "birch", "comet dune"];
    const picked = words.filter(() => next() < 0.4);
    return kind === "words" ? picked : (picked[0] ?? null);
  };
  return listings.map((listing) => {
    const own = columnsWith("later").map((column) => [column, cellFor(column)] as const);
    return { ...listing, ...Object.fromEntries(own) };
  });
}

function week(next: () => number): [number, number, number][] {
  if (next() < 0.05) return [0, 1, 2, 3, 4, 5, 6].map((day) => [day, 0, 1_440]);
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day): [number, number, number][] => {
    if (next() < (day > 4 ? 0.5 : 0.1)) return [];
    const opens = 360 + Math.floor(next() * 8) * 30;
    const closes = opens + 240 + Math.floor(next() * 34) * 30;
    return [[day, opens, Math.min(closes, 1_680)]];
  });
}
