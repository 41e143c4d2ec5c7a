import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const common = { testTimeout: 60_000, hookTimeout: 120_000 };

/** What takes minutes comes first: begun last, it would leave the other worker with nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/screens-");
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
