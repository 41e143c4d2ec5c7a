import { fold } from "../../text/fold.ts";
import { type GroupKey, isNumberField, type PresenceField } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";

/** A group has a code; row `r` is in the groups from `codes[starts[r]]` on. */
export interface GroupColumn {
  starts: Uint32Array;
  codes: Uint32Array;
  labels: readonly string[];
}

export function groupColumn(by: GroupKey, columns: Columns): GroupColumn {
  const present = /^has:(.+)$/.exec(by)?.[1] as PresenceField | undefined;
  if (present) return yesAndNo(columns.present(present));
  switch (by) {
    case "founded_decade":
      return numberGroups(
        columns.numbers("founded_year"),
        (year) => `${Math.floor(year / 10) * 10}s`,
      );
    case "rating_band":
      return numberGroups(columns.numbers("rating"), bandOf);
    case "chain":
      return textGroups({ keys: columns.texts("name"), spelt: columns.names(), least: 2 });
    case "postcode_area":
      return textGroups(postcodeAreas(columns));
    default: {
      if (isNumberField(by)) return numberGroups(columns.numbers(by), String);
      const field = by === "category" ? "primary" : by;
      const { values, ...coded } = columns.values(field as Parameters<Columns["values"]>[0]);
      return { ...coded, labels: values };
    }
  }
}

/** 5.0 belongs to the highest band. */
const bandOf = (rating: number): string => {
  const low = Math.min(4, Math.floor(rating));
  return `${low}–${low + 1}`;
};

function yesAndNo(known: Uint8Array): GroupColumn {
  return {
    starts: Uint32Array.from({ length: known.length + 1 }, (_, row) => row),
    codes: Uint32Array.from(known, (value) => (value === 1 ? 1 : 0)),
    labels: ["no", "yes"],
  };
}

function numberGroups(numbers: Float64Array, label: (value: number) => string): GroupColumn {
  const starts = new Uint32Array(numbers.length + 1);
  const codes = new Uint32Array(numbers.length);
  const labels: string[] = [];
  const byNumber = new Map<number, number>();
  let at = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) {
      const code = byNumber.get(value) ?? codeFor(label(value), labels);
      byNumber.set(value, code);
      codes[at++] = code;
    }
    starts[row + 1] = at;
  }
  return { starts, codes, labels };
}

function codeFor(label: string, labels: string[]): number {
  const known = labels.indexOf(label);
  return known === -1 ? labels.push(label) - 1 : known;
}

interface TextKeys {
  /** Of each row; rows with the same key are a group. */
  keys: readonly (string | null)[];
  /** The key of each row as it is shown. */
  spelt: readonly (string | null)[];
  /** Keys of fewer rows make no group. */
  least: number;
}

/** A group is called what most of its rows call it; of equal ones the first in the alphabet. */
function textGroups({ keys, spelt, least }: TextKeys): GroupColumn {
  const rowsOf = new Map<string, number>();
  for (const key of keys) if (key) rowsOf.set(key, (rowsOf.get(key) ?? 0) + 1);
  const starts = new Uint32Array(keys.length + 1);
  const codes: number[] = [];
  const codeOf = new Map<string, number>();
  const spellings: Map<string, number>[] = [];
  for (const [row, key] of keys.entries()) {
    if (key && (rowsOf.get(key) ?? 0) >= least) {
      const code = codeOf.get(key) ?? spellings.push(new Map()) - 1;
      codeOf.set(key, code);
      codes.push(code);
      const text = spelt[row] ?? key;
      const counts = spellings[code];
      counts?.set(text, (counts.get(text) ?? 0) + 1);
    }
    starts[row + 1] = codes.length;
  }
  return { starts, codes: Uint32Array.from(codes), labels: spellings.map(mostFrequent) };
}

const mostFrequent = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((best, one) =>
    one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
  )[0];

function postcodeAreas({ size, values }: Columns): TextKeys {
  const column = values("postcode");
  const ofRows = (areas: readonly string[]) =>
    Array.from({ length: size }, (_, row) => {
      const at = column.starts[row] ?? 0;
      return at === column.starts[row + 1] ? null : (areas[column.codes[at] ?? 0] ?? null);
    });
  const areas = column.values.map(areaOf);
  return { keys: ofRows(areas.map(fold)), spelt: ofRows(areas), least: 1 };
}

/** "EC1A" of "EC1A 4JQ", "76" of "76131", "D-" of "D-76131" */
function areaOf(postcode: string): string {
  const [, beginning = ""] = /^(\S*)\s/.exec(postcode.trim()) ?? [];
  return /\d/.test(beginning) ? beginning : [...postcode.trim()].slice(0, 2).join("").trim();
}
