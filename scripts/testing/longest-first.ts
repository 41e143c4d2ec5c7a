import { BaseSequencer, type TestSpecification } from "vitest/node";
import { pathOf, readSeconds } from "./test-files.ts";

/** What waits most comes first, so that rules fill the processor while it waits. */
const projects = ["journeys", "local-stack", "rules"];

/**
 * Longest files first, a project after the other: workers keep their stack and their browser only
 * while the next file in the queue is of the same project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = readSeconds();
    const lengthOf = ({ moduleId }: TestSpecification): number =>
      seconds[pathOf(moduleId)] ?? Number.POSITIVE_INFINITY;
    const turnOf = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return files.toSorted(
      (one, other) =>
        turnOf(one) - turnOf(other) ||
        lengthOf(other) - lengthOf(one) ||
        (one.moduleId < other.moduleId ? -1 : 1),
    );
  }
}
