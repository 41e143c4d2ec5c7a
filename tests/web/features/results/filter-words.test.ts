import { expect, test } from "vitest";
import { noFilters } from "#domain/results/filters.ts";
import { filterLines } from "../../../../web/src/features/results/filter-words.ts";

test("a printed list says everything it was narrowed down by, and how it is sorted", () => {
  expect(
    filterLines({
      text: " harbour ",
      values: {
        category: ["Café", "Bakery"],
        suburb: ["Old Town"],
        fit: ["Yes"],
        internet_access: ["wlan"],
      },
      has: ["phone", "emails"],
      isContactable: true,
      isOpenNow: true,
      order: { by: "category", dir: "desc" },
    }),
  ).toEqual([
    "Name or address contains “harbour”",
    "Type: Café or Bakery",
    "Suburb: Old Town",
    "Marketing fit: Yes",
    "Internet access: Wi-Fi",
    "Has: phone number, email",
    "Contactable by phone or email",
    "Open now",
    "Sorted by type, Z to A",
  ]);
});

test("a list that nothing narrows down is said to hold all", () => {
  expect(filterLines(noFilters)).toEqual(["All businesses"]);
  expect(filterLines({ ...noFilters, text: "  ", order: { by: "name", dir: "asc" } })).toEqual([
    "All businesses",
    "Sorted by name, A to Z",
  ]);
});
