/** As the formatter leaves a table: every column as wide as its widest cell. */
export function markdownTable(rows: readonly string[][]): string {
  const [head = []] = rows;
  const widths = head.map((_cell, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [line(head), line(rule), ...rows.slice(1).map(line)].join("\n");
}
