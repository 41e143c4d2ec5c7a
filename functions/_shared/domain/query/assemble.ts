import { addValue, type Draft, emptyDraft, leaveOver, type Reader } from "./draft.ts";
import type { Item } from "./link.ts";
import { bareField, presenceClause } from "./presence-clause.ts";

/** Reads the pieces from left to right; every piece is used by a rule or left over. */
export function assemble(question: string, all: readonly Item[]): Draft {
  const items = all.filter(({ kind }) => kind !== "filler" && kind !== "article");
  const draft = emptyDraft();
  let at = 0;
  while (at < items.length) at = step({ question, items, draft }, at);
  return draft;
}

/** Uses the piece at `at` and returns the index of the next one to read. */
function step(reader: Reader, at: number): number {
  const { items, draft } = reader;
  const item = items[at];
  switch (item?.kind) {
    case "count":
    case "list":
    case "ask":
    case "file":
    case "comma":
    case "of":
      return at + 1;
    case "subject":
      draft.hasSubject = true;
      return at + 1;
    case "and":
    case "but":
      return connector(reader, at);
    case "preposition":
    case "along":
      return preposition(reader, at);
    case "into":
      return into(reader, at);
    case "type":
      return typeWord(reader, at);
    case "category":
      draft.hasSubject = true;
      addValue(reader, item, item.entries);
      return at + 1;
    case "place":
      return place(reader, at);
    case "have":
    case "no":
    case "without":
    case "missing":
      return presenceClause(reader, at);
    case "field":
      return bareField(reader, at);
    default:
      return leaveOver(reader, at);
  }
}

const isThing = (item: Item | undefined): boolean =>
  item?.kind === "category" || item?.kind === "place" || item?.kind === "subject";

const clauseStarts = ["have", "no", "without", "missing", "file", "list"];
const passedOver = ["comma", "of", "preposition", "along", "type"];

/** "restaurants and hotels" means either, which no plan can say; "… and have no website" is fine. */
function connector(reader: Reader, at: number): number {
  const { items } = reader;
  const before = items.slice(0, at).findLast(({ kind }) => kind !== "comma");
  const after = items.slice(at + 1).find(({ kind }) => kind !== "comma");
  const further = items.slice(at + 1).find(({ kind }) => !passedOver.includes(kind));
  const startsClause = after !== undefined && clauseStarts.includes(after.kind);
  const startsPlace =
    before?.kind === "field" && after?.kind === "preposition" && further?.kind === "place";
  const follows = isThing(before) || before?.kind === "field" || before?.kind === "missing";
  return follows && (startsClause || startsPlace) ? at + 1 : leaveOver(reader, at);
}

function preposition(reader: Reader, at: number): number {
  const next = reader.items[at + 1]?.kind ?? "";
  return ["place", "field", "type", "file"].includes(next) ? at + 1 : leaveOver(reader, at);
}

/** "as a CSV", "into a list", "to download …"; "from Soho to Nice" is no such thing. */
function into(reader: Reader, at: number): number {
  const next = reader.items[at + 1]?.kind ?? "";
  return ["file", "list", "count"].includes(next) ? at + 1 : leaveOver(reader, at);
}

/** "of type restaurant", "the restaurant category" */
function typeWord(reader: Reader, at: number): number {
  const beside = [reader.items[at - 1], reader.items[at + 1]];
  return beside.some((item) => item?.kind === "category") ? at + 1 : leaveOver(reader, at);
}

/** A place, narrowed by "in" or "on" before it, or by "district", "city" … after it. */
function place(reader: Reader, at: number): number {
  const { items } = reader;
  const item = items[at];
  if (item?.kind !== "place") return at + 1;
  const after = items[at + 1];
  const named = item.entries.filter(
    ({ field }) => after?.kind === "field" && field === after.field,
  );
  if (named.length > 0) {
    addValue(reader, item, named);
    return at + 2;
  }
  const onStreet = items[at - 1]?.kind === "along";
  const fitting = item.entries.filter(({ field }) => (field === "street") === onStreet);
  addValue(reader, item, fitting.length > 0 ? fitting : item.entries);
  return at + 1;
}
