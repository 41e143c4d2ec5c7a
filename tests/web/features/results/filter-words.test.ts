import { expect, test } from "vitest";
import { type Filters, noFilters } from "#domain/results/filters.ts";
import { filterLines } from "../../../../web/src/features/results/filter-words.ts";

const clock = { dow: 4, min: 785, zone: "UTC" };
const lines = (filters: Filters) => filterLines(filters, clock);

test("a printed list says everything it was narrowed down by, and how it is sorted", () => {
  expect(
    lines({
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
    "Open on Fri at 13:05, local time",
    "Sorted by type, Z to A",
  ]);
});

test("a list that nothing narrows down is said to hold all", () => {
  expect(lines(noFilters)).toEqual(["All businesses"]);
  expect(lines({ ...noFilters, text: "  ", order: { by: "name", dir: "asc" } })).toEqual([
    "All businesses",
    "Sorted by name, A to Z",
  ]);
});

test("what was open as the list was made is dated on paper", () => {
  expect(lines({ ...noFilters, order: { by: "now", dir: "asc" } })).toEqual([
    "All businesses",
    "Sorted by what was open on Fri at 13:05, local time: open first",
  ]);
});
