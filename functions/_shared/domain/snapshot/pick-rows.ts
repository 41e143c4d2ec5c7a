import { keep } from "./keep.ts";
import type { Lists, Numbers, Texts, Words } from "./sections.ts";
import type { StoredColumns } from "./stored-columns.ts";

/**
 * The same listings without some of them, which stay in the file: this is where a business that
 * asked to be left out disappears from every answer at once. `rows` are the ones that stay, in
 * their order.
 */
export function pickRows(columns: StoredColumns, rows: Uint32Array): StoredColumns {
  const listed = ({ starts }: Lists) => membersOf(starts, rows);
  return {
    size: rows.length,
    has: columns.has,
    number: keep((column) => Float64Array.from(rows, valueIn(columns.number(column)))),
    flag: keep((column) => Uint8Array.from(rows, valueIn(columns.flag(column)))),
    text: keep((column) => pickTexts(columns.text(column), rows)),
    word: keep((column) => pickWords(columns.word(column), rows)),
    words: keep((column) => {
      const list = columns.words(column);
      const { starts, members } = listed(list);
      return { starts, ...pickWords(list, members) };
    }),
    pairs: keep((column) => {
      const pairs = columns.pairs(column);
      const { starts, members } = listed(pairs);
      return {
        starts,
        keys: pickWords(pairs.keys, members),
        values: pickTexts(pairs.values, members),
      };
    }),
    hours: keep((column) => {
      const hours = columns.hours(column);
      const { starts, members } = listed(hours);
      const times = new Int16Array(3 * members.length);
      for (const [at, member] of members.entries()) {
        times.set(hours.times.subarray(3 * member, 3 * member + 3), 3 * at);
      }
      return { starts, times };
    }),
    receipts: (row) => columns.receipts(rows[row] ?? 0),
    methods(column) {
      const methods = columns.methods(column);
      return methods && pickWords(methods, rows);
    },
    eachOtherReceipt: (row, take) => columns.eachOtherReceipt(rows[row] ?? 0, take),
    areReceiptsOwn: columns.areReceiptsOwn,
    isEmpty: columns.isEmpty,
    afresh: (zeros) => pickRows(columns.afresh(zeros), rows),
  };
}

const valueIn =
  (numbers: Numbers | Float64Array) =>
  (row: number): number =>
    numbers[row] ?? 0;

const pickWords = ({ codes, words }: Words, rows: Uint32Array): Words => ({
  codes: Uint32Array.from(rows, valueIn(codes)),
  words,
});

function pickTexts(texts: Texts, rows: Uint32Array): Texts {
  let known: Uint8Array | undefined;
  return {
    get known() {
      known ??= Uint8Array.from(rows, (row) => Number(texts.isKnown(row)));
      return known;
    },
    isKnown: (row) => texts.isKnown(rows[row] ?? 0),
    at: (row) => texts.at(rows[row] ?? 0),
    bytes: texts.bytes,
    startOf: (row) => texts.startOf(rows[row] ?? 0),
    endOf: (row) => texts.endOf(rows[row] ?? 0),
    all() {
      const all = texts.all();
      return Array.from(rows, (row) => all[row] ?? null);
    },
  };
}

function membersOf(
  starts: Uint32Array,
  rows: Uint32Array,
): { starts: Uint32Array; members: Uint32Array } {
  const members: number[] = [];
  const picked = new Uint32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) {
    for (let member = starts[row] ?? 0; member < (starts[row + 1] ?? 0); member++) {
      members.push(member);
    }
    picked[at + 1] = members.length;
  }
  return { starts: picked, members: Uint32Array.from(members) };
}
