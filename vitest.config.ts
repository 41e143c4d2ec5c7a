import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";
import { heavyRounds } from "./scripts/testing/test-files.ts";

const isQuick = process.env.TEST_DEPTH === "quick";
const common = { testTimeout: 60_000, hookTimeout: 120_000 };

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
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/local-stack/**", "tests/journeys/**", ...(isQuick ? heavyRounds : [])],
        },
      },
      // Workers that are kept share a stack among their files (tests/steps/product.ts).
      {
        test: {
          ...common,
          name: "local-stack",
          include: ["tests/local-stack/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          setupFiles: ["tests/steps/journey-setup.ts"],
          isolate: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
