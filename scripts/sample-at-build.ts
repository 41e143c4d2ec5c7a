import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { makeSample, type Sample } from "./sample/make-sample.ts";

// Several builds of the site follow each other, all with the same sample.
let made: Promise<Sample> | undefined;

/**
 * Gives the site its sample: a preset that is collected and asked while the site is built. What a page
 * shows at once stands in `virtual:sample-answer`, what comes later in `virtual:sample-preset`; the
 * files they name are put beside the site's own.
 */
export const sampleAtBuild = (): Plugin => ({
  name: "sample-at-build",
  resolveId: { filter: { id: /^virtual:sample-/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:sample-/ },
    async handler(id) {
      made ??= makeSample();
      const { task, snapshot, answer, ground, sketch } = await made;
      const address = (name: string, source: string | Uint8Array): string => {
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/${name.replace(".", `-${hash}.`)}`;
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      if (id.endsWith("answer")) {
        const { width, height } = sketch;
        const { areaKm2, price, found, tier, place } = task;
        return module({
          sampleAnswer: answer,
          sampleFacts: { areaKm2, price, found, tier, place },
          sampleSketch: { url: address("sample-sketch.svg", sketch.svg), width, height },
        });
      }
      return module({
        sampleTask: task,
        snapshotUrl: address("sample.snapshot", snapshot),
        ground: {
          url: address("sample-ground.svg", ground.light),
          urlDark: address("sample-ground-dark.svg", ground.dark),
          bounds: ground.bounds,
        },
      });
    },
  },
});

const module = (names: Record<string, unknown>): string =>
  Object.entries(names)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
