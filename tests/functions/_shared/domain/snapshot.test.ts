import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeSnapshot,
  encodeSnapshot as encodePieces,
  type Snapshot,
  SnapshotError,
} from "#domain/snapshot.ts";
import { listing, samplePreset, snapshotOf } from "./query/sample-preset.ts";

const encodeSnapshot = (snapshot: Snapshot): Uint8Array =>
  Buffer.concat([...encodePieces(snapshot)]);

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const failureOf = (bytes: Uint8Array): string => {
  try {
    decodeSnapshot(bytes);
  } catch (error) {
    if (error instanceof SnapshotError) return error.reason;
    throw error;
  }
  return "none";
};

describe("a snapshot", () => {
  it("comes back as it was written, receipts and all", () => {
    const snapshot = snapshotOf(
      [
        listing(1, {
          name: 'Café "Ünïcode" 🍕\nline',
          receipts: { phone: { source: "osm", ref: "node/1", at: "2026-01-01", method: "tag" } },
        }),
        listing(2),
      ],
      {
        coverage: {
          tiles: { total: 2, done: 1, dead: 1 },
          byType: { Restaurant: 2 },
          unmatchedTypes: [],
          merged: 0,
          unnamed: 0,
          outsideDropped: 3,
          unreadable: 0,
          changes: null,
          with: { phone: 1, website: 0, hours: 0, email: 0, address: 0 },
          sourceUpdatedAt: null,
          source: "OpenStreetMap",
        },
      },
    );
    expect(decodeSnapshot(encodeSnapshot(snapshot))).toEqual(snapshot);
  });

  it("can be empty", () => {
    const empty = snapshotOf([]);
    expect(decodeSnapshot(encodeSnapshot(empty))).toEqual(empty);
  });

  it("is refused as corrupt wherever it is cut off", () => {
    const bytes = encodeSnapshot(samplePreset);
    fc.assert(
      fc.property(fc.nat(bytes.length - 2), (length) => {
        expect(failureOf(bytes.subarray(0, length))).toBe("corrupt");
      }),
    );
  });

  it("is refused as corrupt when whole rows are missing or too many", () => {
    const lines = textOf(encodeSnapshot(samplePreset)).trimEnd().split("\n");
    expect(failureOf(bytesOf(`${lines.slice(0, -1).join("\n")}\n`))).toBe("corrupt");
    expect(failureOf(bytesOf(`${[...lines, lines.at(-1)].join("\n")}\n`))).toBe("corrupt");
  });

  it("is refused as newer when a later version wrote it, whatever its header then holds", () => {
    expect(failureOf(bytesOf('{"format":"areascout-snapshot","version":2,"columns":[]}\n'))).toBe(
      "newer",
    );
  });

  it.each([
    ["nothing", ""],
    ["another file", "hello\n"],
    ["another format", '{"format":"other","version":1}\n'],
    [
      "a header with a wrong tier",
      textOf(encodeSnapshot(samplePreset)).replace('"tier":1,"coverage"', '"tier":3,"coverage"'),
    ],
    [
      "a row that is no listing",
      textOf(encodeSnapshot(snapshotOf([listing(1)]))).replace(/\n\{.*\n$/, "\n7\n"),
    ],
  ])("is refused as corrupt when it is %s", (_, text) => {
    expect(failureOf(bytesOf(text))).toBe("corrupt");
  });

  it("is refused as corrupt when its bytes are no UTF-8", () => {
    const bytes = encodeSnapshot(snapshotOf([listing(1, { name: "é" })]));
    const at = bytes.indexOf(0xc3);
    expect(failureOf(bytes.with(at, 0xff))).toBe("corrupt");
  });
});
