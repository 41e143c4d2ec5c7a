import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTown, toWorld } from "../../index.ts";
import { type StandInServer, serveStandIns } from "../stand-in-server.ts";

const town = sampleTown();
let server: StandInServer;
beforeAll(async () => {
  server = await serveStandIns();
});
afterAll(() => server.close());

const addressAt = (zoom: number, place = town.center): string => {
  const { x, y } = toWorld(place);
  return `${zoom}/${Math.floor(x * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}`;
};
const tile = (address: string, query = ""): Promise<Response> =>
  server.get(`/stand-ins/tiles/${address}.svg${query}`);

/** Every opened element is closed in turn, and text holds no bare `<` or `&`. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name = "", attributes = "", self] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
    expect(attributes).not.toMatch(/NaN|Infinity|undefined/);
  }
  expect(open).toEqual([]);
  const rest = xml.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w-]+="[^"<]*")*\s*\/?>/g, "");
  expect(rest).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
}

test.each([0, 1, 5, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
  "zoom level %i gives a well-formed picture of 256 by 256",
  async (zoom) => {
    const response = await tile(addressAt(zoom));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toMatch(/max-age=\d+/);
    const svg = await response.text();
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="256" height="256"/);
    expectWellFormed(svg);
  },
);

test("a tile is sent as few bytes to whoever takes them packed, and as it is to others", async () => {
  const packed = await tile(addressAt(13));
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const svg = await packed.text();
  expect(Number(packed.headers.get("content-length"))).toBeLessThan(svg.length / 2);
  const address = `/stand-ins/tiles/${addressAt(13)}.svg`;
  const plain = await server.get(address, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(svg);
});

test("Web Mercator puts known places where every map does", () => {
  expect(toWorld({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
  // Berlin's television tower lies in tile 15/17604/10746.
  const { x, y } = toWorld({ lat: 52.5208, lon: 13.4094 });
  expect([Math.floor(x * 2 ** 15), Math.floor(y * 2 ** 15)]).toEqual([17604, 10746]);
});

test("labels come by zoom: town, suburbs, streets", async () => {
  const north = { lat: town.bounds.north, lon: town.center.lon };
  expect(await (await tile(addressAt(10, north))).text()).toContain("Port Ellory");
  const suburb = town.suburbs[0]?.center ?? town.center;
  expect(await (await tile(addressAt(14, suburb))).text()).toContain(">OLD QUAY<");
  expect(await (await tile(addressAt(12, suburb))).text()).not.toContain("OLD QUAY");
  expect(await (await tile(addressAt(16))).text()).toContain("<textPath");
  expect(await (await tile(addressAt(15))).text()).not.toContain("<textPath");
});

test("away from the town there is only calm sea", async () => {
  const svg = await (await tile("14/9000/6000")).text();
  expect(svg).not.toContain("<text");
  expect(svg.length).toBeLessThan(1_500);
});

test("views from far out show the world's land, and closer ones the map's own alone", async () => {
  const tunis = { lat: 36.8, lon: 10.2 };
  const palette = /fill="#f7f5f0"/;
  for (const zoom of [0, 2, 5]) {
    expect(await (await tile(addressAt(zoom, tunis))).text()).toMatch(palette);
  }
  expect(await (await tile(addressAt(6, tunis))).text()).not.toMatch(palette);
  // Asia is cut to the tile.
  expect((await (await tile(addressAt(5, tunis))).text()).length).toBeLessThan(6_000);
  const ocean = { lat: 30, lon: -45 };
  expect(await (await tile(addressAt(5, ocean))).text()).not.toMatch(palette);
});

test("the dark variant has other colours", async () => {
  const [light, dark] = await Promise.all(
    ["", "?theme=dark"].map(async (query) => (await tile(addressAt(15), query)).text()),
  );
  expect(dark).not.toBe(light);
  expectWellFormed(dark ?? "");
});

test.each(["14/16384/0", "14/0/16384", "21/0/0", "-1/0/0", "a/b/c", "3/1", "14/1.5/2"])(
  "there is no tile %s",
  async (address) => {
    expect((await tile(address)).status).toBe(404);
  },
);
