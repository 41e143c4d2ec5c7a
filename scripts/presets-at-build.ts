import type { Plugin } from "vite";
import { businessPresets } from "#domain/matching/presets.ts";

const presetsModule = /\/domain\/matching\/presets\.ts$/;

/**
 * Puts what the matcher makes of the map's tagging schema into a bundle instead of the schema: two
 * megabytes in five languages that every start of a function would have to read.
 */
export const presetsAtBuild = (): Plugin => ({
  name: "presets-at-build",
  load: (id) => (presetsModule.test(id) ? presetsSource() : null),
});

/** The module as it stands in a bundle; nothing of it is read before it is asked for. */
export function presetsSource(): string {
  const text = JSON.stringify(JSON.stringify(businessPresets()));
  return `const text = ${text};\nexport const businessPresets = () => JSON.parse(text);\n`;
}
