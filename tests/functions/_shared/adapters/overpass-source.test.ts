import { expect, test } from "vitest";
import { sourcePace } from "#shared/adapters/overpass-source.ts";

const paceAt = (OVERPASS_URL: string): number => sourcePace({ OVERPASS_URL, LEASE_SECONDS: 4 });

test("only the local server's stand-in is asked faster than a real map service", () => {
  const standIn = "/stand-ins/overpass/api/interpreter";
  expect(paceAt(`http://localhost:3000${standIn}`)).toBe(4 / 90);
  expect(paceAt(`http://127.0.0.1:3000${standIn}`)).toBe(4 / 90);
  expect(paceAt("http://127.0.0.1:12345/api/interpreter")).toBe(1);
  expect(paceAt("https://overpass.example/api/interpreter")).toBe(1);
  expect(paceAt(`https://overpass.example${standIn}`)).toBe(1);
});
