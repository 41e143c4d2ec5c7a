export interface Measure {
  name: string;
  ours_ms: number;
  limit_ms: number;
  /** Ours by the limit: at most 1 is within it. */
  ratio: number;
  /** How many of what the name says were measured. */
  n: number;
}

export const measureOf = (
  name: string,
  { ours, limit, n }: { ours: number; limit: number; n: number },
): Measure => ({
  name,
  ours_ms: rounded(ours),
  limit_ms: rounded(limit),
  ratio: rounded(ours / limit),
  n,
});

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A Markdown table. Names that end in a unit are measured in that unit instead of milliseconds. */
export function report(measures: readonly Measure[], failed: readonly string[]): string {
  const rows = measures.map(
    ({ name, ours_ms, limit_ms, ratio, n }) =>
      `| ${name} | ${n} | ${ours_ms} | ${limit_ms} | ${ratio} |`,
  );
  return [
    "Processor time of one thread, measured by `npm run bench`. A ratio of at most 1 is within the",
    "limit. Rows whose name ends in MB, bytes, writes or slope are in that unit, not in milliseconds.",
    "",
    "| What | n | Ours | Limit | Ratio |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
    ...(failed.length > 0 ? [`Failed, and so not measured: ${failed.join(", ")}.`, ""] : []),
  ].join("\n");
}
