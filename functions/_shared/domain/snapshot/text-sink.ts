import type { SectionWriter } from "./section-writer.ts";

/** Texts of one column, put together one after the other as they stay in the file. */
export interface TextSink {
  add: (text: string | null) => void;
  /** Well-formed UTF-8. */
  addBytes: (text: Uint8Array | null) => void;
  writeTo: (writer: SectionWriter, name: string) => void;
}

const encoder = new TextEncoder();

/** `rooms`: for one sink after the other. */
export function createTextSink(
  rooms: { lengthsFor: (size: number) => Uint32Array; textBytes: Uint8Array },
  size: number,
): TextSink {
  const lengths = rooms.lengthsFor(size);
  let bytes = rooms.textBytes;
  let [at, used, isEmpty] = [0, 0, true];
  const addBytes = (text: Uint8Array | null): void => {
    if (text !== null) {
      const end = used + text.length;
      if (end > bytes.length) {
        const larger = new Uint8Array(Math.max(end, 2 * bytes.length));
        larger.set(bytes.subarray(0, used));
        bytes = larger;
        rooms.textBytes = larger;
      }
      bytes.set(text, used);
      used = end;
      lengths[at] = text.length + 1;
      isEmpty = false;
    }
    at += 1;
  };
  return {
    add: (text) => addBytes(text == null ? null : encoder.encode(text)),
    addBytes,
    writeTo(writer, name) {
      if (isEmpty) return;
      writer.addCounts(`${name}.lengths`, lengths);
      writer.add(`${name}.text`, bytes.subarray(0, used));
    },
  };
}
