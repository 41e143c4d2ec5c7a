import type { LedgerLine } from "#domain/contract.ts";
import { type NameOf, wordsOf } from "./ledger-words.ts";

const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";
const columns = ["date", "what", "amount", "balance_after", "note", "preset", "preset_id", "id"];

/** A spreadsheet would run a text that starts so; full-width signs count as well. */
const formulaStart = /^\s*[=+\-@|＝＋－＠\t\r\n]/;

/** RFC 4180; numbers stay numbers, a text that looks like a formula gets an apostrophe before it. */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return decimal(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Credits with up to 6 decimals, never as 1e-6. */
const decimal = (credits: number): string =>
  credits
    .toFixed(6)
    .replace(/0{1,4}$/, "")
    .replace(/^-(0\.0+)$/, "$1");

/** All entries as a file: UTF-8 with byte order mark, CRLF. */
export function ledgerCsv(lines: readonly LedgerLine[], nameOf: NameOf): string {
  const rows = lines.map((line) => {
    const preset = line.taskId === null ? null : nameOf(line.taskId);
    return [
      line.at,
      wordsOf(line, preset),
      line.amount,
      line.balanceAfter,
      line.note,
      preset,
      line.taskId,
      line.id,
    ];
  });
  const text = [columns, ...rows].map((row) => row.map(csvCell).join(",")).join(lineEnd);
  return byteOrderMark + text + lineEnd;
}
