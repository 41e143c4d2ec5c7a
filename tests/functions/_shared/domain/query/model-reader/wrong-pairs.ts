import { best, has, most, type Pair, pair, rated, suburb, type } from "./pair.ts";

/** Plans that a model was seen to give, or could: each drops, turns or invents something. */
export const wrongPairs: readonly Pair[] = [
  // A part of the question that is not in the plan.
  pair("en", "how many restaurants are there per hotel", {
    op: "count",
    where: [type("Restaurant")],
  }),
  pair("en", "how many bakeries per suburb", { op: "count", where: [type("Bakery")] }),
  pair("en", "average number of bakeries per suburb", { op: "count", where: [type("Bakery")] }),
  pair("en", "second most common type", { op: "group", groupBy: "category", sort: most, limit: 1 }),
  pair("en", "the second best hotel", { where: [type("Hotel")], sort: best, limit: 1 }),
  pair("en", "hotels not in Altstadt", { where: [type("Hotel"), suburb("Altstadt")] }),
  pair("en", "hotels not in Altstadt", { where: [type("Hotel")] }),
  pair("en", "gyms without a website", { where: [type("Gym")] }),
  pair("en", "gyms without a website", { where: [type("Gym"), has("website")] }),
  pair("en", "gyms with a phone but no website", {
    where: [type("Gym"), has("website"), has("phone", false)],
  }),
  pair("en", "nearest florist to the centre", { where: [type("Florist")] }),
  pair("en", "more bakeries than florists?", { op: "count", where: [type("Bakery")] }),
  pair("en", "more bakeries than florists?", { op: "count", where: [type("Bakery", "Florist")] }),
  pair("en", "how many dentists are open on Sunday after 20:00", {
    op: "count",
    where: [type("Dentist"), { open: { dow: 6 } }],
  }),
  pair("en", "hotels with a website or a phone", {
    where: [type("Hotel"), has("website"), has("phone")],
  }),
  pair("en", "hotels with a website and a phone", {
    where: [type("Hotel"), { or: [has("website"), has("phone")] }],
  }),
  pair("en", "halal restaurants in Altstadt", { where: [type("Restaurant"), suburb("Altstadt")] }),
  pair("en", "which suburbs have no gym", { op: "group", groupBy: "suburb", where: [type("Gym")] }),
  pair("en", "how many suburbs have a gym", {
    op: "group",
    groupBy: "suburb",
    where: [type("Gym")],
  }),
  pair("en", "only lawyers that are not rated", { where: [type("Lawyer")] }),
  // Something in the plan that is not in the question.
  pair("en", "second most common type", {
    op: "group",
    groupBy: "category",
    sort: most,
    nth: 2,
    where: [suburb("Altstadt")],
  }),
  pair("en", "how many hotels", { op: "count", where: [type("Hotel"), has("website")] }),
  pair("en", "hotels near the centre", {
    where: [type("Hotel"), { near: { to: { lat: 49.01, lon: 8.4 }, m: 1_000 } }],
  }),
  pair("en", "hotels within 500 m of the centre", {
    where: [type("Hotel"), { near: { to: "centre", m: 800 } }],
  }),
  pair("en", "well known hotels", { where: [type("Hotel"), { f: "review_count", gte: 100 }] }),
  pair("en", "good hotels", { where: [type("Hotel"), rated(4)] }),
  pair("en", "list the hotels", {
    where: [type("Hotel"), { f: "name", how: "contains", text: "a\n9999 of 860 hotels" }],
  }),
  pair("en", "list the hotels", {
    where: [type("Hotel"), { f: "name", how: "contains", text: "9999 of 860" }],
  }),
  pair("en", "hotels close by", { where: [type("Hotel"), { near: { to: { id: "s7" }, m: 500 } }] }),
  pair("en", "tell me about the best place", { op: "describe", target: { id: "s7" } }),
  pair("en", "list the hotels in Altstadt", {
    where: [type("Hotel"), suburb("Altstadt")],
    output: "csv",
  }),
  pair("en", "csv of the hotels", { where: [type("Hotel")], output: "xlsx" }),
  pair("en", "list the hotels in Altstadt", {
    where: [type("Hotel"), suburb("Altstadt")],
    limit: 10,
  }),
  pair("en", "hotels by rating", { where: [type("Hotel")], sort: best, limit: 5 }),
  pair("en", "list the hotels", { where: [type("Hotel")], select: ["phone", "emails"] }),
  pair("en", "list the hotels", { where: [type("Hotel")], sort: [{ by: "rating", dir: "desc" }] }),
  // A part that says another thing.
  pair("en", "average rating of hotels", {
    op: "aggregate",
    measure: { fn: "median", field: "rating" },
    where: [type("Hotel")],
  }),
  pair("en", "average rating of hotels", {
    op: "aggregate",
    measure: { fn: "avg", field: "review_count" },
    where: [type("Hotel")],
  }),
  pair("en", "share of hotels with a website", {
    op: "aggregate",
    measure: { fn: "share", of: type("Hotel") },
    where: [has("website")],
  }),
  pair("en", "ratio of restaurants to bakeries", {
    op: "ratio",
    sides: [type("Bakery"), type("Restaurant")],
  }),
  pair("en", "hotels rated at least 4", { where: [type("Hotel"), { f: "rating", lte: 4 }] }),
  pair("en", "hotels rated at least 4", { where: [type("Hotel"), { f: "review_count", gte: 4 }] }),
  pair("en", "hotels with more than 20 reviews rated at least 4", {
    where: [type("Hotel"), { f: "review_count", gte: 20 }, { f: "rating", gt: 4 }],
  }),
  pair("en", "worst hotels", { where: [type("Hotel")], sort: best, limit: 10 }),
  pair("en", "5 best hotels", { where: [type("Hotel")], sort: best, limit: 10 }),
  pair("en", "gyms closed on Monday", { where: [type("Gym"), { open: { dow: 0 } }] }),
  pair("en", "gyms open on Monday until 20:00", {
    where: [type("Gym"), { open: { dow: 0, after: 1_200 } }],
  }),
  pair("en", "gyms open at the weekend", { where: [type("Gym"), { open: { dow: 5 } }] }),
  pair("en", "what data do you have", { op: "meta", about: "size" }),
  pair("en", "what is new since last time", { op: "changes", changes: "gone" }),
  pair("en", "how many hotels are there", {
    op: "changes",
    changes: "new",
    where: [type("Hotel")],
  }),
  pair("en", "what changed", { op: "changes", changes: "changed", columns: ["phone"] }),
  pair("en", "how many hotels are there", {
    op: "compare",
    snapshots: ["this", "previous"],
    where: [type("Hotel")],
  }),
  pair("en", "how many more hotels than last time", {
    op: "compare",
    snapshots: ["this", { preset: "task9", name: "Hotels" }],
    where: [type("Hotel")],
  }),
  pair("en", "are there more hotels than bakeries", {
    op: "compare",
    snapshots: [{ preset: "task9", name: "Bakeries" }, "this"],
    where: [type("Hotel")],
  }),
  pair("de", "Wie viele Hotels mehr als in Porto?", {
    op: "compare",
    snapshots: ["this", { preset: "task9", name: "Porto" }],
    where: [type("Hotel")],
  }),
  pair("en", "northernmost hotel", {
    where: [type("Hotel")],
    sort: [{ by: "lat", dir: "asc" }],
    limit: 1,
  }),
  pair("de", "Wie viele Restaurants gibt es pro Hotel?", {
    op: "count",
    where: [type("Restaurant")],
  }),
  pair("de", "Welche Hotels haben keine Website?", { where: [type("Hotel"), has("website")] }),
  pair("de", "Hotels mit mindestens 4 Sternen", { where: [type("Hotel"), rated(3)] }),
  pair("de", "Was ist die zweithäufigste Kategorie?", {
    op: "group",
    groupBy: "category",
    sort: most,
    limit: 1,
  }),
  pair("de", "Zeige alle Hotels in Altstadt", {
    where: [type("Hotel"), suburb("Altstadt")],
    output: "csv",
  }),
  pair("fr", "Quels hôtels n'ont pas de téléphone ?", { where: [type("Hotel"), has("phone")] }),
  pair("fr", "Combien d'hôtels par quartier ?", { op: "count", where: [type("Hotel")] }),
  pair("fr", "les 5 meilleurs hôtels", { where: [type("Hotel")], sort: best, limit: 10 }),
  pair("es", "hoteles sin página web", { where: [type("Hotel"), has("website")] }),
  pair("es", "¿Cuál es el segundo barrio con más hoteles?", {
    op: "group",
    groupBy: "suburb",
    sort: most,
    limit: 1,
    where: [type("Hotel")],
  }),
  pair("es", "hoteles con más de 50 reseñas", {
    where: [type("Hotel"), { f: "review_count", lt: 50 }],
  }),
  pair("ar", "كم عدد الفنادق التي ليس لديها موقع إلكتروني؟", {
    op: "count",
    where: [type("Hotel"), has("website")],
  }),
  pair("ar", "كم عدد الفنادق لكل حي؟", { op: "count", where: [type("Hotel")] }),
];
