import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  functionVariables,
  localSiteConfig,
  SettingError,
} from "../../../scripts/local-stack/settings.ts";
import type { StackOptions } from "../../../scripts/local-stack/stack-options.ts";
import { readPort, requireUsable } from "../../../scripts/local-stack/start-failures.ts";
import { projectRoot } from "../../../scripts/project-root.ts";

const dataDir = mkdtempSync(join(tmpdir(), "start-failures-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const optionsWith = (variables: Record<string, string>, dumpFile?: string): StackOptions => ({
  ...{ port: 0, dataDir, live: false, variables },
  ...(dumpFile ? { dumpFile } : {}),
});

describe("what npm start is told and can't use", () => {
  test.each([
    ["a number that is none", { LEASE_SECONDS: "soon" }, /wrong: LEASE_SECONDS: .*\.env/],
    ["a number below 0", { MAX_AREA_KM2: "-1" }, /wrong: MAX_AREA_KM2: /],
    ["an address that is none", { OVERPASS_URL: "overpass" }, /wrong: OVERPASS_URL: /],
    [
      "a word that is none of those there are",
      { PADDLE_ENVIRONMENT: "live" },
      /PADDLE_ENVIRONMENT: /,
    ],
    ["names that are no JSON", { PLACE_ALIASES: "{Old: New}" }, /^PLACE_ALIASES is a JSON map/],
    ["names that are a list's", { PLACE_ALIASES: '[["Old", "New"]]' }, /^PLACE_ALIASES is a JSON/],
    [
      "a site that is not built",
      { SITE_DIR: tmpdir() },
      /^There is no site in .*SITE_DIR names\.$/,
    ],
  ])("%s is named in a sentence", (_, variables, sentence) => {
    expect(() => requireUsable(optionsWith(variables))).toThrow(SettingError);
    expect(() => requireUsable(optionsWith(variables))).toThrow(sentence);
  });

  test("a dump that is not there, or is a folder, is named", () => {
    for (const file of ["/nowhere.json", tmpdir()])
      expect(() => requireUsable(optionsWith({}, file))).toThrow(`There is no file ${file}.`);
  });

  test("a port is a whole number that a port can be", () => {
    expect([readPort("8080", 3000), readPort("0", 3000), readPort("", 3000)]).toEqual([
      8080, 0, 3000,
    ]);
    for (const text of ["abc", "-1", "99999", "1.5", "0x50", "3000 "])
      expect(() => readPort(text, 3000)).toThrow(`not "${text}"`);
  });
});

test(".env.example copied to .env as it is changes nothing", () => {
  const lines = readFileSync(join(projectRoot, ".env.example"), "utf8").matchAll(
    /^([A-Z_0-9]+)=(.*)$/gm,
  );
  const copied = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  const origin = "http://127.0.0.1:1";
  const sample = { place: "Sampleton", bounds: { north: 1, south: 0, east: 1, west: 0 } };
  const site = (options: StackOptions) => localSiteConfig(options, origin, sample);
  requireUsable(optionsWith(copied));
  expect(site(optionsWith(copied))).toEqual({ ...site(optionsWith({})), areaMaxKm2: 10_000 });
  expect(functionVariables(optionsWith(copied), origin)).toMatchObject(
    functionVariables(optionsWith({}), origin),
  );
});
