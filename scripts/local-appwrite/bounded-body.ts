import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";

/** The body is longer than its reader takes. */
export class BodyTooLargeError extends Error {}

/** So many bodies are held at once that there is no room for this one. */
export class NoRoomError extends Error {
  readonly retryAfterS = 1;
}

export interface BudgetOptions {
  /** Of all bodies that are held at once. */
  maxBytes: number;
  /** The part of it that large bodies leave free, so that they never keep ordinary requests waiting. */
  keptForSmallBytes: number;
  /** Up to here a body is small. */
  smallMaxBytes: number;
  /** How long a body waits for room. */
  patienceMs: number;
}

/** What one request holds of the budget. */
export interface Hold {
  readonly smallMaxBytes: number;
  /** Waits for room; throws NoRoomError when there is none in time. */
  growTo: (bytes: number) => Promise<void>;
  /** The same without waiting. */
  growAtOnceTo: (bytes: number) => void;
  shrinkTo: (bytes: number) => void;
  /** Gives all of it back; nobody waits for this hold any more. */
  release: () => void;
}

export interface ByteBudget {
  heldBytes: () => number;
  hold: () => Hold;
}

interface Waiter {
  bytes: number;
  isSmall: boolean;
  admit: () => void;
  refuse: () => void;
}

/** Counts bytes over all requests; large bodies get their room in the order they asked for it. */
export function createByteBudget(options: BudgetOptions): ByteBudget {
  const { maxBytes, keptForSmallBytes, smallMaxBytes, patienceMs } = options;
  const waiters = new Set<Waiter>();
  let held = 0;

  const fits = (bytes: number, isSmall: boolean): boolean =>
    held + bytes <= (isSmall ? maxBytes : maxBytes - keptForSmallBytes);

  function admit(): void {
    let isLargeInLine = false;
    for (const waiter of [...waiters]) {
      if (!waiter.isSmall && isLargeInLine) continue;
      if (fits(waiter.bytes, waiter.isSmall)) {
        waiter.admit();
      } else if (!waiter.isSmall) isLargeInLine = true;
    }
  }

  function createHold(): Hold {
    const own = new Set<Waiter>();
    let ownBytes = 0;
    let isOver = false;

    function set(bytes: number): void {
      held += bytes - ownBytes;
      ownBytes = bytes;
      admit();
    }

    const wait = (bytes: number, isSmall: boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          clearTimeout(timer);
          waiters.delete(waiter);
          own.delete(waiter);
        };
        const waiter: Waiter = {
          ...{ bytes: bytes - ownBytes, isSmall },
          admit() {
            end();
            held += bytes - ownBytes;
            ownBytes = bytes;
            resolve();
          },
          refuse() {
            end();
            reject(new NoRoomError());
          },
        };
        const timer = setTimeout(waiter.refuse, patienceMs);
        waiters.add(waiter);
        own.add(waiter);
        admit();
      });

    return {
      smallMaxBytes,
      async growTo(bytes) {
        if (isOver) throw new NoRoomError();
        if (bytes > ownBytes) await wait(bytes, bytes <= smallMaxBytes);
      },
      growAtOnceTo(bytes) {
        if (bytes <= ownBytes) return;
        if (isOver || !fits(bytes - ownBytes, bytes <= smallMaxBytes)) throw new NoRoomError();
        set(bytes);
      },
      shrinkTo: (bytes) => set(Math.min(bytes, ownBytes)),
      release() {
        isOver = true;
        for (const waiter of [...own]) waiter.refuse();
        set(0);
      },
    };
  }

  return { heldBytes: () => held, hold: createHold };
}

const MIB = 1024 * 1024;

/** What this process holds of all the requests it answers. */
const ofThisProcess = createByteBudget({
  maxBytes: 64 * MIB,
  keptForSmallBytes: 16 * MIB,
  smallMaxBytes: MIB / 4,
  patienceMs: 5_000,
});

/** Room in this process's memory for the body of a request, until its answer is sent or its sender is gone. */
export function holdUntilClosed(res: ServerResponse, budget = ofThisProcess): Hold {
  const hold = budget.hold();
  if (res.closed) hold.release();
  else res.once("close", hold.release);
  return hold;
}

/**
 * The whole body. Throws BodyTooLargeError or NoRoomError as soon as that is known: by the length the
 * request states, before any of it is read. What is left of it then is thrown away as it comes.
 */
export async function readBody(
  req: IncomingMessage,
  hold: Hold,
  maxBytes: number,
): Promise<Buffer> {
  try {
    const stated = req.headers["content-length"];
    if (stated !== undefined) return await fill(req, hold, { maxBytes, roomBytes: Number(stated) });
    if (req.headers["transfer-encoding"] === undefined) return Buffer.alloc(0);
    return await fill(req, hold, {
      maxBytes,
      roomBytes: Math.min(hold.smallMaxBytes, maxBytes),
    });
  } catch (error) {
    req.resume();
    throw error;
  }
}

/** The whole body of one request, held until its answer is sent; throws as `readBody` does. */
export const readWithinBudget = (
  req: IncomingMessage,
  res: ServerResponse,
  maxBytes: number,
): Promise<Buffer> => readBody(req, holdUntilClosed(res), maxBytes);

/**
 * Answers while the body may still come: the sender reads the answer at once, and the connection stays
 * until it has sent the rest, or it would see a broken one instead.
 */
export async function answerEarly(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
): Promise<void> {
  const length = String(Buffer.byteLength(body));
  res.writeHead(status, { ...headers, "content-length": length }).write(body);
  // Whoever leaves instead has no use for an end.
  await finished(req.resume()).catch(() => undefined);
  res.end();
}

/**
 * One buffer takes the pieces as they come: as many one-byte chunks, they would weigh a hundred times
 * as much. Without a stated length there is room for a small body first, then for the longest.
 */
async function fill(
  req: IncomingMessage,
  hold: Hold,
  { maxBytes, roomBytes }: { maxBytes: number; roomBytes: number },
): Promise<Buffer> {
  if (roomBytes > maxBytes) throw new BodyTooLargeError();
  await hold.growTo(roomBytes);
  let body = Buffer.allocUnsafeSlow(roomBytes);
  let bytes = 0;
  for await (const piece of req.iterator({ destroyOnReturn: false })) {
    if (bytes + piece.length > maxBytes) throw new BodyTooLargeError();
    if (bytes + piece.length > body.length) {
      await hold.growTo(maxBytes);
      // Memory that nothing is written to costs nothing.
      const larger = Buffer.allocUnsafeSlow(maxBytes);
      body.copy(larger, 0, 0, bytes);
      body = larger;
    }
    body.set(piece, bytes);
    bytes += piece.length;
  }
  hold.shrinkTo(bytes);
  return body.subarray(0, bytes);
}
