import { afterEach, beforeEach } from "vitest";
import { forgetClosedVisits, saveEvidence } from "./evidence.ts";

beforeEach(() => forgetClosedVisits());
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const folder = await saveEvidence(task.file.filepath, task.name);
  console.log(`What "${task.name}" met: ${folder}`);
});
