import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { endpoints } from "#domain/contract.ts";
import { pathOf } from "#domain/wire/endpoint.ts";
import type { FunctionContext, FunctionResult } from "#shared/http/context.ts";
import { functionFor, manifest } from "../../functions/manifest.ts";

type Main = { default: (context: FunctionContext) => Promise<FunctionResult> };

/** The status a function answers a stranger with who sends nothing. */
async function statusOf(id: string, method: string, path: string): Promise<number> {
  let status = 0;
  const answered = (_: unknown, code = 200): FunctionResult => {
    status = code;
    return {};
  };
  const main: Main = await import(`../../functions/${id}/main.ts`);
  await main.default({
    req: {
      ...{ method, path, queryString: "", scheme: "http", host: "localhost", port: 80 },
      ...{ headers: {}, bodyText: "" },
    },
    res: {
      ...{ text: answered, json: answered, redirect: answered, send: answered },
      empty: () => answered("", 204),
    },
    log: () => {},
    error: () => {},
  });
  return status;
}

beforeAll(() => {
  vi.stubEnv("APPWRITE_FUNCTION_API_ENDPOINT", "http://127.0.0.1:1/v1");
  vi.stubEnv("APPWRITE_FUNCTION_PROJECT_ID", "areascout");
});
afterAll(() => vi.unstubAllEnvs());

describe.each(Object.entries(endpoints))("%s", (_, { method, pattern, by = "user" }) => {
  test("is answered by the function that its path leads to", async () => {
    const path = pathOf(pattern);
    const status = await statusOf(functionFor(path)?.id ?? "none", method, path);
    expect([404, 405, 500]).not.toContain(status);
    if (by === "user") expect(status).toBe(401);
  });
});

test.each(manifest.flatMap(({ id, paths }) => paths.map((path) => ({ id, path }))))(
  "$path/health says that $id is up",
  async ({ id, path }) => expect(await statusOf(id, "GET", `${path}/health`)).toBe(200),
);
