import { best, has, most, type Pair, pair, rated, suburb, type } from "./pair.ts";

/** Plans that say their question, part by part. */
export const rightPairs: readonly Pair[] = [
  pair("en", "no website, restaurants, how many", {
    op: "count",
    where: [has("website", false), type("Restaurant")],
  }),
  pair("en", "how many restaurants are there per hotel", {
    op: "ratio",
    sides: [type("Restaurant"), type("Hotel")],
  }),
  pair("en", "ratio of restaurants to bakeries", {
    op: "ratio",
    sides: [type("Restaurant"), type("Bakery")],
  }),
  pair("en", "average number of bakeries per suburb", {
    op: "perGroup",
    groupBy: "suburb",
    where: [type("Bakery")],
  }),
  pair("en", "second most common type", { op: "group", groupBy: "category", sort: most, nth: 2 }),
  pair("en", "hotels not in Altstadt", { where: [type("Hotel"), { not: suburb("Altstadt") }] }),
  pair("en", "gyms with a phone but no website", {
    where: [type("Gym"), has("phone"), has("website", false)],
  }),
  pair("en", "hotels with a website or a phone", {
    where: [type("Hotel"), { or: [has("website"), has("phone")] }],
  }),
  pair("en", "which suburbs have no gym", {
    op: "group",
    groupBy: "suburb",
    none: true,
    where: [type("Gym")],
  }),
  pair("en", "how many suburbs have a gym", {
    op: "countGroups",
    groupBy: "suburb",
    where: [type("Gym")],
  }),
  pair("en", "hotels within 500 m of the centre", {
    where: [type("Hotel"), { near: { to: "centre", m: 500 } }],
  }),
  pair("en", "csv of the hotels", { where: [type("Hotel")], output: "csv" }),
  pair("en", "average rating of hotels", {
    op: "aggregate",
    measure: { fn: "avg", field: "rating" },
    where: [type("Hotel")],
  }),
  pair("en", "share of hotels with a website", {
    op: "aggregate",
    measure: { fn: "share", of: has("website") },
    where: [type("Hotel")],
  }),
  pair("en", "hotels with more than 20 reviews rated at least 4", {
    where: [type("Hotel"), { f: "review_count", gt: 20 }, rated(4)],
  }),
  pair("en", "5 best hotels", { where: [type("Hotel")], sort: best, limit: 5 }),
  pair("en", "gyms closed on Monday", { where: [type("Gym"), { closed: { dow: 0 } }] }),
  pair("en", "gyms open on Monday until 20:00", {
    where: [type("Gym"), { open: { dow: 0, until: 1_200 } }],
  }),
  pair("en", "what data do you have", { op: "meta", about: "columns" }),
  pair("en", "what is new since last time", { op: "changes", changes: "new" }),
  pair("en", "northernmost hotel", {
    where: [type("Hotel")],
    sort: [{ by: "lat", dir: "desc" }],
    limit: 1,
  }),
  pair("en", "more bakeries than florists?", {
    op: "compare",
    sides: [type("Bakery"), type("Florist")],
  }),
  pair("en", "tell me about Crimson Anchor Restaurant", { op: "describe", target: { id: "s7" } }),
  pair("en", "hotels within 2 km of 49.01, 8.4", {
    where: [type("Hotel"), { near: { to: { lat: 49.01, lon: 8.4 }, m: 2_000 } }],
  }),
  pair("de", "Wie viele Restaurants gibt es pro Hotel?", {
    op: "ratio",
    sides: [type("Restaurant"), type("Hotel")],
  }),
  pair("de", "Was ist die zweithäufigste Kategorie?", {
    op: "group",
    groupBy: "category",
    sort: most,
    nth: 2,
  }),
  pair("de", "Welche Hotels haben keine Website?", {
    where: [type("Hotel"), has("website", false)],
  }),
  pair("de", "Hotels mit mindestens 4 Sternen", { where: [type("Hotel"), rated(4)] }),
  pair("de", "das nördlichste Hotel", {
    where: [type("Hotel")],
    sort: [{ by: "lat", dir: "desc" }],
    limit: 1,
  }),
  pair("de", "das drittbeste Hotel", { where: [type("Hotel")], sort: best, nth: 3 }),
  pair("fr", "Quels hôtels n'ont pas de téléphone ?", {
    where: [type("Hotel"), has("phone", false)],
  }),
  pair("fr", "Combien d'hôtels par quartier ?", {
    op: "group",
    groupBy: "suburb",
    where: [type("Hotel")],
  }),
  pair("fr", "les 5 meilleurs hôtels", { where: [type("Hotel")], sort: best, limit: 5 }),
  pair("fr", "Quel est le deuxième quartier avec le plus d'hôtels ?", {
    op: "group",
    groupBy: "suburb",
    sort: most,
    nth: 2,
    where: [type("Hotel")],
  }),
  pair("es", "hoteles sin página web", { where: [type("Hotel"), has("website", false)] }),
  pair("es", "¿Cuál es el segundo barrio con más hoteles?", {
    op: "group",
    groupBy: "suburb",
    sort: most,
    nth: 2,
    where: [type("Hotel")],
  }),
  pair("es", "hoteles con más de 50 reseñas", {
    where: [type("Hotel"), { f: "review_count", gt: 50 }],
  }),
  pair("es", "¿Cuántos hoteles hay por barrio?", {
    op: "group",
    groupBy: "suburb",
    where: [type("Hotel")],
  }),
  pair("ar", "كم عدد الفنادق التي ليس لديها موقع إلكتروني؟", {
    op: "count",
    where: [type("Hotel"), has("website", false)],
  }),
  pair("ar", "كم عدد الفنادق لكل حي؟", { op: "group", groupBy: "suburb", where: [type("Hotel")] }),
];
