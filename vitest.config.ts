import { defineConfig } from "vitest/config";

const common = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/journeys/**"],
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
