import { afterEach, expect, test, vi } from "vitest";
import { readEnv } from "#shared/env.ts";
import { startDeps } from "#shared/start/start-deps.ts";
import { manifest } from "../../../../functions/manifest.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The platform lets a function's key stand so long after its time is over. */
const keyGraceS = 60;

test.each(["scrape", "tasks"])("a count of %s ends before the key of its execution does", (id) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const env = readEnv({
    APPWRITE_FUNCTION_API_ENDPOINT: "http://127.0.0.1:1/v1",
    APPWRITE_FUNCTION_PROJECT_ID: "areascout",
    OVERPASS_URL: "http://127.0.0.1:1/api/interpreter",
  });
  const address = { endpoint: "http://127.0.0.1:1/v1", projectId: "areascout" };
  startDeps({ address, key: "key", env }, 1_000);
  const [countEndsMs = Number.POSITIVE_INFINITY] = timeout.mock.calls.flat();
  const timeoutS = manifest.find((one) => one.id === id)?.timeoutS ?? 0;
  expect(timeout).toHaveBeenCalledTimes(1);
  expect(countEndsMs).toBeLessThan((timeoutS + keyGraceS) * 1_000);
});
