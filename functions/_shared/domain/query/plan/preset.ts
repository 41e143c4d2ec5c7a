import { declarationOf } from "../../listing/listing.ts";
import type { Snapshot } from "../../snapshot/snapshot.ts";
import type { Changes } from "../../task/changes.ts";
import type { CoverageReport } from "../../task/task.ts";
import { fold } from "../../text/fold.ts";
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

/** A word that a preset was asked with, and the type it stands for: what rows have as `category`. */
export interface AskedType {
  sent: string;
  type: string;
}

/** A preset as questions see it: its columns, its own values, and what time it is there. */
export interface Preset {
  /** As the person called it, most often after the place. */
  name: string;
  columns: Columns;
  rows: number;
  tier: 1 | 2;
  niche: readonly string[];
  asked: readonly AskedType[];
  clock: Clock;
  /** Against the run that this one repeats; null for a first one. */
  changes: Changes | null;
  /** How the collection went; null where nothing tells. */
  coverage: CoverageReport | null;
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

/**
 * Columns and values are built once for as long as the snapshot is held, with the bounds it came
 * with first; the clock is the caller's.
 * `asked`: for who must know a type that found nothing, or the words that were typed for one.
 */
export function presetOf(
  { listings, meta, bounds }: Pick<Snapshot, "listings" | "meta" | "bounds">,
  clock: Clock,
  asked: readonly AskedType[] = [],
): Preset {
  let values = built.get(listings);
  if (!values) {
    values = { columns: columnsOf(listings, bounds), known: new Map(), entries: new Map() };
    built.set(listings, values);
  }
  const { columns, known, entries } = values;
  const entriesOf = (field: Entry["field"]) => {
    let one = entries.get(field);
    if (!one) {
      one = countEntries(field, columns, field === "category" ? asked : []);
      entries.set(field, one);
    }
    return one;
  };
  return {
    name: meta.name,
    columns,
    rows: listings.length,
    tier: meta.tier,
    niche: meta.niche,
    asked,
    clock,
    changes: meta.coverage?.changes ?? null,
    coverage: meta.coverage,
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

/** The declared values of a column; a question may name one that no business has. */
function choicesOf(field: Entry["field"], columns: Columns): readonly string[] {
  const { affirmed, values = [] } = declarationOf(field);
  return affirmed && columns.has(field) ? values.map(String) : [];
}

function countEntries(
  field: Entry["field"],
  columns: Columns,
  asked: readonly AskedType[],
): { all: Entry[]; byFolded: Map<string, Entry> } {
  const { codes, values, folded } = columns.values(field);
  const rows = new Uint32Array(values.length);
  for (const code of codes) rows[code] = (rows[code] ?? 0) + 1;
  const byFolded = new Map<string, Entry>();
  for (const [code, value] of values.entries()) {
    byFolded.set(folded[code] ?? "", { field, value, rows: rows[code] ?? 0 });
  }
  for (const value of choicesOf(field, columns)) {
    if (!byFolded.has(value)) byFolded.set(value, { field, value, rows: 0 });
  }
  for (const { type } of asked) {
    if (!byFolded.has(fold(type))) byFolded.set(fold(type), { field, value: type, rows: 0 });
  }
  const all = [...byFolded].sort(
    ([a, one], [b, other]) => other.rows - one.rows || (a < b ? -1 : 1),
  );
  for (const { sent, type } of asked) {
    const entry = byFolded.get(fold(type));
    if (entry && !byFolded.has(fold(sent))) byFolded.set(fold(sent), entry);
  }
  return { all: all.map(([, entry]) => entry), byFolded };
}
