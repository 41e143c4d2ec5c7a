import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTown } from "../../index.ts";
import { type StandInServer, serveStandIns } from "../stand-in-server.ts";

const town = sampleTown();
const { north, south, east, west } = town.bounds;
const box = `${south},${west},${north},${east}`;
const hairdresser = town.businesses.find(({ tags }) => tags.shop === "hairdresser");

let server: StandInServer;
beforeAll(async () => {
  server = await serveStandIns();
});
afterAll(() => server.close());

interface Found {
  type: string;
  id: number;
  lat?: number;
  center?: { lat: number };
  tags?: Record<string, string>;
}

async function elements(query: string): Promise<Found[]> {
  const response = await server.query(`[out:json];${query}`);
  expect(response.status).toBe(200);
  const { elements: found } = (await response.json()) as { elements: Found[] };
  return found;
}
const ids = async (query: string): Promise<string[]> =>
  (await elements(query)).map(({ type, id }) => `${type}/${id}`);
const own = (accepts: (tags: Record<string, string>) => boolean): string[] =>
  town.elements.filter(({ tags }) => accepts(tags)).map(({ type, id }) => `${type}/${id}`);

test.each<[string, (tags: Record<string, string>) => boolean]>([
  ["nwr[shop];", (tags) => tags.shop !== undefined],
  ["nwr[shop=bakery];", (tags) => tags.shop === "bakery"],
  ["nwr['shop'='bakery'][!name];", (tags) => tags.shop === "bakery" && !tags.name],
  ["nwr[shop][shop!=vacant];", (tags) => !!tags.shop && tags.shop !== "vacant"],
  ['nwr["shop"~"^(florist|tattoo)$"];', ({ shop = "" }) => /^(florist|tattoo)$/.test(shop)],
  ['nwr["shop"~"(^|;) *bakery *(;|$)"];', ({ shop = "" }) => shop.split(";").includes("bakery")],
  ['nwr[shop][name!~"a"];', (tags) => !!tags.shop && !tags.name?.includes("a")],
  ['nwr[name~"^the ",i];', ({ name = "" }) => /^the /i.test(name)],
  ['nwr[~"^addr:(suburb|city)$"~"."];', (tags) => !!(tags["addr:suburb"] ?? tags["addr:city"])],
  ["(nwr[shop=florist];nwr[craft];);", (tags) => tags.shop === "florist" || !!tags.craft],
  ["(nwr[shop];-nwr[shop=clothes];);", (tags) => !!tags.shop && tags.shop !== "clothes"],
  ["nwr[office]->.a;nwr.a[office=lawyer];", (tags) => tags.office === "lawyer"],
])("%s finds exactly what the tags say", async (query, accepts) => {
  const found = await ids(`${query}out ids;`);
  expect(found).toEqual(own(accepts));
  expect(found.length).toBeGreaterThan(0);
});

test("types narrow a query", async () => {
  const ways = await ids("way[shop];out ids;");
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every((id) => id.startsWith("way/"))).toBe(true);
  expect(await ids("wr[shop];out ids;")).toEqual(
    own(({ shop }) => !!shop).filter((id) => !id.startsWith("node/")),
  );
});

test("a box takes a node by its place, and what has an extent when it is touched", async () => {
  const middle = (north + south) / 2;
  const all = await ids(`nwr[shop](${box});out ids;`);
  const lower = await ids(`nwr[shop](${south},${west},${middle},${east});out ids;`);
  const upper = await ids(`nwr[shop](${middle},${west},${north},${east});out ids;`);
  expect(all).toEqual(own(({ shop }) => !!shop));
  expect(new Set([...lower, ...upper])).toEqual(new Set(all));
  const inBoth = lower.filter((id) => upper.includes(id));
  expect(inBoth.length).toBeGreaterThan(0);
  expect(inBoth.filter((id) => id.startsWith("node/"))).toEqual([]);
});

test("a circle takes what lies within its radius", async () => {
  const { lat, lon } = town.center;
  const near = await elements(`node[shop](around:150,${lat},${lon});out;`);
  const wider = await elements(`node[shop](around:600,${lat},${lon});out;`);
  expect(near.length).toBeGreaterThan(0);
  expect(near.length).toBeLessThan(wider.length);
  expect(near.every((shop) => Math.abs((shop.lat ?? 0) - lat) < 0.0014)).toBe(true);
});

test("an element is found by its id", async () => {
  const { type, id } = hairdresser ?? { type: "node", id: 0 };
  expect(await ids(`${type}(${id});out;`)).toEqual([`${type}/${id}`]);
  expect(await ids(`${type}(id:${id},1);out;`)).toEqual([`${type}/${id}`]);
});

