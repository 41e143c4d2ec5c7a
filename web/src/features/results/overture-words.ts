import type { OvertureReport } from "#domain/overture/places-outcome.ts";
import { counted } from "../../lib/count-words.ts";
import { numberText } from "../../lib/formats.ts";

type Read = Extract<OvertureReport, { state: "read" }>;

/** The second source's part in a run, one sentence per line. */
export function overtureLines(report: OvertureReport): string[] {
  if (report.state === "failed") {
    return [
      "It could not be read, so this preset has the map's businesses alone.",
      report.sentence,
    ];
  }
  const { release, places, merged, added, possibleTwins, agreed, both, unknownTops } = report;
  const twins = report.twinsAmongAdded ?? 0;
  const { one, two } = both.phoneOrWebsite;
  return [
    `${counted(places, "place", "places")} read from release ${release}.`,
    `${counted(merged, "is", "are")} also on the map, ${counted(added, "business was", "businesses were")} added.`,
    ...(possibleTwins > 0
      ? [`${numberText(possibleTwins)} of the added may be on the map under another name.`]
      : []),
    ...(twins > 0
      ? [`${numberText(twins)} of the added may be duplicates of other added businesses.`]
      : []),
    ...filledLine(report),
    ...(agreed > 0
      ? [
          `Both sources agree on the phone number or website of ${counted(agreed, "business", "businesses")}.`,
        ]
      : []),
    `With a phone number or website: ${numberText(one)} with the map alone, ${numberText(two)} with both sources.`,
    ...droppedLine(report),
    ...listLine("Kinds of place that we don't know yet", Object.entries(unknownTops)),
  ];
}

const filledLine = ({ filled: { phone, website, email, address } }: Read): string[] =>
  listLine("Filled in for businesses on the map", [
    ["phone number", phone],
    ["website", website],
    ["email", email],
    ["address", address],
  ]);

const droppedLine = ({ dropped }: Read): string[] =>
  listLine("Not added", [
    ["closed", dropped.closed],
    ["too unsure", dropped.unsure],
    ["without a name", dropped.nameless],
    ["duplicates", dropped.duplicates],
    ["more than a preset can hold", dropped.tooMany],
  ]);

/** `listLine("Not added", [["closed", 3], ["duplicates", 0]])` // => ["Not added: closed 3."] */
function listLine(title: string, counts: readonly [string, number][]): string[] {
  const some = counts.filter(([, count]) => count > 0);
  if (some.length === 0) return [];
  return [`${title}: ${some.map(([what, count]) => `${what} ${numberText(count)}`).join(", ")}.`];
}
