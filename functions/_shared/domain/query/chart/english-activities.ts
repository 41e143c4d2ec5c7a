import { wordTable } from "./words.ts";

/** Things people do in a place, and the types they do them in. */
const activities: readonly (readonly [types: string, verbs: string])[] = [
  [
    "Restaurant",
    "eat, eat out, dine, dine out, grab a bite, get a bite, have a bite, grab a bite to eat, get a bite to eat, get food, grab food, get something to eat, find something to eat, have a meal, eat something, grab something to eat",
  ],
  [
    "Coffee Shop",
    "have a coffee, get a coffee, grab a coffee, have coffee, get coffee, grab coffee, drink coffee, drink a coffee, get an espresso",
  ],
  [
    "Bar",
    "have a drink, get a drink, grab a drink, have a beer, get a beer, grab a beer, drink a beer, have drinks, get drinks, grab drinks, go drinking, get a cocktail, have a cocktail, drink cocktails",
  ],
  [
    "Hair Salon+Barber Shop",
    "get a haircut, have a haircut, get my hair cut, get my hair done, have my hair done, have my hair cut, get a trim",
  ],
  [
    "Hotel+Bed & Breakfast+Hostel",
    "sleep, stay, stay the night, spend the night, stay over, stay overnight, sleep over, spend a night, crash",
  ],
  ["Gym", "work out, workout, exercise, lift weights, train"],
  [
    "Auto Repair",
    "get my car fixed, have my car fixed, get my car repaired, have my car repaired, fix my car, repair my car, get a car fixed, get a car repaired, get my car serviced",
  ],
  ["Bakery", "buy bread, get bread, get some bread, buy some bread, buy bread rolls, buy a cake"],
  [
    "Supermarket",
    "buy groceries, get groceries, do the groceries, do groceries, do the shopping, buy food, shop for groceries",
  ],
  ["Pharmacy", "buy medicine, get medicine, get my prescription, buy painkillers, buy medication"],
  ["Bookshop", "buy books, buy a book, get a book"],
  ["Florist", "buy flowers, get flowers, buy a bouquet"],
  ["Clothes Shop", "buy clothes, get clothes, shop for clothes, buy a shirt, buy a dress"],
  ["Optician", "buy glasses, get glasses, get new glasses, get my eyes tested"],
  ["Nail Salon", "get my nails done, have my nails done, get a manicure"],
  ["Massage Therapist", "get a massage, have a massage, get massaged"],
  ["Tattoo Artist", "get a tattoo, get tattooed"],
  ["Dentist", "get my teeth checked, get my teeth fixed, have my teeth checked"],
  ["Car Rental", "rent a car, hire a car"],
];

const nouns = ["places", "place", "a place", "somewhere", "anywhere", "any place", "any places"];
const whereFrom = [
  ...["where can", "where could", "where do", "where might"].flatMap((where) =>
    ["i", "we", "you", "one", "people"].flatMap((who) => [
      `${where} ${who}`,
      `${where} ${who} still`,
      `${where} ${who} go to`,
    ]),
  ),
  "where to",
  "where to go to",
  ...[...nouns, "spots", "spot", "a spot", "shops", "a shop", "businesses", "venues"].flatMap(
    (noun) => [
      `${noun} to`,
      `${noun} i can`,
      `${noun} we can`,
      `${noun} you can`,
      `${noun} where i can`,
      `${noun} where we can`,
      `${noun} where you can`,
    ],
  ),
];

/** "where can I get a haircut", "somewhere to eat": the types that are meant. */
export const englishActivities = wordTable(
  activities
    .flatMap(([types, verbs]) =>
      verbs
        .split(",")
        .map(
          (verb) =>
            `activity.${types}: ${whereFrom.map((start) => `${start} ${verb.trim()}`).join(",")}`,
        ),
    )
    .join("\n"),
);
