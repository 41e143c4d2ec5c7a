import type { IncomingMessage, ServerResponse } from "node:http";
import { endpoints } from "../../functions/_shared/domain/contract.ts";
import { AppError } from "../../functions/_shared/domain/errors.ts";
import { paymentLimits } from "../../functions/_shared/domain/limits/payment.ts";
import { functionFor } from "../../functions/manifest.ts";
import {
  answerEarly,
  BodyTooLargeError,
  type LocalAppwrite,
  readWithinBudget,
} from "../local-appwrite/index.ts";

/** The webhook's, which is the longest that any function takes. */
const bodyMaxBytes = paymentLimits.webhookBodyMaxBytes;
/** `queryDatabase` shows a failure's body as it is. */
const tooLargeAsText = {
  status: 413,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: new AppError("request/too-large").detail,
};

/**
 * `/api/*` as the functions' own domains see it: original method, headers and raw body. Throws
 * BodyTooLargeError or NoRoomError before any function is called.
 */
export async function proxyToFunction(
  appwrite: LocalAppwrite,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const path = req.url ?? "/";
  const target = functionFor(path.split("?")[0] ?? "");
  if (!target) {
    return sendJson(res, 404, {
      code: "request/no-such-address",
      detail: "This address doesn't exist.",
    });
  }
  const body = await readWithinBudget(req, res, bodyMaxBytes).catch((error: unknown) => {
    if (path !== endpoints.askQuestion.pattern || !(error instanceof BodyTooLargeError))
      throw error;
    return null;
  });
  if (!body) return answerEarly(req, res, tooLargeAsText);
  const headers = flatHeaders(req);
  const reply = await appwrite.callFunction({
    functionId: target.id,
    method: req.method ?? "GET",
    path,
    headers,
    body,
    // Whoever is in front of this stack names the caller.
    clientIp: headers["x-forwarded-for"]?.split(",")[0]?.trim() ?? req.socket.remoteAddress ?? "",
  });
  res.writeHead(reply.status, reply.headers);
  res.end(reply.body);
}

const flatHeaders = (req: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(req.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  res.end(JSON.stringify(body));
}
