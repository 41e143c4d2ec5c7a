import { fold } from "../../fold.ts";
import type { Snapshot } from "../../snapshot.ts";
import { type Columns, columnsOf } from "../engine/columns.ts";
import type { Clock } from "../engine/open.ts";
import type { PresenceField, ValueField } from "./plan.ts";

/** One value of this preset, spelt as most of its rows spell it. */
export interface Entry {
  field: ValueField | "socials";
  value: string;
  /** Rows that hold it; 0 for a type that was asked for and not found. */
  rows: number;
}

/** A preset as questions see it: its columns, its own values, and what time it is there. */
export interface Preset {
  columns: Columns;
  rows: number;
  tier: 1 | 2;
  niche: readonly string[];
  clock: Clock;
  /** Rows with a known value. */
  known: (field: PresenceField, role?: string) => number;
  /** The most frequent first. */
  entries: (field: Entry["field"]) => readonly Entry[];
  /** The preset's spelling of a value, or undefined when no row has it. */
  find: (field: Entry["field"], value: string) => Entry | undefined;
}

interface Values {
  columns: Columns;
  known: Map<string, number>;
  entries: Map<Entry["field"], { all: Entry[]; byFolded: Map<string, Entry> }>;
}

const built = new WeakMap<Snapshot["listings"], Values>();

/** Columns and values are built once for as long as the snapshot is held; the clock is the caller's. */
export function presetOf(
  { listings, meta }: Pick<Snapshot, "listings" | "meta">,
  clock: Clock,
): Preset {
  let values = built.get(listings);
  if (!values) {
    values = { columns: columnsOf(listings), known: new Map(), entries: new Map() };
    built.set(listings, values);
  }
  const { columns, known, entries } = values;
  const entriesOf = (field: Entry["field"]) => {
    let one = entries.get(field);
    if (!one) {
      one = countEntries(field, columns, field === "category" ? meta.niche : []);
      entries.set(field, one);
    }
    return one;
  };
  return {
    columns,
    rows: listings.length,
    tier: meta.tier,
    niche: meta.niche,
    clock,
    known: (field, role) => {
      const key = `${field}\n${role ?? ""}`;
      const count = known.get(key) ?? sum(columns.present(field, role));
      known.set(key, count);
      return count;
    },
    entries: (field) => entriesOf(field).all,
    find: (field, value) => entriesOf(field).byFolded.get(fold(value)),
  };
}

const sum = (mask: Uint8Array): number => mask.reduce((total, value) => total + value, 0);

function countEntries(
  field: Entry["field"],
  columns: Columns,
  asked: readonly string[],
): { all: Entry[]; byFolded: Map<string, Entry> } {
  const { codes, values, folded } = columns.values(field);
  const rows = new Uint32Array(values.length);
  for (const code of codes) rows[code] = (rows[code] ?? 0) + 1;
  const byFolded = new Map<string, Entry>();
  for (const [code, value] of values.entries()) {
    byFolded.set(folded[code] ?? "", { field, value, rows: rows[code] ?? 0 });
  }
  for (const value of asked) {
    if (!byFolded.has(fold(value))) byFolded.set(fold(value), { field, value, rows: 0 });
  }
  const all = [...byFolded].sort(
    ([a, one], [b, other]) => other.rows - one.rows || (a < b ? -1 : 1),
  );
  return { all: all.map(([, entry]) => entry), byFolded };
}
