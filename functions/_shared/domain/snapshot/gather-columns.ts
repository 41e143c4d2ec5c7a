import { declarations } from "../listing/columns.ts";
import type { Listing, ListingColumn } from "../listing/listing.ts";
import { eachRun, fewRows, type Gathering, isEmpty } from "./gathering.ts";
import type { ColumnOf } from "./layout.ts";
import type { SectionWriter } from "./section-writer.ts";
import type { Lists } from "./sections.ts";
import { createTextSink } from "./text-sink.ts";
import { createWordSink } from "./word-sink.ts";

/** Writes one column of the listings; what is in columns already is copied, not made and read again. */
export function gatherColumn(
  writer: SectionWriter,
  gathering: Gathering,
  column: ListingColumn,
): void {
  const { kind } = declarations[column];
  if (kind !== "flag" && isEmpty(gathering, column)) return;
  switch (kind) {
    case "text":
      gatherTexts(writer, gathering, column as ColumnOf<"text">);
      break;
    case "word":
      gatherWords(writer, gathering, column as ColumnOf<"word">);
      break;
    case "words":
      gatherLists(writer, gathering, column as ColumnOf<"words">);
      break;
    case "pairs":
      gatherPairs(writer, gathering, column as ColumnOf<"pairs">);
      break;
    case "number":
      gatherNumbers(writer, gathering, column as ColumnOf<"number">);
      break;
    case "flag":
      gatherFlags(writer, gathering, column as ColumnOf<"flag">);
      break;
    case "hours":
      gatherHours(writer, gathering, column as ColumnOf<"hours">);
      break;
  }
}

function gatherTexts(writer: SectionWriter, gathering: Gathering, column: ColumnOf<"text">): void {
  const sources = gathering.sources.map((source) => source.text(column));
  const sink = createTextSink(gathering, gathering.from.length);
  eachRun(gathering, column, {
    copy: (source, row, _at, count) => sink.copy(sources[source], row, count),
    write: (value) => sink.add(value as string | null),
  });
  sink.writeTo(writer, column);
}

function gatherWords(writer: SectionWriter, gathering: Gathering, column: ColumnOf<"word">): void {
  const sink = createWordSink(
    gathering.codesFor(gathering.from.length),
    gathering.sources.map((source) => source.word(column)),
  );
  eachRun(gathering, column, {
    copy: (source, row, _at, count) => sink.copy(source, row, count),
    write: (value) => sink.add(value as string | null),
  });
  sink.writeTo(writer, column);
}

function gatherNumbers(
  writer: SectionWriter,
  gathering: Gathering,
  column: ColumnOf<"number">,
): void {
  const sources = gathering.sources.map((source) => source.number(column));
  const numbers = writer.roomFor("f64", gathering.from.length);
  eachRun(gathering, column, {
    copy(source, row, at, count) {
      const from = sources[source];
      if (from) numbers.set(from.subarray(row, row + count), at);
    },
    write(value, at) {
      numbers[at] = (value as number | null) ?? Number.NaN;
    },
  });
  if (!numbers.every(Number.isNaN)) writer.add(column, numbers);
}

function gatherFlags(writer: SectionWriter, gathering: Gathering, column: ColumnOf<"flag">): void {
  const sources = gathering.sources.map((source) => source.flag(column));
  const flags = writer.roomFor("u8", gathering.from.length);
  eachRun(gathering, column, {
    copy(source, row, at, count) {
      const from = sources[source];
      if (from) flags.set(from.subarray(row, row + count), at);
    },
    write(value, at) {
      flags[at] = Number(value);
    },
  });
  writer.add(column, flags);
}

/** How many members each listing's list has; writes that where there are any. Returns their sum. */
function gatherCounts(
  writer: SectionWriter,
  gathering: Gathering,
  column: ColumnOf<"words" | "pairs" | "hours">,
  sources: readonly Lists[],
): number {
  const counts = gathering.codesFor(gathering.from.length);
  let sum = 0;
  eachRun(gathering, column, {
    copy(source, row, at, count) {
      const lists = sources[source];
      if (!lists) return;
      const { starts } = lists;
      sum += (starts[row + count] ?? 0) - (starts[row] ?? 0);
      if (lists.counts && count >= fewRows) {
        counts.set(lists.counts.subarray(row, row + count), at);
        return;
      }
      for (let each = 0; each < count; each++) {
        counts[at + each] = (starts[row + each + 1] ?? 0) - (starts[row + each] ?? 0);
      }
    },
    write(value, at) {
      counts[at] = (value as readonly unknown[]).length;
      sum += counts[at] ?? 0;
    },
  });
  if (sum > 0) writer.addCounts(`${column}.counts`, counts);
  return sum;
}

/** Calls `copy` with the members of the rows' lists: they follow each other as the rows do. */
const eachMember =
  (sources: readonly Lists[], copy: (source: number, member: number, count: number) => void) =>
  (source: number, row: number, _at: number, count: number): void => {
    const starts = sources[source]?.starts;
    const first = starts?.[row] ?? 0;
    copy(source, first, (starts?.[row + count] ?? 0) - first);
  };

function gatherLists(writer: SectionWriter, gathering: Gathering, column: ColumnOf<"words">): void {
  const sources = gathering.sources.map((source) => source.words(column));
  const size = gatherCounts(writer, gathering, column, sources);
  if (size === 0) return;
  const sink = createWordSink(gathering.codesFor(size), sources);
  eachRun(gathering, column, {
    copy: eachMember(sources, sink.copy),
    write: (value) => (value as string[]).forEach(sink.add),
  });
  sink.writeTo(writer, column);
}

function gatherPairs(writer: SectionWriter, gathering: Gathering, column: ColumnOf<"pairs">): void {
  const sources = gathering.sources.map((source) => source.pairs(column));
  const size = gatherCounts(writer, gathering, column, sources);
  if (size === 0) return;
  const [word, text] = declarations[column].keys;
  const words = createWordSink(
    gathering.codesFor(size),
    sources.map(({ keys }) => keys),
  );
  const texts = createTextSink(gathering, size);
  eachRun(gathering, column, {
    copy: eachMember(sources, (source, member, count) => {
      words.copy(source, member, count);
      texts.copy(sources[source]?.values, member, count);
    }),
    write(value) {
      for (const pair of value as Record<string, string>[]) {
        words.add(pair[word] ?? null);
        texts.add(pair[text] ?? null);
      }
    },
  });
  words.writeTo(writer, column);
  texts.writeTo(writer, column);
}

function gatherHours(writer: SectionWriter, gathering: Gathering, column: ColumnOf<"hours">): void {
  const sources = gathering.sources.map((source) => source.hours(column));
  const size = gatherCounts(writer, gathering, column, sources);
  if (size === 0) return;
  const times = writer.roomFor("i16", 3 * size);
  let used = 0;
  eachRun(gathering, column, {
    copy: eachMember(sources, (source, member, count) => {
      const all = sources[source]?.times;
      if (all) times.set(all.subarray(3 * member, 3 * (member + count)), used);
      used += 3 * count;
    }),
    write(value) {
      for (const interval of value as Listing["hours"]) {
        times.set(interval, used);
        used += 3;
      }
    },
  });
  writer.add(`${column}.times`, times);
}
