import { type Expected, has, suburb, type } from "./expected-plan.ts";

/** An earlier question, what is asked after it, and the plan of that. */
export const followCases: readonly (readonly [string, string, Expected])[] = [
  [
    "hotels in Altstadt",
    "how many of those have a website?",
    { op: "count", where: [type("Hotel"), suburb("Altstadt"), has("website")] },
  ],
  [
    "how many hotels are in Altstadt",
    "which of them have a phone?",
    { op: "list", where: [type("Hotel"), suburb("Altstadt"), has("phone")] },
  ],
  [
    "list the restaurants in Nordend",
    "what is their average rating?",
    {
      op: "aggregate",
      measure: { fn: "avg", field: "rating" },
      where: [type("Restaurant"), suburb("Nordend")],
    },
  ],
  [
    "hotels in Altstadt",
    "what about Nordend?",
    { op: "list", where: [type("Hotel"), suburb("Nordend")] },
  ],
];

/** Questions in known words with more than one meaning: the chart must not guess. */
export const chartTraps: readonly string[] = [
  "hotels with phone and without phone",
  "cheap and expensive bakeries",
  "hotels in Altstadt and gyms in Nordend with a website or a phone and an email",
  "which of the five best rated hotels have a website",
  "restaurants whose name begins with a consonant",
  "bakeries without website and phone",
  "hotels open after 10 am on Sunday",
  "dentists open until 8",
  "hotels with catering and delivery or consulting",
  "the difference",
  "more restaurants",
  "restaurants per",
  "compare hotels",
];
