import type { ModelCoverage, SiteCoverage } from "#domain/enrichment/site-result.ts";
import type { Changes } from "#domain/task/changes.ts";
import type { CoverageReport } from "#domain/task/task.ts";
import { counted } from "../../lib/count-words.ts";
import { momentText, numberText } from "../../lib/formats.ts";

/** The outcome of a run, one sentence per line; things that did not happen are skipped. */
export function runLines(coverage: CoverageReport): string[] {
  const { tiles, merged, unnamed, outsideDropped, unreadable, unmatchedTypes, source } = coverage;
  return [
    `${numberText(tiles.done)} of ${counted(tiles.total, "map tile", "map tiles")} collected from ${source.replace("; ", " and ")}.`,
    ...(tiles.dead > 0
      ? [
          `${counted(tiles.dead, "tile", "tiles")} could not be collected; their share of the price was returned.`,
        ]
      : []),
    ...(merged > 0 ? [`${counted(merged, "duplicate was", "duplicates were")} merged.`] : []),
    ...(unnamed > 0
      ? [`${counted(unnamed, "business has", "businesses have")} no name on the map.`]
      : []),
    ...(outsideDropped > 0
      ? [`${counted(outsideDropped, "entry", "entries")} outside the area skipped.`]
      : []),
    ...(unreadable > 0
      ? [`${counted(unreadable, "map entry", "map entries")} could not be read.`]
      : []),
    ...(unmatchedTypes.length > 0 ? [`Unknown business types: ${unmatchedTypes.join(", ")}.`] : []),
  ];
}

export const updatedLine = ({ sourceUpdatedAt }: CoverageReport): string | null =>
  sourceUpdatedAt ? `Map data as of ${momentText(sourceUpdatedAt)}.` : null;

export const siteLines = (sites: SiteCoverage): string[] => [
  `${numberText(sites.answered)} of ${counted(sites.found, "website", "websites")} responded.`,
  `${numberText(sites.withEmail)} of them list an email address.`,
  ...(sites.refined === undefined ? [] : [refinedLine(sites.refined)]),
  ...(sites.model ? modelLines(sites.model) : []),
  ...(sites.refused > 0 ? [`${numberText(sites.refused)} don't allow crawlers.`] : []),
  ...(sites.dead > 0 ? [`${numberText(sites.dead)} didn't respond.`] : []),
  ...(sites.parked
    ? [`${counted(sites.parked, "domain is", "domains are")} parked or for sale: no site to read.`]
    : []),
  ...(sites.scripted
    ? [
        `${counted(sites.scripted, "website fills", "websites fill")} in only in a browser; little could be read there.`,
      ]
    : []),
  ...(sites.blocked > 0
    ? [`${counted(sites.blocked, "address is", "addresses are")} not on the public web.`]
    : []),
  ...(sites.unread > 0 ? [`${numberText(sites.unread)} were not read in time.`] : []),
];

/** Said where a language model was asked. */
const refinedLine = (refined: number): string =>
  refined === 0
    ? "The language model added nothing; all of them were read by rules."
    : `${counted(refined, "was", "were")} also read by a language model, the others by rules alone.`;

const microsPerUsd = 1_000_000;

/** Its cost, where it had one. */
function modelLines({ asked, reused, tokens, micros }: ModelCoverage): string[] {
  const usd = (amount: number): string => `$${numberText(amount / microsPerUsd, 4)}`;
  return [
    ...(asked > 0
      ? [
          `It was asked about ${counted(asked, "website", "websites")}: ${numberText(tokens)} tokens, ${usd(micros)} (${numberText(tokens / asked, 0)} tokens and ${usd(micros / asked)} each).`,
        ]
      : []),
    ...(reused > 0
      ? [
          `Its earlier answers about ${counted(reused, "website", "websites")} were used again at no cost.`,
        ]
      : []),
  ];
}

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
