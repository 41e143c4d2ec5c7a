import { declarations } from "../../listing/columns.ts";
import type { ListingColumn } from "../../listing/listing.ts";
import type { ColumnOf } from "../../snapshot/layout.ts";
import type { Lists, Numbers } from "../../snapshot/sections.ts";
import type { Pairs, StoredColumns } from "../../snapshot/stored-columns.ts";
import { fold } from "../../text/fold.ts";
import { isRoleField, type PresenceField } from "../plan/plan.ts";

/** 1 where a value is known: not null, not an empty list; for `hours`, that they are authoritative. */
export function presenceOf(
  field: PresenceField,
  role: string | undefined,
  stored: StoredColumns,
): Uint8Array {
  if (isRoleField(field)) {
    if (role !== undefined) return holdsRole(stored.pairs(field), fold(role));
    return field === "phones" ? hasFurtherPhone(stored) : isFilled(stored.pairs(field));
  }
  return filledOf(field, stored);
}

/** The same for any column: where it holds a value. */
export function filledOf(column: ListingColumn, stored: StoredColumns): Uint8Array {
  switch (declarations[column].kind) {
    case "hours":
      return stored.flag("hours_known");
    case "flag":
      return stored.flag(column as ColumnOf<"flag">);
    case "pairs":
      return isFilled(stored.pairs(column as ColumnOf<"pairs">));
    case "words":
      return isFilled(stored.words(column as ColumnOf<"words">));
    case "number":
      return maskOf(stored.number(column as ColumnOf<"number">), (value) => !Number.isNaN(value));
    case "text":
      return stored.text(column as ColumnOf<"text">).known;
    case "word":
      return maskOf(stored.word(column as ColumnOf<"word">).codes, (code) => code > 0);
  }
}

function maskOf(numbers: Numbers | Float64Array, test: (value: number) => boolean): Uint8Array {
  const mask = new Uint8Array(numbers.length);
  for (let row = 0; row < mask.length; row++) if (test(numbers[row] ?? 0)) mask[row] = 1;
  return mask;
}

function isFilled({ starts }: Lists): Uint8Array {
  const mask = new Uint8Array(starts.length - 1);
  for (let row = 0; row < mask.length; row++) if (starts[row] !== starts[row + 1]) mask[row] = 1;
  return mask;
}

function someMember({ starts }: Lists, test: (at: number, row: number) => boolean): Uint8Array {
  const mask = new Uint8Array(starts.length - 1);
  for (let row = 0; row < mask.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) if (test(at, row)) mask[row] = 1;
  }
  return mask;
}

function holdsRole(pairs: Pairs, role: string): Uint8Array {
  const isRole = [false, ...pairs.keys.words.map((word) => fold(word) === role)];
  return someMember(pairs, (at) => isRole[pairs.keys.codes[at] ?? 0] ?? false);
}

/** The main phone is listed among all phones, too: a further one is what the field asks for. */
function hasFurtherPhone(stored: StoredColumns): Uint8Array {
  const phones = stored.pairs("phones");
  const numbers = phones.values.all();
  const main = stored.text("phone").all();
  return someMember(phones, (at, row) => numbers[at] !== main[row]);
}
