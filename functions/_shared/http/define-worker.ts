import type { AppwriteAddress } from "#shared/adapters/appwrite/client.ts";
import type { Env } from "#shared/env.ts";
import { readEnv } from "#shared/env.ts";
import type { FunctionContext, FunctionResult } from "./context.ts";
import { withoutDetails, withSafeLogs } from "./log-text.ts";

export interface Work {
  /** The execution's JSON body; not trusted to have any shape. */
  body: unknown;
  env: Env;
  address: AppwriteAddress;
  key: string;
  log: (...parts: unknown[]) => void;
  error: (...parts: unknown[]) => void;
}

/** The path that says the code is up; it does no work. */
const workerHealth = "/health";

/** A function nobody can call: only a schedule or an execution started with a key reaches it. */
export function defineWorker(work: (work: Work) => Promise<object>) {
  return async (context: FunctionContext): Promise<FunctionResult> => {
    const { req, res, log, error } = withSafeLogs(context);
    const env = readEnv(process.env);
    if (req.method === "GET" && req.path === workerHealth) return res.json({ status: "ok" });
    const done = await work({
      body: bodyOf(req.bodyText),
      env,
      address: {
        endpoint: env.APPWRITE_FUNCTION_API_ENDPOINT,
        projectId: env.APPWRITE_FUNCTION_PROJECT_ID,
      },
      key: req.headers["x-appwrite-key"] ?? "",
      log,
      error,
    }).catch((thrown: unknown) => {
      // The platform logs a thrown error.
      throw withoutDetails(thrown);
    });
    return res.json(done);
  };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
