import { addCondition, addValue, leaveOver, type Reader, setAside } from "./draft.ts";
import type { Item } from "./link.ts";
import { fieldNames } from "./phrases.ts";

type FieldItem = Item & { kind: "field" };

const fieldAt = (items: readonly Item[], at: number): FieldItem | undefined => {
  const item = items[at];
  return item?.kind === "field" ? item : undefined;
};

/** "with a phone and a website", "have no rating", "without opening hours" … from its first word. */
export function presenceClause(reader: Reader, at: number): number {
  const { items } = reader;
  const marker = items[at];
  if (!marker) return at + 1;
  if (marker.kind !== "have") {
    return fieldAt(items, at + 1) ? fieldList(reader, at + 1, marker) : leaveOver(reader, at);
  }
  const next = items[at + 1];
  if (next?.kind === "no" || next?.kind === "missing" || next?.kind === "without") {
    return presenceClause(reader, at + 1);
  }
  if (next?.kind === "both") {
    return fieldAt(items, at + 2) ? fieldList(reader, at + 2, marker) : leaveOver(reader, at);
  }
  if (next?.kind === "field") return fieldList(reader, at + 1, marker);
  if (next?.kind === "type") return at + 1;
  return isContent(items[at - 1], next) ? at + 1 : leaveOver(reader, at);
}

/** "a file with all restaurants", "a list with everything" */
const isContent = (before: Item | undefined, next: Item | undefined): boolean =>
  (before?.kind === "file" || before?.kind === "list") &&
  (next?.kind === "subject" || next?.kind === "category");

/** The fields after one marker, joined by commas, "and" or "but". */
function fieldList(reader: Reader, first: number, marker: Item): number {
  const { items, draft } = reader;
  let has = marker.kind === "have";
  let at = first;
  for (;;) {
    const field = fieldAt(items, at);
    if (!field) return at;
    if (valueAt(items, at)) return fieldWithValue(reader, at, has);
    const turned = has && isMissingAfter(items, at);
    if (turned && at !== first) return leaveOver(reader, at);
    addCondition(
      draft,
      { f: field.field, has: has && !turned },
      { start: marker.start, end: field.end },
    );
    if (turned) return at + 2;
    const next = nextInList(items, at);
    if (!next) return at + 1;
    const { field: nextField, joinedByBut } = next;
    if (!has) {
      const contrasts = marker.kind === "no" && nextField.article;
      if (!contrasts) {
        ambiguousList(reader, marker, [field, nextField]);
        return next.at + 1;
      }
      has = true;
    } else if (joinedByBut) return leaveOver(reader, next.at - 1);
    at = next.at;
  }
}

/** "without a website and a phone": neither, or the one but not the other? */
function ambiguousList(
  { draft }: Reader,
  marker: Item,
  [first, second]: [FieldItem, FieldItem],
): void {
  const [one, other] = [fieldNames[first.field], fieldNames[second.field]];
  const readings =
    marker.kind === "no"
      ? [`no ${one.name} and no ${other.name}`, `no ${one.name} but ${other.one}`]
      : [`without ${one.one} and without ${other.one}`, `without ${one.one} but with ${other.one}`];
  draft.ambiguities.push({ start: marker.start, end: second.end, readings });
}

function nextInList(
  items: readonly Item[],
  at: number,
): { at: number; field: FieldItem; joinedByBut: boolean } | undefined {
  let next = at + 1;
  let joinedByBut = false;
  while (["comma", "and", "but"].includes(items[next]?.kind ?? "")) {
    joinedByBut ||= items[next]?.kind === "but";
    next++;
  }
  const field = fieldAt(items, next);
  return field && next > at + 1 ? { at: next, field, joinedByBut } : undefined;
}

/** "with website missing", but not "a website missing a phone" */
const isMissingAfter = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.kind === "missing" && !fieldAt(items, at + 2);

/** The place after a field, as in "postcode 10115" or "city of Nice". */
const valueAt = (items: readonly Item[], at: number): number | undefined =>
  [at + 1, at + 2].find(
    (next) => items[next]?.kind === "place" && (next === at + 1 || items[at + 1]?.kind === "of"),
  );

/** "with postcode 10115", "in the suburb Soho" */
function fieldWithValue(reader: Reader, at: number, has: boolean): number {
  const { items, draft } = reader;
  const field = fieldAt(items, at);
  const placeAt = valueAt(items, at) ?? at;
  const place = items[placeAt];
  if (!field || place?.kind !== "place") return leaveOver(reader, at);
  const named = place.entries.filter((entry) => entry.field === field.field);
  if (!has || named.length === 0) {
    setAside(draft, field, true);
    setAside(draft, place, true);
    return placeAt + 1;
  }
  addValue(reader, place, named);
  return placeAt + 1;
}

/** A field with no "with" or "without": a value's kind, "… is missing", or columns of a file. */
export function bareField(reader: Reader, at: number): number {
  const { items, draft } = reader;
  const field = fieldAt(items, at);
  if (!field) return at + 1;
  if (valueAt(items, at)) return fieldWithValue(reader, at, true);
  if (isMissingAfter(items, at)) {
    addCondition(draft, { f: field.field, has: false }, field);
    return at + 2;
  }
  return columnsEnd(items, at) ?? leaveOver(reader, at);
}

/** "csv: name, address and phone of …": every file has all columns, so nothing is left to do. */
function columnsEnd(items: readonly Item[], at: number): number | undefined {
  const before = items.slice(0, at).findLast(({ kind }) => kind !== "comma");
  if (before?.kind !== "file") return undefined;
  let end = at;
  while (["field", "comma", "and"].includes(items[end]?.kind ?? "")) end++;
  return items[end]?.kind === "of" ? end : undefined;
}
