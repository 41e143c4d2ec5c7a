import { createHmac } from "node:crypto";
import { type Book, type Json, type Notification, newId } from "./book.ts";
import type { Knobs } from "./knobs.ts";

const attemptsMax = 60;
const retryBaseMs = 250;
const retryMaxMs = 30_000;
const timeoutMs = 10_000;

export interface DeliveryOptions {
  book: Book;
  save: () => void;
  secret: string;
  /** Where the events go; known once the stack listens. */
  webhookUrl: () => string;
  /** Read at every delivery, and counted down where it says how many. */
  knobs: () => Knobs;
}

export interface Delivery {
  /** Sends events that belong together; resolves once all were taken or given up. */
  send: (events: Json[]) => Promise<void>;
  /** Goes on with what was under way when the stack stopped. */
  resume: () => void;
  close: () => void;
}

/** Signed, at least once, in no promised order, and again until a 2xx comes back. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { book, save, knobs } = options;
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const wait = (ms: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        done();
      }, ms);
      timers.add(timer);
    });

  async function deliver(notification: Notification): Promise<void> {
    while (!isClosed && notification.attempts < attemptsMax) {
      const isTaken = await attempt(notification, options);
      notification.attempts += 1;
      if (isTaken) break;
      save();
      await wait(Math.min(retryMaxMs, retryBaseMs * 2 ** (notification.attempts - 1)));
    }
    if (isClosed) return;
    book.pending = book.pending.filter((one) => one.id !== notification.id);
    save();
  }

  return {
    async send(events) {
      const ordered = knobs().reorder ? events.toReversed() : events;
      const notifications = ordered.map((event) => ({ id: newId("ntf"), event, attempts: 0 }));
      book.pending.push(...notifications);
      save();
      if (knobs().delayMs > 0) await wait(knobs().delayMs);
      for (const notification of notifications) await deliver(notification);
    },
    resume() {
      for (const notification of book.pending) void deliver(notification);
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Whether every copy was answered with a 2xx. */
async function attempt(
  { event }: Notification,
  { secret, webhookUrl, knobs }: DeliveryOptions,
): Promise<boolean> {
  const now = knobs();
  if (now.drop > 0) {
    now.drop -= 1;
    return false;
  }
  const body = JSON.stringify(event);
  const post = async (): Promise<boolean> => {
    try {
      const response = await fetch(webhookUrl(), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "paddle-signature": signature(body, secret, now),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };
  const copies = Array.from({ length: Math.max(1, now.duplicate) }, post);
  return (await Promise.all(copies)).every(Boolean);
}

function signature(body: string, secret: string, knobs: Knobs): string {
  let timestamp = Math.floor(Date.now() / 1000);
  let key = secret;
  if (knobs.oldTimestamp > 0) {
    knobs.oldTimestamp -= 1;
    timestamp -= 3_600;
  }
  if (knobs.wrongSignature > 0) {
    knobs.wrongSignature -= 1;
    key = `${secret}-of-somebody-else`;
  }
  const sign = (with_: string): string =>
    createHmac("sha256", with_).update(`${timestamp}:${body}`).digest("hex");
  const others = knobs.twoSignatures ? `;h1=${sign(`${secret}-old`)}` : "";
  return `ts=${timestamp};h1=${sign(key)}${others}`;
}
