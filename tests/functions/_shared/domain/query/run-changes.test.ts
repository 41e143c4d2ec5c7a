import { describe, expect, it } from "vitest";
import type { Plan } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { decodeSnapshot, encodeSnapshot } from "#domain/snapshot/snapshot.ts";
import { type Changes, changesBetween } from "#domain/task/changes.ts";
import type { CoverageReport } from "#domain/task/task.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { listing, presetFor, ran, samplePreset, snapshotOf } from "./sample-preset.ts";

const coverageOf = (changes: Changes | null): CoverageReport => ({
  tiles: { total: 1, done: 1, dead: 0 },
  byType: {},
  unmatchedTypes: [],
  merged: 0,
  unnamed: 0,
  outsideDropped: 0,
  unreadable: 0,
  with: { phone: 0, website: 0, hours: 0, email: 0, address: 0 },
  sourceUpdatedAt: null,
  source: "OpenStreetMap",
  changes,
  sites: null,
  overture: null,
});

const before = [listing(1), listing(2, { phone: "+377 1" }), listing(3), listing("left")];
const after = [
  listing(1),
  listing(2, { phone: "+377 2" }),
  listing(3, { suburb: "Soho", name: "Other" }),
  listing(4, { suburb: "Soho" }),
  listing(5),
];
const changes = changesBetween(before, after);
const repeated = snapshotOf(after, { coverage: coverageOf(changes) });
const changed = (plan: Partial<Plan>, snapshot = repeated) => {
  const preset = presetFor(snapshot);
  const outcome = ran({ op: "changes", ...plan }, preset);
  return { ...outcome, ids: outcome.rows.map((row) => preset.columns.ids()[row]) };
};

describe("changes against the run before", () => {
  it("are the new and the changed businesses, and a mere count of those that are gone", () => {
    expect(changed({ changes: "all" }).ids).toEqual(["2", "3", "4", "5"]);
    expect(changed({ changes: "new" }).ids).toEqual(["4", "5"]);
    expect(changed({ changes: "changed" }).ids).toEqual(["2", "3"]);
    expect(changed({ changes: "gone" })).toMatchObject({ ids: [], total: 0, changes });
    expect(changes.gone.count).toBe(1);
  });

  it("are narrowed, sorted and limited like any list", () => {
    const where = { f: "suburb", in: ["Soho"] } as const;
    const inSoho = { where: { f: where.f, in: [...where.in] } };
    expect(changed({ changes: "all", ...inSoho }).ids).toEqual(["3", "4"]);
    const sort = [{ by: "name" as const, dir: "desc" as const }];
    const first = changed({ changes: "all", sort, limit: 1 });
    expect(first).toMatchObject({ ids: ["5"], total: 4, tied: 0 });
  });

  it("leave out a business that asked to be left out since, and say where not all are named", () => {
    const without = snapshotOf(after.slice(0, 4), { coverage: coverageOf(changes) });
    expect(changed({ changes: "new" }, without)).toMatchObject({ ids: ["4"], total: 1 });
    const many = { ...changes, new: { count: 300, ids: ["4", "5"] } };
    const cut = snapshotOf(after, { coverage: coverageOf(many) });
    expect(changed({ changes: "new" }, cut)).toMatchObject({ total: 2, isPartial: true });
    expect(changed({ changes: "changed" }, cut)).not.toHaveProperty("isPartial");
    expect(changed({ changes: "all" })).not.toHaveProperty("isPartial");
    const empty = snapshotOf(after, {
      coverage: coverageOf({ ...changes, gone: { count: 300, ids: ["left"] } }),
    });
    expect(changed({ changes: "gone" }, empty)).not.toHaveProperty("isPartial");
  });

  it("are none where there is no run to compare with", () => {
    const first = snapshotOf(after, { coverage: coverageOf(null) });
    expect(changed({ changes: "all" }, first)).toMatchObject({ total: 0, rows: [], changes: null });
    expect(presetFor(snapshotOf(after)).changes).toBeNull();
  });

  it("come with a file of facts about a preset", () => {
    const { snapshot, clock } = presetFrom([{ id: "4" }], { coverage: coverageOf(changes) });
    expect(presetOf(snapshot, clock).changes).toEqual(changes);
    expect(presetOf(presetFrom([{ id: "4" }]).snapshot, clock).changes).toBeNull();
  });

  it("come with the snapshot that a collection has written", () => {
    const parts = encodeSnapshot(repeated);
    const written: Uint8Array[] = [];
    let part = parts.next();
    while (!part.done) {
      written.push(part.value);
      part = parts.next();
    }
    const stored = decodeSnapshot(Buffer.concat([part.value, ...written]));
    expect(presetFor(stored).changes).toEqual(changes);
  });
});

it("a question about the preset itself is about every row and finds no number but that", () => {
  expect(ran({ op: "meta", about: "size" }, presetFor(samplePreset))).toEqual({
    total: samplePreset.listings.length,
    rows: [],
  });
});
