import type { Condition } from "../plan/plan.ts";
import { argAt, kindAt, leaveOver, type Reader, skip } from "./draft.ts";
import { subjectsOf } from "./merge-filters.ts";
import type { Token } from "./token.ts";

const removing =
  /^(remove|drop|delete|clear|erase|entferne|losche|losch|supprime|supprimez|efface|effacez|enleve|quita|elimina|suprime|borra|احذف)$/;

/** "Remove the website filter" changes the question before, and no data. */
export function unfiltering(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === "condition")) return tokens;
  return tokens.map((token) => {
    const isRemoving = token.kind === "refuse" && removing.test(token.text);
    return isRemoving || token.kind === "without" ? { ...token, kind: "drop", arg: "" } : token;
  });
}

/** "drop the website filter", "ignore the rating", "without the filter on Mitte": which filter of the answer before. */
export function drop(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const isFirst = tokens.slice(0, at).every(({ kind }) => ["mark", "and", "but"].includes(kind));
  const target = skip(reader, at + 1, ["condition", "of", "on", "in", "as", "with", "have"]);
  const subject = subjectAt(reader, target);
  if (!isFirst || !subject) return leaveOver(reader, at);
  draft.dropped.push(subject);
  draft.intents.add("follow");
  return skip(reader, target + 1, ["condition"]);
}

function subjectAt(reader: Reader, at: number): string | null {
  const [kind, arg] = [kindAt(reader, at), argAt(reader, at)];
  if (kind === "network") return `socials ${arg}`;
  if (kind === "value") return reader.tokens[at]?.entries[0]?.field ?? null;
  if (["suburb", "city", "postcode", "region"].includes(arg) && kind === "field") return "place";
  const known: Readonly<Record<string, string>> = {
    field: arg === "hours" ? "open" : arg === "distance" ? "near" : arg,
    type: "category",
    place: "place",
    open: "open",
    closed: "open",
    near: "near",
  };
  return known[kind] ?? null;
}

/** What is left of the filters before; null where one was not among them. */
export function withoutDropped(
  filters: readonly Condition[],
  dropped: readonly string[],
): readonly Condition[] | null {
  const isOf = (filter: Condition, subject: string): boolean =>
    subjectsOf(filter).some((one) =>
      [subject, `has ${subject}`, `text ${subject}`].includes(one.trim()),
    );
  const isSaid = dropped.every((subject) => filters.some((filter) => isOf(filter, subject)));
  return isSaid
    ? filters.filter((filter) => !dropped.some((subject) => isOf(filter, subject)))
    : null;
}
