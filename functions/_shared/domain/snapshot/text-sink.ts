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
/** Longer texts are copied as a whole; for shorter ones a view of them would cost more. */
const shortBytes = 64;

/** `rooms`: for one sink after the other. */
export function createTextSink(
  rooms: { lengthsFor: (size: number) => Uint32Array; textBytes: Uint8Array },
  size: number,
): TextSink {
  const lengths = rooms.lengthsFor(size);
  let bytes = rooms.textBytes;
  let [at, used, isEmpty] = [0, 0, true];
  const needRoom = (length: number): void => {
    const end = used + length;
    if (end <= bytes.length) return;
    const larger = new Uint8Array(Math.max(end, 2 * bytes.length));
    larger.set(bytes.subarray(0, used));
    bytes = larger;
    rooms.textBytes = larger;
  };
  const end = (length: number): void => {
    used += length;
    lengths[at] = length + 1;
    at += 1;
    isEmpty = false;
  };
  const addBytes = (from: Uint8Array, start: number, length: number): void => {
    needRoom(length);
    if (length > shortBytes) bytes.set(from.subarray(start, start + length), used);
    else for (let each = 0; each < length; each++) bytes[used + each] = from[start + each] ?? 0;
    end(length);
  };
  return {
    add(text) {
      if (text == null) {
        at += 1;
        return;
      }
      needRoom(text.length);
      for (let each = 0; each < text.length; each++) {
        const code = text.charCodeAt(each);
        if (code >= 0x80) {
          const encoded = encoder.encode(text);
          addBytes(encoded, 0, encoded.length);
          return;
        }
        bytes[used + each] = code;
      }
      end(text.length);
    },
    copy(texts, row) {
      if (texts?.known[row] !== 1) {
        at += 1;
        return;
      }
      const start = texts.startOf(row);
      addBytes(texts.bytes, start, texts.endOf(row) - start);
    },
    writeTo(writer, name) {
      if (isEmpty) return;
      writer.addCounts(`${name}.lengths`, lengths);
      writer.add(`${name}.text`, bytes.subarray(0, used));
    },
  };
}
