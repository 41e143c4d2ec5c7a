import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { type Notes, noteAnswer, type SentCall } from "./notes.ts";
import { tunnel } from "./tunnel.ts";
import type { Exchange, Verdict } from "./validator.ts";

const KEPT_BYTES = 8 * 1024 * 1024;
/** Longer calls are not kept to be sent again. */
const KEPT_CALL_BYTES = 64 * 1024;
const KEPT_HEADERS = [
  "content-type",
  "x-appwrite-key",
  "x-appwrite-project",
  "x-appwrite-response-format",
];

/** Stands between the clients and the API, and looks at every answer that passes. */
export interface Recorder {
  /** What the clients are pointed at. */
  endpoint: string;
  close: () => Promise<void>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function callOf(req: IncomingMessage, pieces: readonly Buffer[]): SentCall | null {
  const body = Buffer.concat(pieces);
  if (body.length > KEPT_CALL_BYTES || req.headers["content-range"]) return null;
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = req.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const { method = "GET", url: path = "/" } = req;
  return { method, path, headers: Object.fromEntries(headers), body };
}

/** A piece of what passes, as far as it is kept. */
function keeper(maxBytes: number): { pieces: Buffer[]; keep: (piece: Buffer) => void } {
  const pieces: Buffer[] = [];
  let bytes = 0;
  return {
    pieces,
    keep(piece) {
      bytes += piece.length;
      if (bytes <= maxBytes + piece.length) pieces.push(piece);
    },
  };
}

export async function startRecorder(
  target: string,
  validate: (exchange: Exchange) => Verdict,
  notes: Notes,
): Promise<Recorder> {
  const { protocol, hostname, port, host } = new URL(target);

  function note(req: IncomingMessage, answer: IncomingMessage, text: string, sent: Buffer[]): void {
    const path = new URL(req.url ?? "/", "http://any").pathname.replace(/^\/v1/, "");
    const exchange = {
      method: req.method ?? "GET",
      path,
      format: String(req.headers["x-appwrite-response-format"] ?? ""),
      status: answer.statusCode ?? 0,
      contentType: answer.headers["content-type"] ?? "",
      body: parsed(text),
      text,
      ...(answer.statusCode === 429 ? { resetS: Number(answer.headers["x-ratelimit-reset"]) } : {}),
    };
    noteAnswer(notes, exchange, validate(exchange), callOf(req, sent));
  }

  function pass(req: IncomingMessage, res: ServerResponse): void {
    const ask = protocol === "https:" ? httpsRequest : httpRequest;
    // Bytes are looked at as they pass, so they must not be compressed.
    const headers = { ...req.headers, host, "accept-encoding": "identity" };
    const sent = keeper(KEPT_CALL_BYTES);
    const outgoing = ask(
      { hostname, port, path: req.url, method: req.method, headers },
      (answer) => {
        const got = keeper(KEPT_BYTES);
        // The SDKs print a line for every answer of a server that is not of their own age.
        const { "x-appwrite-warning": _warning, ...answered } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, answered);
        answer.on("data", (piece: Buffer) => {
          got.keep(piece);
          res.write(piece);
        });
        answer.on("end", () => {
          note(req, answer, Buffer.concat(got.pieces).toString(), sent.pieces);
          res.end();
        });
        answer.on("error", () => res.destroy());
      },
    );
    outgoing.on("error", () => res.destroy());
    req.on("data", sent.keep);
    req.pipe(outgoing);
  }

  const server = createServer(pass);
  server.on("upgrade", (req, socket, head) =>
    tunnel(new URL(target), req, socket, head, (code) =>
      notes.refusals.push({ operation: "realtime", status: code, type: String(code) }),
    ),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
