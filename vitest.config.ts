import { defineConfig } from "vitest/config";

const common = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: "rules",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/local-stack/**", "tests/journeys/**"],
        },
      },
      // What starts the whole product runs one file at a time: it measures seconds.
      {
        test: {
          ...common,
          name: "local-stack",
          include: ["tests/local-stack/**/*.test.ts"],
          fileParallelism: false,
        },
      },
      // Each file has a stack of its own and mostly waits for its browser: two at a time.
      {
        test: {
          ...common,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
