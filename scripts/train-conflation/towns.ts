import { join } from "node:path";
import type { Business } from "#domain/conflation/business.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { businessOfLine, type Line, linesOf, placeOfLine } from "../conflate/read-businesses.ts";
import { projectRoot } from "../project-root.ts";

/** Invented towns as two directories list them, by one author. */
export interface Towns {
  author: string;
  listings: Business[];
  places: OverturePlace[];
  /** "listing place": ids of the rows that are one business. */
  truth: ReadonlySet<string>;
}

/** A line of the file: a listing, or a place with the listing that it is. */
export type TownLine = { author: string } & (
  | { listing: Line }
  | { place: Line; is?: string | undefined }
);

const folder = join(projectRoot, "scripts", "train-conflation");
/** Towns that teach, and towns that only measure. */
export const townsFile = join(folder, "towns.jsonl");
export const measuringFile = join(folder, "measuring.jsonl");

export function readTowns(file: string): Towns[] {
  const lines = linesOf<TownLine>(file);
  const authors = [...new Set(lines.map(({ author }) => author))];
  return authors.map((author) => {
    const own = lines.filter((line) => line.author === author);
    const places = own.flatMap((line) => ("place" in line ? line : []));
    return {
      author,
      listings: own.flatMap((line) => ("listing" in line ? businessOfLine(line.listing) : [])),
      places: places.map(({ place }) => placeOfLine(place)),
      truth: new Set(places.flatMap(({ place, is }) => (is ? `${is} ${place.id}` : []))),
    };
  });
}
