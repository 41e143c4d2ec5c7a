import type { SectionWriter } from "./section-writer.ts";
import type { Texts } from "./sections.ts";

/** Texts of one column, put together one after the other as they stay in the file. */
export interface TextSink {
  add: (text: string | null) => void;
  /** The text of a row there. */
  copy: (texts: Texts | undefined, row: number) => void;
  writeTo: (writer: SectionWriter, name: string) => void;
}

const encoder = new TextEncoder();
/** More is copied as a whole; for less a view of it would cost more. */
const fewBytes = 64;

/** `rooms`: for one sink after the other. */
export function createTextSink(
  rooms: { lengthsFor: (size: number) => Uint32Array; textBytes: Uint8Array },
  size: number,
): TextSink {
  const lengths = rooms.lengthsFor(size);
  let bytes = rooms.textBytes;
  let [at, used] = [0, 0];
  /** One more than the bytes of the longest text. */
  let most = 0;
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
  const count = (length: number): void => {
    lengths[at] = length + 1;
    at += 1;
    if (length >= most) most = length + 1;
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
      count(encoded.length);
    },
    copy(texts, row) {
      if (texts?.known[row] !== 1) {
        at += 1;
        return;
      }
      const start = texts.startOf(row);
      const end = texts.endOf(row);
      if (texts.bytes !== run.from || start !== run.end) {
        endRun();
        run = { from: texts.bytes, start, end };
      }
      run.end = end;
      count(end - start);
    },
    writeTo(writer, name) {
      if (most === 0) return;
      endRun();
      writer.addCounts(`${name}.lengths`, lengths, { most });
      writer.add(`${name}.text`, bytes.subarray(0, used));
    },
  };
}
