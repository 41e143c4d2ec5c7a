import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  BodyTooLargeError,
  type BudgetOptions,
  type ByteBudget,
  createByteBudget,
  holdUntilClosed,
  NoRoomError,
  readBody,
} from "../bounded-body.ts";

const options: BudgetOptions = {
  ...{ maxBytes: 100, keptForSmallBytes: 20, smallMaxBytes: 10 },
  patienceMs: 600_000,
};
const budgetOf = (given: Partial<BudgetOptions> = {}): ByteBudget =>
  createByteBudget({ ...options, ...given });

/** Whether a promise has come to its end. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = (): void => {
    isDone = true;
  };
  void promise.then(done, done);
  await nextTurn();
  return isDone;
}

describe("a budget of bytes", () => {
  test("a body waits while there is no room for it, and gets it when another is done with", async () => {
    const budget = budgetOf();
    const [first, second] = [budget.hold(), budget.hold()];
    await first.growTo(80);
    const waiting = second.growTo(30);
    expect(await isSettled(waiting)).toBe(false);
    expect(budget.heldBytes()).toBe(80);
    first.release();
    await waiting;
    expect(budget.heldBytes()).toBe(30);
    second.release();
    expect(budget.heldBytes()).toBe(0);
  });

  test("room that a body turned out not to need is free again", async () => {
    const budget = budgetOf();
    const [first, second] = [budget.hold(), budget.hold()];
    await first.growTo(80);
    const waiting = second.growTo(70);
    first.shrinkTo(10);
    await waiting;
    expect(budget.heldBytes()).toBe(80);
  });

  test("a small body passes the large ones that wait", async () => {
    const budget = budgetOf();
    await budget.hold().growTo(80);
    const large = budget.hold().growTo(11);
    await budget.hold().growTo(10);
    expect(await isSettled(large)).toBe(false);
    expect(budget.heldBytes()).toBe(90);
  });

  test("large bodies are let in one after the other, none overtakes a larger one", async () => {
    const budget = budgetOf();
    const first = budget.hold();
    await first.growTo(60);
    const larger = budget.hold().growTo(80);
    const later = budget.hold().growTo(15);
    expect(await isSettled(later)).toBe(false);
    first.release();
    await larger;
    expect(await isSettled(later)).toBe(false);
  });

  test("one that waits in vain is refused, and may come again in a second", async () => {
    const budget = budgetOf({ patienceMs: 1 });
    await budget.hold().growTo(80);
    await expect(budget.hold().growTo(80)).rejects.toMatchObject({ retryAfterS: 1 });
    expect(budget.heldBytes()).toBe(80);
  });

  test("one that can't wait is refused at once", () => {
    const budget = budgetOf();
    const hold = budget.hold();
    hold.growAtOnceTo(80);
    hold.growAtOnceTo(40);
    expect(budget.heldBytes()).toBe(80);
    expect(() => budget.hold().growAtOnceTo(11)).toThrow(NoRoomError);
    expect(budget.heldBytes()).toBe(80);
  });

  test("a sender that leaves in the moment it gets room gives it back", async () => {
    const budget = budgetOf();
    const [first, second] = [budget.hold(), budget.hold()];
    await first.growTo(80);
    const waiting = second.growTo(80);
    first.release();
    second.release();
    await waiting;
    expect(budget.heldBytes()).toBe(0);
  });

  test("a sender that leaves while it waits takes no room later", async () => {
    const budget = budgetOf();
    const [first, second] = [budget.hold(), budget.hold()];
    await first.growTo(80);
    const waiting = second.growTo(80);
    second.release();
    await expect(waiting).rejects.toThrow(NoRoomError);
    first.release();
    expect(budget.heldBytes()).toBe(0);
    await expect(second.growTo(1)).rejects.toThrow(NoRoomError);
  });
});

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A server that gives each request to the test. */
async function serve(handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>) {
  const failures: unknown[] = [];
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      failures.push(error);
      res.writeHead(500).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, failures };
}

/** Sends these pieces as chunks, or in one with a length. */
function send(
  port: number,
  pieces: string[],
  headers: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const req = request({ host: "127.0.0.1", port, method: "POST", headers }, (res) => {
      let text = "";
      res.on("data", (piece: Buffer) => {
        text += piece.toString();
      });
      res.on("end", () => resolve(text));
    });
    req.on("error", reject);
    req.setNoDelay(true);
    for (const piece of pieces) req.write(piece);
    req.end();
  });
}

describe("a bounded body", () => {
  test("arrives as it was sent, with a length and without one, and is counted until the answer", async () => {
    const budget = budgetOf();
    const held: number[] = [];
    const { port } = await serve(async (req, res) => {
      const body = await readBody(req, holdUntilClosed(res, budget), 60);
      held.push(budget.heldBytes());
      res.end(body);
    });
    const text = "0123456789".repeat(4);
    expect(await send(port, [text], { "content-length": "40" })).toBe(text);
    expect(await send(port, ["0123456789", "0123456789", "01234567890123456789"])).toBe(text);
    expect(await send(port, [...text])).toBe(text);
    expect(await send(port, [])).toBe("");
    expect(held).toEqual([40, 40, 40, 0]);
    await vi.waitUntil(() => budget.heldBytes() === 0);
  });

  test("that states too great a length is refused before any of it has come", async () => {
    const { port, failures } = await serve(async (req, res) => {
      await readBody(req, holdUntilClosed(res, budgetOf()), 60);
    });
    const socket = connect(port, "127.0.0.1");
    closings.push(() => socket.destroy());
    socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 61\r\n\r\n");
    const answer = await new Promise<string>((resolve) =>
      socket.once("data", (piece) => resolve(piece.toString())),
    );
    expect(answer).toContain(" 500 ");
    expect(failures[0]).toBeInstanceOf(BodyTooLargeError);
  });

  test("that grows too long without a length is refused, its sender answered, its room free", async () => {
    const budget = budgetOf();
    const { port, failures } = await serve(async (req, res) => {
      await readBody(req, holdUntilClosed(res, budget), 60);
    });
    await send(port, ["x".repeat(60), "x", "x".repeat(100_000)]);
    expect(failures[0]).toBeInstanceOf(BodyTooLargeError);
    await vi.waitUntil(() => budget.heldBytes() === 0);
  });

  test("whose sender leaves in the middle gives its room back", async () => {
    const budget = budgetOf();
    const { port } = await serve(async (req, res) => {
      await readBody(req, holdUntilClosed(res, budget), 60);
    });
    const socket = connect(port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\nhalf");
    await vi.waitUntil(() => budget.heldBytes() === 50);
    socket.destroy();
    await vi.waitUntil(() => budget.heldBytes() === 0);
  });

  test("waits for room without being read", async () => {
    const budget = budgetOf();
    const other = budget.hold();
    await other.growTo(80);
    let arrived: IncomingMessage | undefined;
    const { port } = await serve(async (req, res) => {
      arrived = req;
      res.end(await readBody(req, holdUntilClosed(res, budget), 60));
    });
    const answer = send(port, ["y".repeat(50)], { "content-length": "50" });
    await vi.waitUntil(() => arrived !== undefined);
    expect(await isSettled(answer)).toBe(false);
    expect(arrived?.readableFlowing).not.toBe(true);
    other.release();
    expect(await answer).toBe("y".repeat(50));
  });
});
