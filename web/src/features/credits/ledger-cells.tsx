import { Link } from "react-router";
import { formatExact, microsOf } from "#domain/money/pricing.ts";
import { momentText } from "../../lib/formats.ts";
import { presetPlace } from "../../paths.ts";
import { type NameOf, rowWords, wordsOf } from "./ledger-words.ts";
import type { StatementRow } from "./statement.ts";

export function LedgerDate({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>;
}

/** The event; a preset in it is a link to that preset's place. */
export function LedgerWords({ row, nameOf }: { row: StatementRow; nameOf: NameOf }) {
  const { taskId } = row;
  const name = taskId === null ? null : nameOf(taskId);
  const words = rowWords(row, name);
  if (taskId === null || name === null) return <span className="font-medium">{words}</span>;
  return (
    <Link
      to={presetPlace(taskId)}
      className="font-medium text-ink underline decoration-line-strong/50 underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {words}
    </Link>
  );
}

/** All decimals, where the label and the amount leave something out. */
export function LedgerNote({ row }: { row: StatementRow }) {
  const note = noteOf(row);
  return note !== "" && <p className="mt-0.5 text-sm text-soft">{note}</p>;
}

function noteOf({ entries, micros }: StatementRow): string {
  const [newest, hold] = entries;
  if (!newest) return "";
  // A free collection: its note says why.
  if (hold && hold.amount === 0) return hold.note;
  if (newest.kind === "settle" && hold) {
    const held = formatExact(-microsOf(hold.amount));
    const returned = microsOf(newest.amount);
    if (micros === 0) return `${held} held, all of it returned`;
    if (returned === 0) return `${formatExact(-micros)}, exactly the amount held`;
    return `${formatExact(-micros)} of ${held} held, ${formatExact(returned)} returned`;
  }
  return newest.note === wordsOf(newest, null) ? "" : newest.note;
}
