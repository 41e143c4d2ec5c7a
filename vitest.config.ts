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
      {
        test: {
          ...common,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
