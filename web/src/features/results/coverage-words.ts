import type { SiteCoverage } from "#domain/enrichment/site-result.ts";
import type { Changes } from "#domain/task/changes.ts";
import type { CoverageReport } from "#domain/task/task.ts";
import { counted } from "../../lib/count-words.ts";
import { momentText, numberText } from "../../lib/formats.ts";

/** What became of a run, a sentence a line; what did not happen is left out. */
export function runLines(coverage: CoverageReport): string[] {
  const { tiles, merged, unnamed, outsideDropped, unreadable, unmatchedTypes, source } = coverage;
  return [
    `${numberText(tiles.done)} of ${counted(tiles.total, "map tile", "map tiles")} collected from ${source}.`,
    ...(tiles.dead > 0
      ? [
          `${counted(tiles.dead, "tile", "tiles")} could not be collected; their share was returned.`,
        ]
      : []),
    ...(merged > 0
      ? [`${counted(merged, "entry was", "entries were")} on the map twice and merged into one.`]
      : []),
    ...(unnamed > 0
      ? [`${counted(unnamed, "business has", "businesses have")} no name on the map.`]
      : []),
    ...(outsideDropped > 0
      ? [`${counted(outsideDropped, "entry", "entries")} outside the area left out.`]
      : []),
    ...(unreadable > 0
      ? [`${counted(unreadable, "entry", "entries")} of the map could not be read.`]
      : []),
    ...(unmatchedTypes.length > 0 ? [`Not found as a type: ${unmatchedTypes.join(", ")}.`] : []),
  ];
}

export const updatedLine = ({ sourceUpdatedAt }: CoverageReport): string | null =>
  sourceUpdatedAt ? `Map data as of ${momentText(sourceUpdatedAt)}.` : null;

export const siteLines = (sites: SiteCoverage): string[] => [
  `${numberText(sites.answered)} of ${counted(sites.found, "website", "websites")} answered.`,
  `${numberText(sites.withEmail)} of them name an email address.`,
  ...(sites.refined === undefined ? [] : [refinedLine(sites.refined)]),
  ...(sites.refused > 0 ? [`${numberText(sites.refused)} ask not to be read.`] : []),
  ...(sites.dead > 0 ? [`${numberText(sites.dead)} did not answer.`] : []),
  ...(sites.blocked > 0
    ? [`${counted(sites.blocked, "address is", "addresses are")} not on the public web.`]
    : []),
  ...(sites.unread > 0 ? [`${numberText(sites.unread)} were not read any more.`] : []),
];

/** Said where a language model was asked. */
const refinedLine = (refined: number): string =>
  refined === 0
    ? "The language model added nothing; rules read all of them."
    : `${counted(refined, "was", "were")} read by a language model, too; the others by rules alone.`;

const fieldsNamed = 4;

/** Against the run before. */
export function changeLines({ new: added, gone, changed }: Changes): string[] {
  const fields = Object.entries(changed.byField)
    .sort(([, a], [, b]) => b - a)
    .slice(0, fieldsNamed)
    .map(([field, rows]) => `${field.replaceAll("_", " ")} ${numberText(rows)}`);
  return [
    `${counted(added.count, "business is", "businesses are")} new.`,
    `${counted(gone.count, "business is", "businesses are")} gone.`,
    `${counted(changed.count, "business has", "businesses have")} changed${
      fields.length > 0 ? `: ${fields.join(", ")}` : ""
    }.`,
  ];
}
