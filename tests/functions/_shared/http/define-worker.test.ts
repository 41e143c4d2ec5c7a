import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FunctionContext } from "../../../../functions/_shared/http/context.ts";
import { defineWorker } from "../../../../functions/_shared/http/define-worker.ts";

beforeEach(() => {
  vi.stubEnv("APPWRITE_FUNCTION_API_ENDPOINT", "http://127.0.0.1:1/v1");
  vi.stubEnv("APPWRITE_FUNCTION_PROJECT_ID", "p");
});
afterEach(() => vi.unstubAllEnvs());

const called = (method: string, path: string): FunctionContext =>
  ({
    req: { method, path, headers: {}, bodyText: "{}" },
    res: { json: (body: unknown) => body },
    log: () => undefined,
    error: () => undefined,
  }) as unknown as FunctionContext;

test("a worker that is asked whether it is there says so, and does no work", async () => {
  const work = vi.fn(async () => ({ done: true }));
  const worker = defineWorker(work);
  expect(await worker(called("GET", "/health"))).toEqual({ status: "ok" });
  expect(work).not.toHaveBeenCalled();
  expect(await worker(called("POST", "/"))).toEqual({ done: true });
});
