import { Link } from "react-router";
import type { LedgerLine } from "#domain/contract.ts";
import { momentText } from "../../lib/formats.ts";
import { presetPlace } from "../../paths.ts";
import { type NameOf, wordsOf } from "./ledger-words.ts";

export function LedgerDate({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>;
}

/** The event; a preset in it is a link to that preset's place. */
export function LedgerWords({ line, nameOf }: { line: LedgerLine; nameOf: NameOf }) {
  const name = line.taskId === null ? null : nameOf(line.taskId);
  const words = wordsOf(line, name);
  if (line.taskId === null || name === null) return <span className="font-medium">{words}</span>;
  return (
    <Link
      to={presetPlace(line.taskId)}
      className="font-medium text-ink underline decoration-line-strong/50 underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {words}
    </Link>
  );
}

/** The entry's own note, if it says more than the label. */
export function LedgerNote({ line }: { line: LedgerLine }) {
  const { note } = line;
  const isMore = note !== "" && note !== wordsOf(line, null);
  const words =
    line.kind === "settle" && line.amount === 0
      ? `${note}: exactly the amount held, so your balance is unchanged`
      : note;
  return isMore && <p className="mt-0.5 text-sm text-soft">{words}</p>;
}
