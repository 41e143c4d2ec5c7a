import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Account, AppwriteException, Client, ID, Realtime, Storage } from "appwrite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";

const closers: (() => void)[] = [];
// The SDK's socket keeps its heartbeat at the browser's window.
beforeEach(() => vi.stubGlobal("window", globalThis));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const close of closers.splice(0)) close();
});

describe("the identity SDK the site uses", () => {
  test("an error carries its message, code, type and response", async () => {
    const sent = { message: "Not allowed here", code: 403, type: "general_access_forbidden" };
    const account = new Account(clientOf(await answer(403, sent)));
    const error = await account.get().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppwriteException);
    expect(error).toMatchObject({ ...sent, response: JSON.stringify(sent) });
  });

  test("a missing argument is named", () => {
    const account = new Account(clientOf("http://127.0.0.1:1"));
    // What a form without types could pass.
    const incomplete = { password: "x" } as { email: string; password: string };
    expect(() => account.createEmailPasswordSession(incomplete)).toThrow(
      'Missing required parameter: "email"',
    );
  });

  test("an upload above 5 MB goes in parts of 5 MB", async () => {
    const ranges: string[] = [];
    const endpoint = await answer(201, { $id: "file", chunksUploaded: 1 }, (headers) =>
      ranges.push(headers["content-range"] ?? ""),
    );
    const size = 11 * 1024 * 1024;
    await new Storage(clientOf(endpoint)).createFile({
      bucketId: "any",
      fileId: ID.unique(),
      file: new File([new Uint8Array(size)], "large.bin"),
    });
    const part = 5 * 1024 * 1024;
    expect(ranges.toSorted()).toEqual(
      [
        `bytes 0-${part - 1}/${size}`,
        `bytes ${part}-${2 * part - 1}/${size}`,
        `bytes ${2 * part}-${size - 1}/${size}`,
      ].toSorted(),
    );
  });

  test("a realtime socket that breaks is said to be and opened again after a second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const { endpoint, connections } = await socketServer((socket) => socket.close(1011, "restart"));
    const realtime = new Realtime(clientOf(endpoint));
    realtime.subscribe("documents", () => {}).catch(() => {});
    const waits = "Realtime disconnected. Re-connecting in 1 seconds.";
    await expect.poll(() => log.mock.calls.flat(), { timeout: 120_000 }).toContain(waits);
    await vi.advanceTimersByTimeAsync(999);
    expect(connections()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => connections(), { timeout: 120_000 }).toBe(2);
    await realtime.disconnect();
  });

  test("a realtime socket refused by 1008 is not opened again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { endpoint, connections } = await socketServer((socket) =>
      socket.close(1008, "not allowed"),
    );
    const realtime = new Realtime(clientOf(endpoint));
    const onClose = vi.fn();
    realtime.onClose(onClose);
    realtime.subscribe("documents", () => {}).catch(() => {});
    await expect.poll(() => onClose.mock.calls.length, { timeout: 120_000 }).toBe(1);
    await vi.runAllTimersAsync();
    expect([vi.getTimerCount(), connections()]).toEqual([0, 1]);
    await realtime.disconnect();
  });

  test.each([
    [0, 1_000],
    [4, 1_000],
    [5, 5_000],
    [14, 5_000],
    [15, 10_000],
    [99, 10_000],
    [100, 60_000],
  ])("after %i lost sockets the next is tried in %i ms", (attempts, waitMs) => {
    const realtime = new Realtime(clientOf("http://127.0.0.1:1"));
    Reflect.set(realtime, "reconnectAttempts", attempts);
    const wait = Reflect.get(realtime, "getTimeout") as () => number;
    expect(wait.call(realtime)).toBe(waitMs);
  });
});

const clientOf = (endpoint: string): Client =>
  new Client().setEndpoint(`${endpoint}/v1`).setProject("areascout");

/** A server that gives one answer to everything. */
async function answer(
  status: number,
  body: object,
  onRequest: (headers: Record<string, string | undefined>) => void = () => {},
): Promise<string> {
  const server = createServer((req, res) => {
    onRequest(req.headers as Record<string, string | undefined>);
    req.resume().on("end", () => {
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function socketServer(
  onConnection: (socket: { close: (code: number, why: string) => void }) => void,
) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((done) => server.once("listening", done));
  let count = 0;
  server.on("connection", (socket) => {
    count += 1;
    onConnection(socket);
  });
  closers.push(() => server.close());
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => count,
  };
}
