import { fewRows } from "./gathering.ts";
import { mostOf, type SectionWriter } from "./section-writer.ts";
import type { Texts } from "./sections.ts";

/** Texts of one column, put together one after the other as they stay in the file. */
export interface TextSink {
  add: (text: string | null) => void;
  /** The texts of so many rows there, from `row` on. */
  copy: (texts: Texts | undefined, row: number, count: number) => void;
  writeTo: (writer: SectionWriter, name: string) => void;
}

const encoder = new TextEncoder();
/** More is copied as a whole; for less a view of it would cost more. */
const fewBytes = 64;

/** `rooms`: for one sink after the other; `size`: of all texts to come. */
export function createTextSink(
  rooms: { lengthsFor: (size: number) => Uint32Array; textBytes: Uint8Array },
  size: number,
): TextSink {
  const lengths = rooms.lengthsFor(size);
  let bytes = rooms.textBytes;
  let [at, used] = [0, 0];
  const needRoom = (length: number): void => {
    const end = used + length;
    if (end <= bytes.length) return;
    const larger = new Uint8Array(Math.max(end, 2 * bytes.length));
    larger.set(bytes.subarray(0, used));
    bytes = larger;
    rooms.textBytes = larger;
  };
  const append = (from: Uint8Array, start: number, end: number): void => {
    const length = end - start;
    needRoom(length);
    if (length > fewBytes) bytes.set(from.subarray(start, end), used);
    else for (let each = 0; each < length; each++) bytes[used + each] = from[start + each] ?? 0;
    used += length;
  };
  /** Texts that follow each other there, too, are copied together. */
  let run = { from: bytes, start: 0, end: 0 };
  const endRun = (): void => {
    append(run.from, run.start, run.end);
    run.start = run.end;
  };
  const extendRun = (from: Uint8Array, start: number, end: number): void => {
    if (from !== run.from || start !== run.end) {
      endRun();
      run = { from, start, end };
    }
    run.end = end;
  };
  return {
    add(text) {
      if (text == null) {
        at += 1;
        return;
      }
      endRun();
      const encoded = encoder.encode(text);
      append(encoded, 0, encoded.length);
      lengths[at] = encoded.length + 1;
      at += 1;
    },
    copy(texts, row, count) {
      if (!texts) {
        at += count;
        return;
      }
      if (texts.lengths && count >= fewRows) {
        lengths.set(texts.lengths.subarray(row, row + count), at);
        extendRun(texts.bytes, texts.startOf(row), texts.endOf(row + count - 1));
        at += count;
        return;
      }
      for (let each = row; each < row + count; each++) {
        if (texts.isKnown(each)) {
          lengths[at] = texts.endOf(each) - texts.startOf(each) + 1;
          extendRun(texts.bytes, texts.startOf(each), texts.endOf(each));
        }
        at += 1;
      }
    },
    writeTo(writer, name) {
      const most = mostOf(lengths);
      if (most === 0) return;
      endRun();
      writer.addCounts(`${name}.lengths`, lengths, { most });
      writer.add(`${name}.text`, bytes.subarray(0, used));
    },
  };
}
