import { declarationOf, type ListingColumn, type Receipts } from "../listing/listing.ts";
import { keep } from "./keep.ts";
import type { ColumnOf } from "./layout.ts";
import { type OtherReceipts, othersIn, receiptsIn } from "./read-receipts.ts";
import { newZeros, type Zeros } from "./room.ts";
import {
  type Lists,
  type Sections,
  startsOf,
  type Texts,
  textsIn,
  type Words,
  wordsIn,
} from "./sections.ts";

/** A preset's listings column by column, as a snapshot keeps them. */
export interface StoredColumns {
  size: number;
  /** Whether it was collected: a preset of before there was the column does not have it. */
  has: (column: ListingColumn) => boolean;
  /** NaN = not known. */
  number: (column: ColumnOf<"number">) => Float64Array;
  flag: (column: ColumnOf<"flag">) => Uint8Array;
  text: (column: ColumnOf<"text">) => Texts;
  word: (column: ColumnOf<"word">) => Words;
  words: (column: ColumnOf<"words">) => Words & Lists;
  pairs: (column: ColumnOf<"pairs">) => Pairs;
  /** Day, opens, closes: three numbers an interval. */
  hours: (column: ColumnOf<"hours">) => Lists & { times: Int16Array };
  receipts: (row: number) => Receipts;
  /** How each value of the column was found; `undefined` where it has no receipts. */
  methods: (column: ListingColumn) => Words | undefined;
  /** Of a row those that name another source, element or time than the listing's own. */
  eachOtherReceipt: OtherReceipts["each"];
  /** Whether all receipts name the listing's own source, element and time. */
  areReceiptsOwn: boolean;
  /** Whether no row has a value in the column; flags always have one. */
  isEmpty: (column: ListingColumn) => boolean;
  /** The same columns with nothing made ready yet; `zeros` makes the lists that they are read with. */
  afresh: (zeros?: Zeros) => StoredColumns;
}

export interface Pairs extends Lists {
  keys: Words;
  values: Texts;
}

/** A column in which something is known has one of these. */
const sectionsOf = (column: ListingColumn): string[] => [
  column,
  `${column}.text`,
  `${column}.codes`,
  `${column}.counts`,
];

export function storedColumns(sections: Sections, size: number): StoredColumns {
  const collected = keep((_: "all") => sections.json("columns") as string[] | undefined);
  const has = (column: ListingColumn): boolean =>
    !declarationOf(column).later || (collected("all")?.includes(column) ?? false);
  const lists = keep((name: string): Lists => {
    const counts = sections.counts(`${name}.counts`);
    return { counts, starts: startsOf(counts, size, sections.zeros) };
  });
  const membersOf = (name: string): number => lists(name).starts[size] ?? 0;
  const word = keep((name: string) => wordsIn(sections, name, size));
  const text = keep((name: string) => textsIn(sections, name, size));
  const number = keep(
    (name: string) => sections.numbers(name, "f64") ?? sections.zeros("f64", size).fill(Number.NaN),
  );
  const words = keep((name: string) => ({
    ...lists(name),
    ...wordsIn(sections, name, membersOf(name)),
  }));
  const pairs = keep((name: string) => ({
    ...lists(name),
    keys: wordsIn(sections, name, membersOf(name)),
    values: textsIn(sections, name, membersOf(name)),
  }));
  const hours = keep((name: string) => ({
    ...lists(name),
    times: sections.numbers(`${name}.times`, "i16") ?? new Int16Array(0),
  }));
  const flag = keep((name: string) => sections.numbers(name, "u8") ?? new Uint8Array(size));
  const methodNames = keep(
    (_: "all") => (sections.json("receipts.methods") ?? []) as readonly string[],
  );
  const methods = keep((column: ListingColumn): Words | null => {
    const codes = sections.counts(`receipts.${column}`);
    return codes ? { codes, words: methodNames("all") } : null;
  });
  const others = keep((_: "all") => othersIn(sections));
  const receipts = keep((_: "all") =>
    receiptsIn(
      sections,
      { source: word("source"), ref: text("source_id"), at: word("collected_at") },
      others("all"),
    ),
  );
  return {
    size,
    has,
    number,
    flag,
    text,
    word,
    words,
    pairs,
    hours,
    receipts: (row) => receipts("all")(row),
    methods: (column) => methods(column) ?? undefined,
    eachOtherReceipt: (row, take) => others("all").each(row, take),
    areReceiptsOwn: sections.counts("receipts.others.rows") === undefined,
    isEmpty: (column) => sectionsOf(column).every((name) => !sections.has(name)),
    afresh: (zeros = newZeros) => storedColumns({ ...sections, zeros }, size),
  };
}
