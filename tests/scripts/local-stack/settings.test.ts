import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  functionVariables,
  localSiteConfig,
  siteConfig,
  sourceName,
} from "../../../scripts/local-stack/settings.ts";
import type { StackOptions } from "../../../scripts/local-stack/stack-options.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const seenWith = (changes: Partial<StackOptions>) => {
  const options: StackOptions = {
    port: 0,
    dataDir: "data",
    live: false,
    variables: {},
    ...changes,
  };
  const config = localSiteConfig(options, "http://localhost:1", { place: "Sampleton", bounds });
  return {
    source: sourceName(options),
    sample: config.sample,
    attribution: config.tiles.attribution,
    opensAt: "sampleBounds" in config ? config.sampleBounds : null,
  };
};

test("only the sample town is called sample data, and an own map service by its host", () => {
  const credit = "© OpenStreetMap contributors, ODbL 1.0";
  const town = "Fictional sample town";
  expect(seenWith({})).toEqual({
    source: "the sample town",
    sample: true,
    attribution: town,
    opensAt: bounds,
  });
  expect(seenWith({ dumpFile: "/maps/harbour.json" })).toEqual({
    source: "harbour.json",
    sample: false,
    attribution: credit,
    opensAt: bounds,
  });
  const OVERPASS_URL = "http://127.0.0.1:12345/api/interpreter";
  const own = { sample: false, attribution: credit, opensAt: null };
  const source = "the map service at 127.0.0.1:12345";
  expect(seenWith({ variables: { OVERPASS_URL } })).toEqual({ ...own, source });
  expect(seenWith({ live: true })).toEqual({ ...own, source: "the public map services" });
});

test("dark pages have dark tiles where there are some, and else the light ones as they are", () => {
  const tilesWith = (changes: Partial<StackOptions>) => {
    const options = { port: 0, dataDir: "data", live: false, variables: {}, ...changes };
    const { url, urlDark } = siteConfig(options, "http://localhost:1").tiles;
    return { url, urlDark };
  };
  const drawn = "http://localhost:1/stand-ins/tiles/{z}/{x}/{y}.svg";
  expect(tilesWith({})).toEqual({ url: drawn, urlDark: `${drawn}?theme=dark` });
  expect(tilesWith({ live: true }).urlDark).toBeUndefined();
  const TILE_URL = "https://tiles.example/{z}/{x}/{y}.png";
  expect(tilesWith({ variables: { TILE_URL } })).toEqual({ url: TILE_URL, urlDark: undefined });
  const TILE_URL_DARK = "https://dark.example/{z}/{x}/{y}.png";
  expect(tilesWith({ variables: { TILE_URL, TILE_URL_DARK } })).toEqual({
    url: TILE_URL,
    urlDark: TILE_URL_DARK,
  });
});

test("only the sample town has a name server of its own; another one is asked where it is set", () => {
  // The stack keeps its secret for webhooks there.
  const dataDir = mkdtempSync(join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const serverWith = (changes: Partial<StackOptions>) =>
    functionVariables(
      { port: 0, dataDir, live: false, variables: {}, ...changes },
      "http://127.0.0.1:4321",
    ).MAIL_DNS;
  expect(serverWith({})).toBe("127.0.0.1:4321");
  expect(serverWith({ dumpFile: "/maps/harbour.json" })).toBe("");
  expect(serverWith({ live: true })).toBe("");
  expect(serverWith({ live: true, variables: { MAIL_DNS: "192.0.2.53" } })).toBe("192.0.2.53");
});

test("the site knows of a second source only where there is one", () => {
  const siteWith = (changes: Partial<StackOptions>) =>
    siteConfig(
      { port: 0, dataDir: "data", live: false, variables: {}, ...changes },
      "http://localhost:1",
    );
  expect(siteWith({})).not.toHaveProperty("overture");
  expect(siteWith({ withOverture: true }).overture).toBe(true);
  expect(siteWith({ withOverture: true, live: true })).not.toHaveProperty("overture");
  const OVERTURE_INDEX_URL = "https://places.example/index.json";
  expect(siteWith({ live: true, variables: { OVERTURE_INDEX_URL } }).overture).toBe(true);
});

test("Overture's stand-in is read for the sample town alone, and not where an index is named", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const indexWith = (changes: Partial<StackOptions>) =>
    functionVariables(
      { port: 0, dataDir, live: false, withOverture: true, variables: {}, ...changes },
      "http://127.0.0.1:4321",
    ).OVERTURE_INDEX_URL;
  expect(indexWith({})).toBe("http://127.0.0.1:4321/stand-ins/overture/index.json");
  expect(indexWith({ withOverture: false })).toBeUndefined();
  expect(indexWith({ dumpFile: "/maps/harbour.json" })).toBeUndefined();
  expect(indexWith({ live: true })).toBeUndefined();
  const OVERTURE_INDEX_URL = "https://places.example/index.json";
  expect(indexWith({ live: true, variables: { OVERTURE_INDEX_URL } })).toBe(OVERTURE_INDEX_URL);
});
