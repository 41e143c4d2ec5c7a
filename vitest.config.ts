import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";
import { firefoxFile, leftOutOfQuick } from "./scripts/testing/test-files.ts";

const isFull = process.env.TEST_DEPTH === "full";
const isQuick = process.env.TEST_DEPTH === "quick";
// Workers are kept for file after file: modules are loaded once, and a stack and a browser are shared
// (tests/steps/product.ts).
// The limits are for what hangs: on a busy machine a test may take many times its usual time.
const common = {
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // For suites that import nothing of the repository.
  env: { TEST_FAILED_SEEDS: join(import.meta.dirname, "tests", "failed-seeds.json") },
};

export default defineConfig({
  test: {
    // Journeys wait more than they work: four of them keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: "rules",
          include: ["tests/**/*.test.ts", "scripts/*/tests/**/*.test.ts"],
          exclude: [
            "tests/local-stack/**",
            "tests/journeys/**",
            ...(isQuick ? leftOutOfQuick() : []),
          ],
        },
      },
      {
        test: {
          ...common,
          name: "local-stack",
          include: ["tests/local-stack/**/*.test.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          exclude: isFull ? [] : [firefoxFile],
          setupFiles: ["tests/steps/journey-setup.ts"],
        },
      },
    ],
  },
});
