import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { createValidator } from "../../../scripts/contract/validator.ts";
import { projectRoot } from "../../../scripts/project-root.ts";
import { sharedFile } from "../../steps/shared-data.ts";

interface RecordedCase {
  name: string;
  request?: { method: string; path: string; headers?: Record<string, string> };
  response?: { status: number; headers: [string, string][]; body?: unknown };
}

/** Where the schemas are not the measure of a good answer. */
const excluded: Record<string, string> = {
  "get policy: password-strength": "the description is older than this policy",
};

/** File 15 says where another database differs, and holds no answers of its own. */
const isRecording = (file: string): boolean => /^\d.*\.json$/.test(file) && !file.startsWith("15");

/** The recordings leave numbers out that differ by run. */
const restored = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null, (_key, value) =>
      /^<(seconds|bytes|number)>$/.test(String(value)) ? 1 : value,
    ),
  );

/** Rows are recorded as their ids alone where a case is about which ones are found. */
const isWhole = ({ request, response }: RecordedCase): boolean =>
  response?.body !== undefined &&
  !JSON.stringify(response.body).includes('"rowIds"') &&
  !decodeURIComponent(request?.path ?? "").includes('"select"');

/** A function's own domain answers what the function likes. */
const isOfTheApi = ({ request }: RecordedCase): boolean =>
  request?.path?.startsWith("/v1/") === true &&
  !/functions\.localhost/.test(String(request.headers?.Host ?? request.headers?.host ?? ""));

describe("the contract's schemas against the recorded answers of a real server", () => {
  const folder = dirname(sharedFile("appwrite/golden/README.md") ?? "");
  const files = folder === "." ? [] : readdirSync(folder).filter((one) => isRecording(one));
  const validate = createValidator(
    join(projectRoot, "node_modules"),
    process.env.SHARED_DIR ?? join(projectRoot, "..", "shared"),
  );

  function violationsOf(file: string): { checked: number; violations: string[] } {
    const recorded: { cases: RecordedCase[] } = JSON.parse(
      readFileSync(join(folder, file), "utf8"),
    );
    const cases = recorded.cases
      .filter((one) => one.request && one.response && isOfTheApi(one) && isWhole(one))
      .filter(({ name }) => !(name in excluded));
    const violations = cases.flatMap(({ name, request, response }) => {
      const header = (wanted: string): string =>
        response?.headers.find(([one]) => one.toLowerCase() === wanted)?.[1] ?? "";
      const verdict = validate({
        method: request?.method ?? "GET",
        path: (request?.path ?? "").replace(/^\/v1/, "").replace(/\?.*/, ""),
        format: String(request?.headers?.["X-Appwrite-Response-Format"] ?? ""),
        status: response?.status ?? 0,
        contentType: header("content-type"),
        body: restored(response?.body),
      });
      return verdict.violations.map((one) => `${name}: ${one}`);
    });
    return { checked: cases.length, violations };
  }

  test.each(files)("%s: every answer fits its schema", (file) => {
    expect(violationsOf(file).violations).toEqual([]);
  });

  test("most of the recorded answers are looked at", () => {
    const checked = files.reduce((sum, file) => sum + violationsOf(file).checked, 0);
    expect(files.length === 0 || checked > 1_200).toBe(true);
  });
});
