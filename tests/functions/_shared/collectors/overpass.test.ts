import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { createOverpass } from "#shared/collectors/overpass.ts";
import { sharedFile } from "../../../steps/shared-data.ts";

const bounds = { north: 43.75, south: 43.72, east: 7.45, west: 7.4 };
const cafes = [{ amenity: "cafe" }];
const element = { type: "node", id: 5, lat: 43.73, lon: 7.42, tags: { amenity: "cafe" } };
const body = (elements: unknown[], rest: object = {}) =>
  JSON.stringify({ osm3s: { timestamp_osm_base: "2026-07-10T20:21:01Z" }, elements, ...rest });

const json =
  (text: string, type = "application/json") =>
  () =>
    new Response(text, { headers: { "content-type": type } });
const page = (status: number, sentence: string) => () =>
  new Response(`<p><strong style="color:#FF0000">Error</strong>: ${sentence} </p>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
const whole = json(body([element]));
const busy = page(429, "runtime error: rate_limited. Please check /api/status");
const broken = () => {
  throw new TypeError("fetch failed");
};

/** A service that gives these answers one after the other, and says how long slots are taken. */
function service(
  answers: (() => Response)[],
  status = "1 slots available now.\n",
  rest: { signal?: AbortSignal } = {},
) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const waits: number[] = [];
  const backOffs: number[] = [];
  const sizes: number[] = [];
  const source = createOverpass({
    interpreterUrl: "http://127.0.0.1:1/api/interpreter",
    userAgent: "Areascout/1.0 (operator@areascout.example)",
    retryBaseMs: 1_000,
    retryMaxMs: 60_000,
    attempts: 5,
    inTurn: (ask) => ask(),
    backOff: async (howLong) => {
      const ms = await howLong();
      backOffs.push(ms);
      return ms;
    },
    countBytes: async (bytes) => {
      sizes.push(bytes);
      throw new Error("the counter is out of reach");
    },
    fetch: async (input, init) => {
      if (String(input).endsWith("/api/status")) return new Response(status);
      asked.push({ url: String(input), init });
      return (answers.shift() ?? broken)();
    },
    sleep: async (ms) => void waits.push(ms),
    now: () => Date.parse("2026-11-21T12:00:00Z"),
    random: () => 0.5,
    ...rest,
  });
  return { source, asked, waits, backOffs, sizes };
}

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  try {
    await work;
  } catch (error) {
    if (error instanceof SourceFailure) return error;
    throw error;
  }
  throw new Error("it did not fail");
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("collecting from the map data service", () => {
  test("a whole answer gives its elements and says how old the data is", async () => {
    const { source, asked } = service([json(body([element, { type: "way", id: 1 }]))]);
    expect(await source.collect(bounds, cafes)).toEqual({
      elements: [element],
      dropped: 1,
      sourceUpdatedAt: "2026-07-10T20:21:01Z",
    });
    const [{ url, init } = { url: "", init: undefined }] = asked;
    expect(url).toBe("http://127.0.0.1:1/api/interpreter");
    expect(init?.method).toBe("POST");
    expect(new Headers(init?.headers).get("user-agent")).toContain("operator@areascout.example");
    expect(new URLSearchParams(String(init?.body)).get("data")).toContain("out center tags;");
  });

  const count = (nodes: number, total: number) => ({
    type: "count",
    id: 0,
    tags: { nodes: String(nodes), total: String(total) },
  });
  const shape = (id: number, lat: number) => ({ type: "way", id, center: { lat, lon: 7.42 } });
  const inside = 43.73;
  const outside = 43.7505;

  test("nodes are counted, and of what has an extent those whose middle is inside", async () => {
    const { source, asked } = service([
      json(body([count(2, 4), shape(1, inside), shape(2, outside)])),
      json(
        body([
          ...[count(5, 7), count(2, 4), shape(1, inside), shape(2, outside)],
          ...[count(4, 6), shape(1, inside), shape(3, inside)],
        ]),
      ),
    ]);
    expect(await source.countInside(bounds, [cafes])).toEqual({ each: [3], total: 3 });
    const both = await source.countInside(bounds, [cafes, [{ shop: "books" }]]);
    expect(both).toEqual({ each: [3, 6], total: 7 });
    expect(await source.countInside(bounds, [])).toEqual({ each: [], total: 0 });
    expect(asked).toHaveLength(2);
  });

  test("a box above one square degree is never asked for, and no node counts twice", async () => {
    for (const wide of [
      { north: 85, south: 84, east: 9.3, west: 0 },
      { north: 84.5, south: 84.45, east: 170, west: -170 },
      { north: 2.1, south: 0, east: 0.5, west: 0 },
    ]) {
      const boxes: string[] = [];
      const counted = service(
        Array.from({ length: 40 }, () => json(body([count(1, 2), shape(1, wide.south)]))),
      );
      const found = await counted.source.countInside(wide, [cafes]);
      for (const { init } of counted.asked) {
        const query = new URLSearchParams(String(init?.body)).get("data") ?? "";
        boxes.push(/bbox:([^\]]*)/.exec(query)?.[1] ?? "");
      }
      const sides = boxes.map((box) => box.split(",").map(Number));
      for (const [south = 0, west = 0, north = 0, east = 0] of sides) {
        expect((north - south) * (east - west)).toBeLessThanOrEqual(1);
      }
      const covered = sides.reduce(
        (sum, [south = 0, west = 0, north = 0, east = 0]) => sum + (north - south) * (east - west),
        0,
      );
      expect(covered).toBeCloseTo((wide.north - wide.south) * (wide.east - wide.west), 6);
      // Inner edges lie between two places that the map can name.
      const inner = sides.flatMap(([south = 0, west = 0]) => [
        ...(south === wide.south ? [] : [south]),
        ...(west === wide.west ? [] : [west]),
      ]);
      for (const edge of inner) expect(Math.abs(edge * 1e7) % 1).toBeCloseTo(0.5, 1);
      expect(found.each).toEqual([boxes.length + (wide.west <= 7.42 && wide.east >= 7.42 ? 1 : 0)]);
    }
  });

  test("what has no middle is not counted: no run could place it", async () => {
    const { source } = service([
      json(body([count(2, 4), shape(1, inside), { type: "way", id: 9 }])),
    ]);
    expect(await source.countInside(bounds, [cafes])).toEqual({ each: [3], total: 3 });
  });

  test("an answer with fewer counts or shapes than it should have is none", async () => {
    for (const short of [whole, json(body([count(2, 4), shape(1, inside)]))]) {
      const failure = await failureOf(service([short]).source.countInside(bounds, [cafes]));
      expect(failure.kind).toBe("malformed");
    }
    expect((await failureOf(service([whole]).source.count(bounds, cafes))).kind).toBe("malformed");
    expect(await service([json(body([count(127, 145)]))]).source.count(bounds, cafes)).toBe(145);
  });

  test.each([
    ['runtime error: Query timed out in "query" at line 1 after 61 seconds.'],
    ['runtime error: Query ran out of memory in "query" at line 1.'],
  ])("an answer with the remark “%s” is no answer and isn't asked for again", async (remark) => {
    const { source, asked } = service([json(body([element], { remark }))]);
    const failure = await failureOf(source.collect(bounds, cafes));
    expect(failure).toMatchObject({ kind: "too-big", message: remark });
    expect(asked).toHaveLength(1);
  });

  test("an answer that grows beyond the limit is too big", async () => {
    const chunk = new Uint8Array(overpassLimits.answerMaxBytes / 4 + 1);
    const endless = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }), {
        headers: { "content-type": "application/json" },
      });
    expect((await failureOf(service([endless]).source.collect(bounds, cafes))).kind).toBe(
      "too-big",
    );
  });

  test("a question the service does not understand is refused at once", async () => {
    const { source, asked } = service([page(400, "line 1: parse error: ';' expected")]);
    const failure = await failureOf(source.collect(bounds, cafes));
    expect(failure.kind).toBe("refused");
    expect(failure.message).toContain("line 1: parse error: ';' expected");
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["busy", busy],
    ["busy", page(504, "The server is probably too busy to handle your request.")],
    ["unreachable", broken],
    ["unreachable", page(502, "Bad gateway")],
    ["malformed", json(body([element]).slice(0, -9))],
    ["malformed", json("<osm/>", "application/osm3s+xml")],
    ["malformed", json('{"elements":[]}')],
    ["malformed", json(body([], { remark: "runtime error: something else" }))],
  ] as const)("%s: five tries, then it is given up", async (kind, answer) => {
    const { source, asked } = service([answer, answer, answer, answer, answer, whole]);
    expect((await failureOf(source.collect(bounds, cafes))).kind).toBe(kind);
    expect(asked).toHaveLength(5);
  });

  test("it waits a random part of a limit that doubles, and then gets its answer", async () => {
    const { source, waits } = service([broken, broken, broken, broken, whole]);
    expect((await source.collect(bounds, cafes)).elements).toHaveLength(1);
    expect(waits).toEqual([500, 1_000, 2_000, 4_000]);
  });

  test.each([
    ["Slot available after: 2026-11-21T12:00:40Z, in 40 seconds.\n", 41_000],
    [
      "Slot available after: 2026-11-21T12:00:40Z, in 40 seconds.\nSlot available after: 2026-11-21T12:00:25Z, in 25 seconds.\n",
      26_000,
    ],
    ["Slot available after: 2026-11-21T12:00:00Z, in 0 seconds.\n", 1_000],
    ["Slot available after: 2026-11-21T11:59:52Z, in -8 seconds.\n", 500],
    ["Slot available after: 2026-11-21T13:00:00Z, in 3600 seconds.\n", 60_000],
    ["2 slots available now.\n", 500],
    ["what?", 500],
  ])("a busy service is asked again when it has a free slot: %s", async (status, waitMs) => {
    const { source, waits, backOffs } = service([busy, whole], status);
    await source.collect(bounds, cafes);
    expect(waits).toEqual([waitMs]);
    // Whoever else asks hears of it, too.
    expect(backOffs).toHaveLength(1);
  });

  test("a service that does not answer is given up after its time-out and 5 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { source, asked } = service([whole]);
    await source.collect(bounds, cafes);
    expect(timeout.mock.calls).toEqual([[65_000]]);
    expect(asked[0]?.init?.signal).toBeInstanceOf(AbortSignal);
  });

  test("a question ended from our side says nothing about the service, and is not asked again", async () => {
    const end = new AbortController();
    const ended = (): Response => {
      end.abort();
      throw end.signal.reason;
    };
    const { source, waits } = service([ended, json(body([]))], "", { signal: end.signal });
    expect((await failureOf(source.collect(bounds, cafes))).kind).toBe("no-turn");
    expect(waits).toEqual([]);
  });

  test("the bytes of every answer are counted, refusals and status pages too, and no answer is lost by it", async () => {
    const refusal = "rate_limited, café closed";
    const busy = () => new Response(refusal, { status: 429 });
    const whole = body([element]);
    const status = "1 slots available now.\n";
    const { source, sizes } = service([busy, json("{"), json(whole)], status);
    expect((await source.collect(bounds, cafes)).elements).toHaveLength(1);
    const bytesOf = (text: string): number => Buffer.byteLength(text);
    expect(sizes).toEqual([refusal, status, "{", whole].map(bytesOf));
  });

  const line = [0, 1, 2, 0].map((n) => ({ lat: 43.7 + n / 100, lon: 7.4 + (n % 2) / 100 }));
  const suburb = { type: "way", id: 7, geometry: line, tags: { place: "suburb", name: "Ward" } };

  test("boundaries are read from one answer per box, each once, and other elements left out", async () => {
    const { source, asked } = service([json(body([suburb, element])), json(body([suburb]))]);
    const wide = { north: 1.2, south: 0, east: 1, west: 0 };
    const found = await source.boundaries(wide);
    expect(found.map(({ ref, name }) => [ref, name])).toEqual([["way/7", "Ward"]]);
    expect(asked).toHaveLength(2);
  });

  test("boundaries are asked for once, and not at all over a very wide area", async () => {
    const { source, asked } = service([busy]);
    expect((await failureOf(source.boundaries(bounds))).kind).toBe("busy");
    expect(asked).toHaveLength(1);
    const continent = { north: 60, south: 40, east: 20, west: 0 };
    expect((await failureOf(source.boundaries(continent))).kind).toBe("too-big");
    expect(asked).toHaveLength(1);
    const timedOut = json(body([suburb], { remark: "runtime error: Query timed out" }));
    expect((await failureOf(service([timedOut]).source.boundaries(bounds))).kind).toBe("too-big");
  });

  test("a server that has no areas is asked for the boundaries in the box alone", async () => {
    const noAreas = "runtime error: open64: 2 No such file or directory area_blocks.bin";
    const { source, asked } = service([json(body([], { remark: noAreas })), json(body([suburb]))]);
    expect((await source.boundaries(bounds)).map(({ name }) => name)).toEqual(["Ward"]);
    const queries = asked.map(({ init }) => String(init?.body).includes("is_in"));
    expect(queries).toEqual([true, false]);
  });

  const recorded: [string, number, string][] = [
    ["01-valid-json-center-tags", 200, "answer"],
    ["06-empty-result", 200, "answer"],
    ["04-syntax-error", 400, "refused"],
    ["07-timeout-1s", 200, "too-big"],
    ["08-maxsize-too-small", 200, "too-big"],
    ["10-bbox-out-of-range", 400, "refused"],
    ["12-xml-default", 200, "malformed"],
    ["16-timeout-over-server", 504, "busy"],
    ["18-empty-post", 400, "refused"],
    ["23-rate-limited", 429, "busy"],
    ["25-duplicate-query", 200, "too-big"],
    ["26-dispatcher-down", 504, "busy"],
  ];
  const samples = sharedFile("data/overpass-samples");
  if (samples) {
    test.each(recorded)(
      "an answer recorded from a real service is understood: %s",
      async (name, status, outcome) => {
        const text = readFileSync(`${samples}/${name}.response.body`, "utf8");
        const headers = readFileSync(`${samples}/${name}.response.headers`, "utf8");
        const type = headers.match(/^content-type: (.*?)\r?$/im)?.[1] ?? "";
        const answer = () => new Response(text, { status, headers: { "content-type": type } });
        const { source } = service([answer, answer, answer, answer, answer]);
        const got = await source.collect(bounds, cafes).then(
          () => "answer",
          (error: SourceFailure) => error.kind,
        );
        expect(got).toBe(outcome);
      },
    );
  }
});
