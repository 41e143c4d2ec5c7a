import type { Condition, ValueField } from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";

/** Filters that people ask for, on a preset's own values: as many as wanted, at most one of each kind. */
export function randomFilters(preset: Preset, next: () => number): (count: number) => Condition[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const ownValue = (f: ValueField): Condition => ({
    f,
    in: [pick(preset.entries(f).filter(({ rows }) => rows > 0)).value],
  });
  const bound = () => pick(["gt", "gte", "lt", "lte"] as const);
  const day = () => Math.floor(next() * 7);
  const kinds: Readonly<Record<string, () => Condition>> = {
    type: () => ownValue("category"),
    suburb: () => (next() < 0.8 ? ownValue("suburb") : { not: ownValue("suburb") }),
    street: () => ownValue("street"),
    website: () => ({ f: "website", has: next() < 0.5 }),
    phone: () => ({ f: "phone", has: next() < 0.5 }),
    emails: () => ({ f: "emails", has: next() < 0.5 }),
    rating: () => ({ f: "rating", [bound()]: pick([3, 3.5, 4, 4.5]) }),
    reviews: () => ({ f: "review_count", [bound()]: pick([5, 10, 50, 100]) }),
    payments: () => ownValue("payments"),
    services: () => ownValue("services"),
    hours: () =>
      pick<Condition>([
        { open: { dow: day() } },
        { open: { dow: day(), after: pick([1_200, 1_320]) } },
        { open: "now" },
        { open: "always" },
        { closed: { dow: day() } },
      ]),
    founded: () => ({ f: "founded_year", [pick(["lt", "gte"])]: pick([1_980, 2_000]) }),
    near: () => ({ near: { to: "centre", m: pick([500, 1_000, 2_000]) } }),
    name: () => ({ f: "name", how: "contains", text: pick(["anchor", "falcon"]) }),
    fit: () => ownValue("fit"),
    price: () => ({ f: "price_level", lte: pick([1, 2, 3]) }),
  };
  return (count) =>
    [...Object.keys(kinds)]
      .sort(() => next() - 0.5)
      .slice(0, count)
      .flatMap((kind) => kinds[kind]?.() ?? []);
}
