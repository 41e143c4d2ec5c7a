import { expect, test } from "vitest";
import { sourcePace } from "#shared/adapters/overpass-source.ts";
import { placesPace } from "#shared/adapters/overture-source.ts";

const paceAt = (OVERPASS_URL: string): number => sourcePace({ OVERPASS_URL, LEASE_SECONDS: 4 });

test("only the local server's stand-in is asked faster than a real map service", () => {
  const standIn = "/stand-ins/overpass/api/interpreter";
  expect(paceAt(`http://localhost:3000${standIn}`)).toBe(4 / 90);
  expect(paceAt(`http://127.0.0.1:3000${standIn}`)).toBe(4 / 90);
  expect(paceAt("http://127.0.0.1:12345/api/interpreter")).toBe(1);
  expect(paceAt("https://overpass.example/api/interpreter")).toBe(1);
  expect(paceAt(`https://overpass.example${standIn}`)).toBe(1);
});

test("the same of the second source's places", () => {
  const paceOf = (OVERTURE_INDEX_URL?: string) =>
    placesPace({ OVERTURE_INDEX_URL, LEASE_SECONDS: 4 });
  expect(paceOf("http://localhost:3000/stand-ins/overture/index.json")).toBe(4 / 90);
  expect(paceOf("http://127.0.0.1:3000/index.json")).toBe(1);
  expect(paceOf("https://bucket.example/stand-ins/overture/index.json")).toBe(1);
  expect(paceOf()).toBe(1);
});
