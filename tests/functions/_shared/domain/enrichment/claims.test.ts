import { describe, expect, test } from "vitest";
import { factsOf } from "./a-site.ts";
import { arabicPages } from "./claims/arabic-pages.ts";
import type { ClaimPage } from "./claims/claim-page.ts";
import { englishPages } from "./claims/english-pages.ts";
import { frenchPages } from "./claims/french-pages.ts";
import { germanPages } from "./claims/german-pages.ts";
import { layoutPages } from "./claims/layout-pages.ts";
import { spanishPages } from "./claims/spanish-pages.ts";
import { trapPages } from "./claims/trap-pages.ts";

const pages = [
  ...englishPages,
  ...germanPages,
  ...frenchPages,
  ...spanishPages,
  ...arabicPages,
  ...layoutPages,
  ...trapPages,
];

const readFrom = ({ html, country }: ClaimPage) => {
  const facts = factsOf(html, { country });
  const valuesOf = (found: { value: string }[]): string[] => found.map(({ value }) => value);
  return {
    services: valuesOf(facts.services),
    areas: valuesOf(facts.areas),
    founders: valuesOf(facts.founders),
    year: facts.foundingYear?.value,
    payments: valuesOf(facts.payments).sort(),
  };
};

const without = (values: readonly string[], others: readonly string[] = []): string[] =>
  values.filter((value) => !others.includes(value)).sort();

describe("what invented businesses claim on pages of many designs", () => {
  test.each(pages)("$about: services", (page) => {
    const { services } = readFrom(page);
    expect(without(services, page.alsoServices)).toEqual([...page.services].sort());
  });

  test.each(pages)("$about: areas served", (page) => {
    const { areas } = readFrom(page);
    expect(without(areas, page.alsoAreas)).toEqual([...page.areas].sort());
  });

  test.each(pages)("$about: founders, year and payments", (page) => {
    const { founders, year, payments } = readFrom(page);
    expect({ founders, year, payments }).toEqual({
      founders: page.founders ?? [],
      year: page.year,
      payments: [...(page.payments ?? [])].sort(),
    });
  });
});
