import { describe, expect, test } from "vitest";
import { createSites, sampleTown, trapNameOf, traps } from "../../index.ts";

const sites = createSites(sampleTown().businesses);

describe("the sites of the sample town", () => {
  test("are about three hundred, the same at every start, and every trap is among them", () => {
    expect(sites.hosts.length).toBeGreaterThan(280);
    const again = createSites(sampleTown().businesses);
    expect(again.hosts.map((host) => again.describe(host)?.facts.emails)).toEqual(
      sites.hosts.map((host) => sites.describe(host)?.facts.emails),
    );
    const met = new Set(sites.hosts.map(trapNameOf));
    expect([...Object.keys(traps)].filter((name) => !met.has(name as keyof typeof traps))).toEqual(
      [],
    );
  });
});
