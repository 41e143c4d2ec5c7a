import { type Expected, has, id, suburb, type } from "./expected-plan.ts";

/** Questions of our own, put as people put them, and the plan each must become. */
export const chartCases: readonly (readonly [string, Expected])[] = [
  [
    "which suburbs have no florist",
    { op: "group", groupBy: "suburb", none: true, where: [type("Florist")] },
  ],
  ["suburbs without a gym", { op: "group", groupBy: "suburb", none: true, where: [type("Gym")] }],
  [
    "how many streets have no restaurant",
    { op: "countGroups", groupBy: "street", none: true, where: [type("Restaurant")] },
  ],
  [
    "how many suburbs have at least 3 bakeries",
    { op: "countGroups", groupBy: "suburb", having: { gte: 3 }, where: [type("Bakery")] },
  ],
  [
    "which streets have more than 10 businesses",
    { op: "group", groupBy: "street", having: { gt: 10 } },
  ],
  [
    "how many restaurants per hotel are there",
    { op: "ratio", sides: [type("Restaurant"), type("Hotel")] },
  ],
  [
    "ratio of restaurants to bakeries",
    { op: "ratio", sides: [type("Restaurant"), type("Bakery")] },
  ],
  ["how many cafes for each bakery", { op: "ratio", sides: [type("Coffee Shop"), type("Bakery")] }],
  [
    "average number of restaurants per suburb",
    { op: "perGroup", groupBy: "suburb", where: [type("Restaurant")] },
  ],
  ["how many businesses per street on average", { op: "perGroup", groupBy: "street" }],
  [
    "are there more bakeries than florists",
    { op: "compare", sides: [type("Bakery"), type("Florist")] },
  ],
  ["more cafes or more bakeries?", { op: "compare", sides: [type("Coffee Shop"), type("Bakery")] }],
  [
    "compare altstadt and nordend",
    { op: "compare", sides: [suburb("Altstadt"), suburb("Nordend")] },
  ],
  [
    "average rating of restaurants vs hotels",
    {
      op: "compare",
      measure: { fn: "avg", field: "rating" },
      sides: [type("Restaurant"), type("Hotel")],
    },
  ],
  [
    "what is the second best rated hotel",
    { op: "list", nth: 2, sort: [{ by: "rating", dir: "desc" }], where: [type("Hotel")] },
  ],
  [
    "third most reviewed restaurant",
    {
      op: "list",
      nth: 3,
      sort: [{ by: "review_count", dir: "desc" }],
      where: [type("Restaurant")],
    },
  ],
  [
    "second closest gym to the centre",
    {
      op: "list",
      nth: 2,
      sort: [{ by: "distance", dir: "asc", to: "centre" }],
      where: [type("Gym")],
    },
  ],
  [
    "which restaurant closes the latest on friday",
    {
      op: "list",
      limit: 1,
      sort: [{ by: "closes", dir: "desc", days: [4] }],
      where: [type("Restaurant")],
    },
  ],
  [
    "which bakery is open earliest on sunday",
    {
      op: "list",
      limit: 1,
      sort: [{ by: "opens", dir: "asc", days: [6] }],
      where: [type("Bakery")],
    },
  ],
  [
    "northernmost bakery",
    { op: "list", limit: 1, sort: [{ by: "lat", dir: "desc" }], where: [type("Bakery")] },
  ],
  [
    "which chains have the most locations",
    { op: "group", groupBy: "chain", limit: 1, sort: [{ by: "measure", dir: "desc" }] },
  ],
  [
    "biggest chain",
    { op: "group", groupBy: "chain", limit: 1, sort: [{ by: "measure", dir: "desc" }] },
  ],
  [
    "most common street",
    { op: "group", groupBy: "street", limit: 1, sort: [{ by: "measure", dir: "desc" }] },
  ],
  [
    "which street has the fewest businesses",
    { op: "group", groupBy: "street", limit: 1, sort: [{ by: "measure", dir: "asc" }] },
  ],
  [
    "top 3 suburbs for restaurants",
    {
      op: "group",
      groupBy: "suburb",
      limit: 3,
      sort: [{ by: "measure", dir: "desc" }],
      where: [type("Restaurant")],
    },
  ],
  [
    "which suburb has the highest average rating for restaurants",
    {
      op: "group",
      groupBy: "suburb",
      limit: 1,
      measure: { fn: "avg", field: "rating" },
      sort: [{ by: "measure", dir: "desc" }],
      where: [type("Restaurant")],
    },
  ],
  [
    "median rating per suburb",
    { op: "group", groupBy: "suburb", measure: { fn: "median", field: "rating" } },
  ],
  ["what columns do you have", { op: "meta", about: "columns" }],
  ["how old is the data", { op: "meta", about: "age" }],
  ["where does this data come from", { op: "meta", about: "sources" }],
  ["how complete is the data", { op: "meta", about: "coverage" }],
  ["what changed since last time", { op: "changes", changes: "all" }],
  ["whats new", { op: "changes", changes: "new" }],
  [
    "hotels with phone and website in altstadt",
    { op: "list", where: [type("Hotel"), has("phone"), has("website"), suburb("Altstadt")] },
  ],
  [
    "dentists without website but with email",
    { op: "list", where: [type("Dentist"), has("website", false), has("emails")] },
  ],
  [
    "lawyers with neither phone nor email",
    { op: "list", where: [type("Lawyer"), has("phone", false), has("emails", false)] },
  ],
  [
    "restaurants rated above 4 with more than 50 reviews",
    {
      op: "list",
      where: [type("Restaurant"), { f: "rating", gt: 4 }, { f: "review_count", gt: 50 }],
    },
  ],
  [
    "restaurants with 100+ reviews",
    { op: "list", where: [type("Restaurant"), { f: "review_count", gte: 100 }] },
  ],
  [
    "hotels in Altstadt or Nordend",
    { op: "list", where: [type("Hotel"), suburb("Altstadt", "Nordend")] },
  ],
  ["gyms not in Altstadt", { op: "list", where: [type("Gym"), { not: suburb("Altstadt") }] }],
  ["everything except hotels", { op: "list", where: [{ not: type("Hotel") }] }],
  [
    "what percentage of restaurants have a website",
    { op: "aggregate", measure: { fn: "share", of: has("website") }, where: [type("Restaurant")] },
  ],
  [
    "share of hotels in altstadt with a phone number",
    {
      op: "aggregate",
      measure: { fn: "share", of: has("phone") },
      where: [type("Hotel"), suburb("Altstadt")],
    },
  ],
  [
    "how many reviews do the bakeries have in total",
    { op: "aggregate", measure: { fn: "sum", field: "review_count" }, where: [type("Bakery")] },
  ],
  [
    "list all hotels with name, phone and website",
    { op: "list", select: ["name", "phone", "website"], where: [type("Hotel")] },
  ],
  ["phone numbers of all dentists", { op: "list", select: ["phone"], where: [type("Dentist")] }],
  ["export everything as excel", { op: "list", output: "xlsx" }],
  [
    "excel of bakeries in altstadt",
    { op: "list", output: "xlsx", where: [type("Bakery"), suburb("Altstadt")] },
  ],
  [
    "csv with name, phone of hotels in altstadt",
    {
      op: "list",
      output: "csv",
      select: ["name", "phone"],
      where: [type("Hotel"), suburb("Altstadt")],
    },
  ],
  [
    "is there a gym open on sunday at 8 am",
    { op: "count", where: [type("Gym"), { open: { dow: 6, min: 480 } }] },
  ],
  [
    "restaurants open on sunday after 8 pm",
    { op: "list", where: [type("Restaurant"), { open: { dow: 6, after: 1_200 } }] },
  ],
  [
    "restaurants open for lunch on saturday",
    { op: "list", where: [type("Restaurant"), { open: { dow: 5, until: 840, from: 720 } }] },
  ],
  [
    "bakeries open early on monday",
    { op: "list", where: [type("Bakery"), { open: { dow: 0, from: 480 } }] },
  ],
  [
    "how many stay open past midnight on friday nights",
    { op: "count", where: [{ open: { dow: 4, after: 1_440 } }] },
  ],
  [
    "restaurants open on saturday or sunday",
    {
      op: "list",
      where: [type("Restaurant"), { or: [{ open: { dow: 5 } }, { open: { dow: 6 } }] }],
    },
  ],
  [
    "restaurants closed on monday",
    { op: "list", where: [type("Restaurant"), { closed: { dow: 0 } }] },
  ],
  [
    "tell me about crimson anchor restaurant",
    { op: "describe", target: { id: "s7", name: "Crimson Anchor Restaurant" } },
  ],
  [
    "does crimson anchor restaurant have a website",
    {
      op: "count",
      where: [{ f: "name", how: "equals", text: "crimson anchor restaurant" }, has("website")],
    },
  ],
  [
    "closest bakery to crimson falcon dentist 306",
    {
      op: "list",
      limit: 1,
      sort: [{ by: "distance", dir: "asc", to: id("s0") }],
      where: [type("Bakery")],
    },
  ],
  [
    "cafes within 500 m of crimson falcon dentist 306",
    { op: "list", where: [type("Coffee Shop"), { near: { to: id("s0"), m: 500 } }] },
  ],
  [
    "businesses at least 500 m but no more than 1 km away from crimson falcon dentist 306",
    { op: "list", where: [{ near: { to: id("s0"), minM: 500, m: 1_000 } }] },
  ],
  [
    "hotel with the most reviews",
    { op: "list", limit: 1, sort: [{ by: "review_count", dir: "desc" }], where: [type("Hotel")] },
  ],
  [
    "businesses whose name contains anchor",
    { op: "list", where: [{ f: "name", how: "contains", text: "anchor" }] },
  ],
  ["restarants in altstdt", { op: "list", where: [type("Restaurant"), suburb("Altstadt")] }],
  ["hotels in Altstadt, how many?", { op: "count", where: [type("Hotel"), suburb("Altstadt")] }],
  ["which of the hotels have a website", { op: "list", where: [type("Hotel"), has("website")] }],
  [
    "how many of the hotels have no phone",
    { op: "count", where: [type("Hotel"), has("phone", false)] },
  ],
];
