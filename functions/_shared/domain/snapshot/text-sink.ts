import { fewRows } from "./gathering.ts";
import { mostOf, type SectionWriter } from "./section-writer.ts";
import type { Texts } from "./sections.ts";

/** Texts of one column, put together one after the other as they stay in the file. */
export interface TextSink {
  add: (text: string | null) => void;
  /** Copies the texts of `count` rows, from `row` on. */
  copy: (texts: Texts | undefined, row: number, count: number) => void;
  writeTo: (writer: SectionWriter, name: string) => void;
}

const encoder = new TextEncoder();
/** More is copied as a whole; for less a view of it would cost more. */
const fewBytes = 64;

/** Buffers for one column's texts, reused by one sink after another. */
interface TextRooms {
  lengthsFor: (size: number) => Uint32Array;
  textBytes: Uint8Array;
}

/** `size`: of all texts to come. */
export function createTextSink(rooms: TextRooms, size: number): TextSink {
  const lengths = rooms.lengthsFor(size);
  const text = createBytes(rooms);
  let at = 0;
  return {
    add(value) {
      if (value != null) {
        const encoded = encoder.encode(value);
        lengths[at] = encoded.length + 1;
        text.append(encoded, 0, encoded.length);
      }
      at += 1;
    },
    copy(texts, row, count) {
      if (texts?.lengths && count >= fewRows) {
        lengths.set(texts.lengths.subarray(row, row + count), at);
        text.append(texts.bytes, texts.startOf(row), texts.endOf(row + count - 1));
      } else if (texts) {
        for (let each = 0; each < count; each++) {
          if (!texts.isKnown(row + each)) continue;
          const start = texts.startOf(row + each);
          const end = texts.endOf(row + each);
          lengths[at + each] = end - start + 1;
          text.append(texts.bytes, start, end);
        }
      }
      at += count;
    },
    writeTo(writer, name) {
      const most = mostOf(lengths);
      if (most === 0) return;
      writer.addCounts(`${name}.lengths`, lengths, { most });
      writer.add(`${name}.text`, text.all());
    },
  };
}

/** Appends bytes; adjacent ranges of one source are copied in one go. */
function createBytes(rooms: TextRooms) {
  let used = 0;
  let run = { from: rooms.textBytes, start: 0, end: 0 };
  const needRoom = (length: number): void => {
    const end = used + length;
    if (end <= rooms.textBytes.length) return;
    const larger = new Uint8Array(Math.max(end, 2 * rooms.textBytes.length));
    larger.set(rooms.textBytes.subarray(0, used));
    rooms.textBytes = larger;
  };
  const endRun = (): void => {
    const { from, start, end } = run;
    const length = end - start;
    needRoom(length);
    const bytes = rooms.textBytes;
    if (length > fewBytes) bytes.set(from.subarray(start, end), used);
    else for (let each = 0; each < length; each++) bytes[used + each] = from[start + each] ?? 0;
    used += length;
  };
  return {
    append(from: Uint8Array, start: number, end: number): void {
      if (from === run.from && start === run.end) {
        run.end = end;
        return;
      }
      endRun();
      run = { from, start, end };
    },
    all(): Uint8Array {
      endRun();
      run.start = run.end;
      return rooms.textBytes.subarray(0, used);
    },
  };
}
