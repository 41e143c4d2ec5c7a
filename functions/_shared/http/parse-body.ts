import * as v from "valibot";
import { AppError } from "#domain/errors.ts";
import { platformLimits } from "#domain/limits/platform.ts";
import type { FunctionContext } from "./context.ts";
import { malformed } from "./malformed.ts";

/** A request's JSON, as its schema has it; anything else is a 400, 413 or 415. */
export function parseBody<S extends v.GenericSchema>(
  schema: S,
  req: FunctionContext["req"],
): v.InferOutput<S> {
  if (Buffer.byteLength(req.bodyText) > platformLimits.requestBodyMaxBytes) {
    throw new AppError("request/too-large");
  }
  if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "")) {
    throw new AppError("request/not-json");
  }
  const parsed = v.safeParse(schema, parseJson(req.bodyText));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw malformed(`${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === "__proto__") throw new SyntaxError("a field can't have that name");
      return value;
    });
  } catch {
    throw malformed("the body is not valid JSON");
  }
}
