import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { answerEarly, BodyTooLargeError, NoRoomError } from "./bounded-body.ts";

type Handle = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;
type HandleUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean | undefined;

const ignore = (): void => undefined;

/**
 * How long an idle connection stays open: for as long as behind Appwrite's own proxy. After Node's
 * 5 s a busy client may be sending on a connection at the moment it is closed.
 */
export const idleConnectionMs = 180_000;

/** Addresses, headers and bodies that are none: what the sender has to mend. */
const senderCodes = /^ERR_(INVALID_(URL|ARG_VALUE|ARG_TYPE|CHAR|HTTP_TOKEN)|HTTP_INVALID_\w+)$/;

const isSenders = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof URIError ||
  (error instanceof Error && "code" in error && senderCodes.test(String(error.code)));

interface Refusal {
  status: number;
  code: string;
  detail: string;
  headers?: Record<string, string>;
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof BodyTooLargeError)
    return { status: 413, code: "request/too-large", detail: "The request is too large." };
  if (!(error instanceof NoRoomError)) return null;
  return {
    ...{ status: 503, code: "server/busy", detail: "The server is busy. Please try again." },
    headers: { "retry-after": String(error.retryAfterS) },
  };
}

async function answerFailure(
  req: IncomingMessage,
  res: ServerResponse,
  error: unknown,
): Promise<void> {
  const refusal = refusalOf(error);
  if (refusal && !res.headersSent && !res.destroyed) {
    const { status, headers, ...body } = refusal;
    const type = { "content-type": "application/json; charset=utf-8" };
    return answerEarly(req, res, {
      status,
      headers: { ...type, ...headers },
      body: JSON.stringify(body),
    });
  }
  const isTheirs = isSenders(error);
  if (!isTheirs) console.error(error);
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  const detail = isTheirs ? "This request can't be read." : "The server failed.";
  const code = isTheirs ? "request/malformed" : "internal/unexpected";
  res.writeHead(isTheirs ? 400 : 500, { "content-type": "application/json; charset=utf-8" });
  res.end(JSON.stringify({ code, detail }));
}

/** A handler for a server's `request` that ends in an answer whatever it throws, now or later. */
export function keepAnswering(handle: Handle) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    // A client that leaves in the middle is no failure of ours.
    req.on("error", ignore);
    res.on("error", ignore);
    try {
      Promise.resolve(handle(req, res)).catch((error: unknown) => answerFailure(req, res, error));
    } catch (error) {
      void answerFailure(req, res, error);
    }
  };
}

/** The same for its `upgrade`: a socket nobody takes is closed. */
export function keepConnecting(handle: HandleUpgrade) {
  return (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // From here on Node itself listens for no error of the socket any more.
    socket.on("error", ignore);
    try {
      if (!handle(req, socket, head)) socket.destroy();
    } catch (error) {
      if (!isSenders(error)) console.error(error);
      socket.destroy();
    }
  };
}
