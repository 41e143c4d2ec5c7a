import { overtureLimits } from "#domain/limits/overture.ts";
import type { Compacted } from "./compact.ts";

/** The lines an operator reads at the end. */
export function reportLines({ folder, release, tally, before, after }: Compacted): string[] {
  const { otherKinds, closed, unsure, nameless } = tally.dropped;
  const tops = Object.entries(tally.unknownTops).toSorted(([, a], [, b]) => b - a);
  const named = tops.slice(0, overtureLimits.unknownTopsMax);
  const size = (one: Compacted["before"]): string =>
    `${one.files} files, ${one.groups} row groups, ${one.bytes} bytes`;
  return [
    `${folder}: release ${release}, ${tally.kept} of ${tally.read} rows are kept.`,
    `Left out: ${otherKinds} of other kinds, ${closed} closed for good, ${unsure} too unsure, ` +
      `${nameless} without a name.`,
    named.length === 0
      ? "No row lies below a top of the taxonomy that is not known."
      : `Below tops of the taxonomy that are not known: ${named
          .map(([top, rows]) => `${top} ${rows}`)
          .join(", ")}.`,
    `Before: ${size(before)}.`,
    `After: ${size(after)}.`,
  ];
}
