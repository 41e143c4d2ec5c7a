import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { WebSocket } from "ws";
import {
  type AppwriteConfig,
  createLocalAppwrite,
  type LocalAppwrite,
  type LocalAppwriteOptions,
} from "../../index.ts";
import { goldenConfig } from "./project.ts";
import type { RecordedRequest } from "./recordings.ts";
import { jwtSecretIn, signedJwt } from "./tokens.ts";

const API_KEY = "standard_operator";

export interface Answer {
  status: number;
  headers: [string, string][];
  bytes: Buffer;
  text: string;
  /** Parsed JSON; undefined for any other body. */
  json: unknown;
}

/** The server under test with what the recorded requests refer to by placeholder. */
export interface World {
  send: (request: RecordedRequest) => Promise<Answer>;
  /** Opens a websocket. */
  connect: (path: string, headers: Record<string, string>) => WebSocket;
  /** As the operator, with the project header. */
  asKey: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Ends the process and starts it anew on the same data: rate-limit counters are empty again. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
  sql: (text: string, ...values: (string | number)[]) => void;
  mails: () => Promise<{ subject: string; links: string[] }[]>;
  /** Values of placeholders such as `<transaction-id>` and `<session:carol>`. */
  values: Map<string, string>;
  jwtSecret: string;
}

interface Running {
  appwrite: LocalAppwrite;
  server: Server;
  port: number;
}

type Options = Partial<LocalAppwriteOptions>;

async function start(dataDir: string, config: AppwriteConfig, options: Options): Promise<Running> {
  const current: { appwrite?: LocalAppwrite } = {};
  const server = createServer((req, res) => {
    if (!current.appwrite?.handle(req, res)) res.writeHead(404).end();
  });
  server.on("upgrade", (req, socket, head) => {
    if (!current.appwrite?.handleUpgrade(req, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const appwrite = await createLocalAppwrite({
    dataDir,
    config,
    functionsRoot: dataDir,
    functionVariables: {},
    apiKey: API_KEY,
    endpoint: `http://127.0.0.1:${port}/v1`,
    platformHosts: ["app.example.test", "*.sub.example.test"],
    rateLimits: true,
    ...options,
  });
  current.appwrite = appwrite;
  return { appwrite, server, port };
}

async function stop({ appwrite, server }: Running): Promise<void> {
  server.closeAllConnections();
  await Promise.all([appwrite.close(), new Promise((resolve) => server.close(resolve))]);
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : [],
  );
}

function exchange(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = httpRequest({ host: "127.0.0.1", port, method, path, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({
          status: res.statusCode ?? 0,
          headers: pairs(res.rawHeaders),
          bytes,
          text,
          json: parseOrUndefined(text),
        });
      });
    });
    req.on("error", reject);
    req.end(body);
  });
}

/** An empty configuration makes the project one that everything has to be made in over HTTP. */
export async function createWorld(
  config: AppwriteConfig = goldenConfig,
  options: Options = {},
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "golden-"));
  let running = await start(dataDir, config, options);
  const database = new DatabaseSync(join(dataDir, "appwrite.sqlite"));
  const jwtSecret = jwtSecretIn(database);
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const values = new Map([
    ["<api-key>", API_KEY],
    [
      "<api-key-with-only-rows.read>",
      `ephemeral_${signedJwt({ projectId: "golden", scopes: ["rows.read"], exp }, jwtSecret)}`,
    ],
    ["<hex256>", "0".repeat(256)],
    ["<date>", "2020-01-01T00:00:00.000+00:00"],
  ]);
  const fill = (text: string): string =>
    text.replace(/<[a-z][^>]*>/g, (placeholder) => {
      if (placeholder === "<port>") return String(running.port);
      const plain = placeholder.replace("session-percent-encoded", "session");
      return values.get(plain) ?? placeholder;
    });
  const send: World["send"] = ({ method, path, headers, body, bodyText, bodyBytes }) => {
    const filled = Object.entries(headers ?? {}).map(([name, value]) => [name, fill(value)]);
    const json = body === undefined ? "" : fill(JSON.stringify(body));
    const sent = bodyBytes ?? bodyText ?? json;
    const length = sent.length > 0 ? { "content-length": String(Buffer.byteLength(sent)) } : {};
    return exchange(
      running.port,
      method,
      fill(path),
      { ...Object.fromEntries(filled), ...length },
      sent,
    );
  };
  return {
    send,
    connect: (path, headers) => {
      const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
      return new WebSocket(`ws://127.0.0.1:${running.port}${fill(path)}`, {
        headers: Object.fromEntries(filled),
      });
    },
    values,
    jwtSecret,
    asKey: (method, path, body) =>
      send({
        method,
        path,
        body,
        headers: {
          "X-Appwrite-Project": "golden",
          "X-Appwrite-Key": API_KEY,
          "Content-Type": "application/json",
        },
      }),
    sql: (text, ...parameters) => void database.prepare(text).run(...parameters),
    mails: async () => {
      const answer = await send({ method: "GET", path: "/mailbox/messages" });
      const mails: { subject: string; links: string[] }[] = JSON.parse(answer.text);
      return mails;
    },
    restart: async () => {
      await stop(running);
      running = await start(dataDir, config, options);
    },
    close: async () => {
      await stop(running);
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
