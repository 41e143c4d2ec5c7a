import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { knownTypes } from "#domain/matching/vocabulary.ts";
import { type Line, linesOf } from "../conflate/read-businesses.ts";
import { readTowns, type TownLine } from "./towns.ts";

interface Truth {
  listing: string;
  place: string;
}

/** Authors' words for types of the catalogue. */
const typeNames: ReadonlyMap<string, string> = new Map([
  ["Cafe", "Coffee Shop"],
  ["Bookstore", "Bookshop"],
  ["Bicycle Shop", "Bike Shop"],
  ["Gas Station", "Petrol Station"],
  ["Clothing Store", "Clothes Shop"],
]);

/** Adds the towns of a folder to a file, as those of one author; gives the number of lines. */
export function addTowns(folder: string, author: string, file: string): number {
  if (existsSync(file) && readTowns(file).some((towns) => towns.author === author)) {
    throw new Error(`There are towns by ${author} already.`);
  }
  const read = <T>(name: string): T[] => linesOf<T>(join(folder, `${name}.jsonl`));
  const listingOf = new Map(read<Truth>("truth").map(({ listing, place }) => [place, listing]));
  const lines: TownLine[] = [
    ...read<Line>("listings").map((listing) => ({ author, listing: inCatalogue(listing) })),
    ...read<Line>("places").map((place) => ({
      ...{ author, place: inCatalogue(place) },
      is: listingOf.get(place.id),
    })),
  ];
  appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return lines.length;
}

/** Types that the catalogue doesn't know are left out. */
const inCatalogue = (line: Line): Line => ({
  ...line,
  types: (line.types ?? [])
    .map((type) => typeNames.get(type) ?? type)
    .filter((type) => knownTypes().has(type)),
});
