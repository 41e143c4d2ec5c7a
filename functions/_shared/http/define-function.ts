import { AppError } from "#domain/errors.ts";
import { readEnv } from "#shared/env.ts";
import type { FunctionContext, FunctionResult } from "./context.ts";
import type { InTurn } from "./few-at-once.ts";
import { withSafeLogs } from "./log-text.ts";
import { singleValues } from "./query.ts";
import type { Route } from "./route.ts";

const atOnce: InTurn = (begin) => begin();

/**
 * Turns endpoints into what the platform runs; `/health` below them says that the code is up.
 * Calls of the endpoints begin when `inTurn` lets them.
 */
export function defineFunction(routes: readonly Route[], inTurn: InTurn = atOnce) {
  const health = `${baseOf(routes)}/health`;
  return async (given: FunctionContext): Promise<FunctionResult> => {
    const arrivedAt = Date.now();
    const context = withSafeLogs(given);
    const { req, res } = context;
    const env = readEnv(process.env);
    const cors = corsHeaders(req.headers.origin, env.APP_ORIGINS);
    if (req.method === "OPTIONS") return res.send("", 204, cors);
    const path = req.path.replace(/(.)\/$/, "$1");
    if (req.method === "GET" && path === health) return res.json({ status: "ok" }, 200, cors);

    const here = routes.flatMap(({ method, failsAs, at }) => {
      const answer = at(path);
      return answer ? [{ method, failsAs, answer }] : [];
    });
    const found = here.find(({ method }) => method === req.method);
    try {
      if (here.length === 0) throw new AppError("request/no-such-address");
      if (!found)
        throw new AppError("request/method-not-allowed", { values: { method: req.method } });
      const call = {
        query: singleValues(req.queryString),
        headers: req.headers,
        env,
        address: {
          endpoint: env.APPWRITE_FUNCTION_API_ENDPOINT,
          projectId: env.APPWRITE_FUNCTION_PROJECT_ID,
        },
        key: req.headers["x-appwrite-key"] ?? "",
        origin: originOf(req),
        arrivedAt,
      };
      const reply = await inTurn(() => found.answer(call, context));
      if ("location" in reply) return res.redirect(reply.location, 302, cors);
      return res.json(reply.body, reply.status ?? 200, cors);
    } catch (error) {
      return fail(context, error, { cors, asText: (found ?? here[0])?.failsAs === "text" });
    }
  };
}

/** The common prefix of a function’s paths: `/api/scrape` for `/api/scrape/quote` and itself. */
function baseOf(routes: readonly Route[]): string {
  const [first = [], ...others] = routes.map(({ path }) => path.split("/"));
  const end = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return first.slice(0, end < 0 ? first.length : end).join("/");
}

const originOf = ({ headers, scheme, host }: FunctionContext["req"]): string =>
  `${headers["x-forwarded-proto"] ?? scheme}://${headers.host ?? host}`;

function corsHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  if (!origin || !allowed.includes(origin)) return { vary: "origin" };
  return {
    vary: "origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": "authorization, content-type, idempotency-key",
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
  };
}

/** The one general catch: the person gets the catalogue's sentence, the log gets the cause. */
function fail(
  { req, res, error: log }: FunctionContext,
  thrown: unknown,
  { cors, asText }: { cors: Record<string, string>; asText: boolean },
): FunctionResult {
  const reference = req.headers["x-appwrite-execution-id"] ?? "none";
  const error =
    thrown instanceof AppError
      ? thrown
      : new AppError("internal/unexpected", { values: { reference }, cause: thrown });
  if (error.status >= 500) log(error.code, reference, thrown);
  const headers = {
    ...cors,
    ...(error.retryAfterS === undefined ? {} : { "retry-after": String(error.retryAfterS) }),
  };
  return asText
    ? res.text(error.detail, error.status, headers)
    : res.json({ code: error.code, detail: error.detail }, error.status, headers);
}
