import { expect, test } from "vitest";
import { businessPresets } from "#domain/matching/presets.ts";
import { presetsSource } from "../../scripts/presets-at-build.ts";

test("a built function knows the same businesses as the source, without the schema's files", async () => {
  const source = presetsSource();
  expect(source).not.toMatch(/^import/m);
  const built = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(built.businessPresets()).toEqual(businessPresets());
  expect(built.businessPresets().length).toBeGreaterThan(550);
});
