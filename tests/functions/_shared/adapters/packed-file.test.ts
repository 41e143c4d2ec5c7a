import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exports } from "#collections/exports.bucket.ts";
import { type FileParts, packedFile } from "#shared/adapters/packed-file.ts";
import { holdsAsync } from "../../../property.ts";

const bytesOf = (part: string | Uint8Array): Uint8Array =>
  typeof part === "string" ? new TextEncoder().encode(part) : part;

describe("a file that is made for a person", () => {
  test("is its parts one after the other, compressed or not", async () => {
    const part = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }),
    );
    await holdsAsync(
      fc.asyncProperty(
        fc.array(part, { maxLength: 12 }),
        fc.integer({ min: 60, max: 4_000 }),
        async (parts, maxBytes) => {
          const whole = Buffer.concat(parts.map(bytesOf));
          const file = await packedFile("list.csv", parts, maxBytes).catch(() => null);
          if (whole.length <= maxBytes) {
            expect(file).toEqual({ name: "list.csv", bytes: whole });
          } else if (file) {
            expect(file.name).toBe("list.csv.gz");
            expect(file.bytes.length).toBeLessThanOrEqual(maxBytes);
            expect(gunzipSync(file.bytes).equals(whole)).toBe(true);
          }
        },
      ),
    );
  });

  test("fits into the bucket although it is larger, and its first and last line are there", async () => {
    const line = "Business,Main Street 1,+442079460000\r\n".repeat(1_000);
    const times = Math.ceil(exports.maximumFileSizeBytes / line.length) + 1;
    function* parts(): Generator<string> {
      yield "first\r\n";
      for (let time = 0; time < times; time++) yield line;
      yield "last\r\n";
    }
    const { name, bytes } = await packedFile("list.csv", parts());
    expect(name).toBe("list.csv.gz");
    expect(bytes.length).toBeLessThan(exports.maximumFileSizeBytes / 10);
    const text = gunzipSync(bytes).toString();
    expect(text.length).toBe(times * line.length + "first\r\nlast\r\n".length);
    expect(text.startsWith("first\r\n") && text.endsWith("last\r\n")).toBe(true);
  });

  test("is refused with a sentence when even compressed it would not fit", async () => {
    const noise: FileParts = [crypto.getRandomValues(new Uint8Array(5_000))];
    await expect(packedFile("list.xlsx", noise, 4_000)).rejects.toMatchObject({
      code: "file/too-large",
    });
  });
});
