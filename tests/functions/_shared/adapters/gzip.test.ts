import { expect, test } from "vitest";
import { createGzip, gunzip, gunzipSmall, gzip, release } from "#shared/adapters/gzip.ts";

const text = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => 97 + ((at * at) % 23));

test("a compressed part keeps no more memory than its bytes", () => {
  const packed = gzip(text(50_000));
  expect(packed.buffer.byteLength).toBeLessThan(packed.length + 2_000);
});

test.each([0, 1, 1_023, 50_000])("a part of %i bytes is unpacked into just its size", (size) => {
  const bytes = gunzipSmall(gzip(text(size)));
  expect(bytes).toEqual(Buffer.from(text(size)));
  expect(bytes.buffer.byteLength).toBeLessThanOrEqual(Math.max(size + 100, Buffer.poolSize));
});

test("a part whose size at its end is wrong is unpacked all the same or refused", () => {
  const packed = gzip(text(5_000));
  packed[packed.length - 1] = 0xff;
  expect(() => gunzipSmall(packed)).toThrow();
  expect(() => gunzipSmall(packed.subarray(0, 2))).toThrow();
});

test("parts of any size come out in order behind the first one, whatever room was expected", () => {
  for (const room of [undefined, 16, 10_000_000]) {
    const parts = [10, 3_000_000, 0, 700_000, 700_000, 1_048_576].map(text);
    const packed = createGzip(room);
    for (const part of parts) packed.add(part);
    const whole = gunzip(packed.end(gzip(text(77))));
    expect(Buffer.compare(whole, Buffer.concat([text(77), ...parts]))).toBe(0);
  }
});

test("a buffer's memory is given back at once, and one that is shared is left alone", () => {
  const own = new Uint8Array(1_000_000);
  release(own);
  expect(own).toHaveLength(0);
  const shared = Buffer.from("shared");
  release(shared);
  expect(shared.toString()).toBe("shared");
});

test.each([50_000, 5_000_000])("%i unpacked bytes hold no larger buffer", (size) => {
  const bytes = gunzip(gzip(text(size)));
  expect(Buffer.compare(bytes, text(size))).toBe(0);
  expect(bytes.buffer.byteLength).toBeLessThan(size + 2_000);
});
