import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { OverturePlace } from "#domain/overture/place.ts";
import { placePages } from "#shared/adapters/place-pages.ts";
import {
  memoryFiles,
  type StoredFile,
} from "../../../../scripts/simulation/platform/memory-files.ts";
import { place } from "../../../steps/two-sources.ts";

const receipt = {
  ...{ dataset: "meta", recordId: "1", release: "2026-11-18.0" },
  ...{ updatedAt: null, licence: "CDLA-Permissive-2.0" },
};
/** So many that they are packed in several pieces. */
const places: OverturePlace[] = Array.from({ length: 3_000 }, (_, at) =>
  place(`g${at}`, {
    name: `Café ${at} – 蓝灯\u2028`,
    lat: at / 100,
    receipts: { name: receipt, phones: { ...receipt, recordId: String(at) } },
  }),
);
const head = {
  ...{ state: "read" as const, release: "2026-11-18.0", readAt: "2026-11-21T00:00:00.000Z" },
  ...{ listingsMax: 100, dropped: { closed: 1, unsure: 2, nameless: 3 } },
  unknownTops: { new_top: 4 },
};

function store() {
  const stored = new Map<string, StoredFile>();
  return { stored, pages: placePages(memoryFiles(stored, Date.now, async ({ run }) => run())) };
}

async function kept(all: readonly OverturePlace[] = places) {
  const { stored, pages } = store();
  const pack = pages.pack();
  for (const one of all) pack.add(one);
  const saved = await pages.save("t", { ...head, places: pack });
  const [[key = "", file] = []] = stored;
  if (!file) throw new Error("no file was saved");
  const readWith = (bytes: Uint8Array) => {
    stored.set(key, { ...file, bytes });
    return pages.read("t");
  };
  return { saved, bytes: file.bytes, readWith };
}

test("every place is read again as it was packed, in any order", async () => {
  const { saved } = await kept();
  expect(saved).toMatchObject(head);
  if (saved.state !== "read") throw new Error("the places were not kept");
  expect(saved.places.length).toBe(places.length);
  for (let step = 0; step < 200; step++) {
    const at = (step * 1_009) % places.length;
    expect(saved.places.at(at)).toEqual(places[at]);
  }
  expect(() => saved.places.at(places.length)).toThrow(RangeError);
});

test("a place's id can be read alone, whatever its texts and the id itself hold", async () => {
  const odd = [
    place("g1", { name: '"gersId":"other"' }),
    place('with "marks" and \\', { name: "{" }),
    place("蓝灯"),
    place("", { name: "\n" }),
  ];
  const { saved } = await kept(odd);
  if (saved.state !== "read") throw new Error("the places were not kept");
  for (const [at, { gersId }] of odd.entries()) expect(saved.places.idAt(at)).toBe(gersId);
  expect(saved.places.at(1)).toEqual(odd[1]);
});

test("a place's point can be read alone, whatever its texts hold", async () => {
  const odd = [
    place("g1", { name: '"lat":1,"lon":2', lat: -0.000_000_12, lon: 179.999_999_9 }),
    place("g2", { name: "}", lat: 0, lon: -0.5 }),
    place("g3", { lat: 89, lon: 1e-20 }),
  ];
  const { saved } = await kept(odd);
  if (saved.state !== "read") throw new Error("the places were not kept");
  const points = odd.map((_, at) => saved.places.pointAt(at));
  expect(points).toEqual(odd.map(({ lat, lon }) => ({ lat, lon })));
});

test("no places at all, and a failure, are kept as well", async () => {
  expect((await kept([])).saved).toMatchObject({ ...head, places: { length: 0 } });
  const { pages } = store();
  const failure = { state: "failed", why: "slow", sentence: "It took too long." } as const;
  expect(await pages.save("t", failure)).toEqual(failure);
});

test("a file that is cut, damaged or of another form is not taken for a whole one", async () => {
  const { bytes, readWith } = await kept();
  for (const end of [0, 1, 20, 200, bytes.length >> 1, bytes.length - 1]) {
    expect(await readWith(bytes.subarray(0, end))).toBeNull();
  }
  const damaged = bytes.slice();
  for (let at = bytes.length - 9; at < bytes.length - 4; at++) damaged[at] = 7;
  expect(await readWith(damaged)).toBeNull();
  const older = `${JSON.stringify({ ...head, count: 1 })}\n${JSON.stringify(places[0])}\n`;
  expect(await readWith(gzipSync(older))).toBeNull();
});
