import {
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from "vitest/node";
import { pathOf } from "./test-files.ts";

export interface FailedTest {
  moduleId: string;
  project: string;
  id: string;
  /** `tests/web/paths.test.ts > a path > holds` */
  name: string;
  message: string;
}

export interface FilesResult {
  passed: number;
  failed: readonly FailedTest[];
  /** Failed browser journeys that passed on a fresh stack. */
  flaky: readonly FailedTest[];
  /** Errors outside any test, such as a file that can't be read. */
  errors: readonly string[];
  secondsOf: Record<string, number>;
}

export interface FilesRun {
  filters: readonly string[];
  /** A failed journey is run once more on a fresh stack. */
  retriesJourneys: boolean;
  /** Runs the tests of each file in a random order that this number gives. */
  orderSeed?: number;
  /** Takes those that shall run, and makes what they need. */
  prepare: (found: TestSpecification[]) => Promise<TestSpecification[]>;
}

/** All files that match in one run of Vitest. */
export async function runFiles(run: FilesRun): Promise<FilesResult> {
  const { orderSeed: seed } = run;
  const vitest = await createVitest({
    watch: false,
    reporters: ["default"],
    ...(seed === undefined ? {} : { sequence: { shuffle: { files: false, tests: true }, seed } }),
  });
  try {
    await vitest.standalone();
    const found = await vitest.globTestSpecifications([...run.filters]);
    const specifications = await run.prepare(found);
    if (specifications.length === 0) return nothing;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      specifications,
      true,
    );
    const first = resultOf(testModules, unhandledErrors);
    const again = first.failed.filter(({ project }) => project === "journeys");
    if (!run.retriesJourneys || again.length === 0) return first;
    const flaky = await passingOnFreshStack(vitest, again);
    return {
      ...first,
      passed: first.passed + flaky.length,
      failed: first.failed.filter((one) => !flaky.includes(one)),
      flaky,
    };
  } finally {
    await vitest.close();
    // What failed is told by the result; a passing second try must not leave Vitest's own code.
    process.exitCode = 0;
  }
}

const nothing: FilesResult = { passed: 0, failed: [], flaky: [], errors: [], secondsOf: {} };

/** Workers of a second run are new, and so are their stacks and browsers. */
async function passingOnFreshStack(
  vitest: Vitest,
  failed: readonly FailedTest[],
): Promise<FailedTest[]> {
  console.log("\nOnce more on a fresh stack:");
  const project = vitest.getProjectByName("journeys");
  const idsOf = Map.groupBy(failed, ({ moduleId }) => moduleId);
  const specifications = [...idsOf].map(([moduleId, tests]) =>
    project.createSpecification(moduleId, { testIds: tests.map(({ id }) => id) }),
  );
  const { testModules } = await vitest.runTestSpecifications(specifications, false);
  const passed = new Set(
    casesOf(testModules)
      .filter((test) => test.result().state === "passed")
      .map(({ id }) => id),
  );
  return failed.filter(({ id }) => passed.has(id));
}

const casesOf = (modules: readonly TestModule[]): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()]);

function resultOf(modules: readonly TestModule[], unhandled: readonly unknown[]): FilesResult {
  const cases = casesOf(modules);
  const failed = cases.filter((test) => test.result().state === "failed").map(failedTest);
  const withFailures = new Set(failed.map(({ moduleId }) => moduleId));
  const errors = [
    ...unhandled.map((error) => String((error as Error).message ?? error)),
    ...modules
      .filter((module) => module.state() === "failed" && !withFailures.has(module.moduleId))
      .map((module) => `${pathOf(module.moduleId)}: ${module.errors()[0]?.message ?? "failed"}`),
  ];
  return {
    passed: cases.filter((test) => test.result().state === "passed").length,
    failed,
    flaky: [],
    errors,
    secondsOf: Object.fromEntries(
      modules.map((module) => [pathOf(module.moduleId), secondsOf(module)]),
    ),
  };
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  const ms =
    collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration;
  return Math.round(ms / 100) / 10;
}

function failedTest(test: TestCase): FailedTest {
  const { moduleId } = test.module;
  return {
    moduleId,
    project: test.project.name,
    id: test.id,
    name: `${pathOf(moduleId)} > ${test.fullName}`,
    message: test.result().errors?.[0]?.message?.split("\n")[0] ?? "",
  };
}