test("out says as much as it is asked for, in order", async () => {
  const [counted, plain, full] = await elements("way[shop];out count;out ids 1;out center tags 1;");
  expect(counted).toMatchObject({ type: "count", id: 0, tags: { nodes: "0" } });
  expect(plain?.tags).toBeUndefined();
  expect(plain?.center).toBeUndefined();
  expect(full?.center?.lat).toBeGreaterThan(south);
  expect(full?.tags?.shop).toBeTruthy();
});

test.each([
  ["[out:json];nwr[shop;out;", /line 1: parse error: '\]' expected - ';' found\./],
  ["[out:json];\n\nnwr[shop]\nout;", /line 4: parse error: ';' expected - 'out' found\./],
  ["[out:json];nwr[shop]", /parse error: Unexpected end of input\./],
  ["[out:json][bbox:1,2,3,400];node[shop];out;", /static error: Longitudes in bounding boxes/],
  ['[out:json];nwr[shop~"("];out;', /static error: Invalid regular expression: &quot;\(&quot;/],
  ["[out:json];nwr(1,2);out;", /parse error: Unknown query clause/],
  ["[out:json];foreach(out;);", /Unknown type &quot;foreach&quot;/],
])("%j is refused with the line and the reason", async (query, reason) => {
  const response = await server.query(query);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toMatch(reason);
});

test("comments, escapes and names of any script are read", async () => {
  const query = 'nwr["name"="\\"The Last Page\\" Books"]; /* all */ out ids; // end';
  expect(await ids(query)).toHaveLength(1);
  expect(await ids('nwr["name"="金龍酒家"];out ids;')).toHaveLength(1);
});

test("over its maxsize a query ends in a remark with status 200", async () => {
  const response = await server.query("[out:json][maxsize:1000];nwr[shop];out;");
  const { remark, elements: none } = (await response.json()) as {
    remark: string;
    elements: unknown[];
  };
  expect(response.status).toBe(200);
  expect(none).toEqual([]);
  expect(remark).toMatch(/^runtime error: Query ran out of memory in "query" at line 1\./);
});

test("markup in names is escaped in XML and kept in JSON", async () => {
  const xml = await (await server.query('nwr["name"="<b>Bold</b>"];out center;')).text();
  expect(xml).toContain('v="&lt;b&gt;Bold&lt;/b&gt;"');
  expect(await ids('nwr["name"="<b>Bold</b>"];out;')).toHaveLength(1);
});

interface Shape {
  id: number;
  tags: Record<string, string>;
  bounds: { minlat: number; maxlon: number };
  members: { type: string; role: string; geometry: { lat: number; lon: number }[] }[];
}

test("a suburb's line comes in pieces that share their ends, with its box", async () => {
  const found = (await elements("rel[place=suburb];out geom;")) as unknown as Shape[];
  expect(found.map(({ tags }) => tags.name).sort()).toEqual(
    town.suburbs.map(({ name }) => name).sort(),
  );
  for (const { members, tags, bounds } of found) {
    const outline = town.suburbs.find(({ name }) => name === tags.name)?.outline ?? [];
    const points = members.flatMap(({ geometry }) => geometry);
    expect(new Set(points.map(({ lat, lon }) => `${lat},${lon}`)).size).toBe(outline.length);
    expect(points).toHaveLength(outline.length + members.length);
    expect(bounds.minlat).toBe(Math.min(...points.map(({ lat }) => lat)));
    expect(bounds.maxlon).toBe(Math.max(...points.map(({ lon }) => lon)));
  }
});

test("a box within a suburb finds it only by the areas around a place", async () => {
  const { lat, lon } = town.suburbs[0]?.center ?? town.center;
  const small = [lat - 1e-4, lon - 1e-4, lat + 1e-4, lon + 1e-4].map((edge) => edge.toFixed(7));
  expect(await ids(`rel[place=suburb](${small.join(",")});out ids;`)).toEqual([]);
  const around = await elements(
    `is_in(${lat},${lon})->.here;rel[place=suburb](pivot.here);out tags;`,
  );
  expect(around.map(({ tags }) => tags?.name)).toEqual([town.suburbs[0]?.name]);
  expect(await ids(`is_in(${lat},${lon})->.here;rel.here[place=suburb];out ids;`)).toEqual([]);
});

test("in XML a suburb's line is a member, too", async () => {
  const response = await server.query("[out:xml];rel[place=suburb][name=Northgate];out geom;");
  const text = await response.text();
  expect(text).toMatch(/<relation id="\d+">\n {4}<bounds minlat="[\d.]+" minlon="-[\d.]+" maxlat/);
  expect(text.match(/<member type="way" ref="\d+" role="outer">\n {6}<nd lat="/g)).toHaveLength(3);
});
