import { isBackAgain } from "../../lib/connection.ts";
import { messageOf } from "./answer-message.ts";
import type { Message } from "./conversation.ts";
import { createQuestionPace } from "./question-pace.ts";
import type { AnsweredHere, AskedHere, FromReader, ToReader } from "./reader-messages.ts";

export interface ReaderThread {
  open: () => Promise<unknown>;
  /** Giving up ends the thread; the next question begins another. */
  ask: (asked: AskedHere, signal: AbortSignal) => Promise<Message>;
}

/** In a worker, the reader shares no files with other screens. */
export function createReaderThread(create: () => Worker, address: string): ReaderThread {
  const count = createQuestionPace();
  let opened: Promise<Worker> | null = null;
  const open = (): Promise<Worker> => {
    opened ??= begunOnline(create, address).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const end = (): void => {
    opened?.then(
      (worker) => worker.terminate(),
      () => {},
    );
    opened = null;
  };
  return {
    open,
    async ask(asked, signal) {
      count();
      const answered = open().then((worker) => told(worker, { kind: "ask", asked }));
      const givenUp = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => {
          end();
          reject(signal.reason);
        });
      });
      return messageHere(await Promise.race([answered, givenUp]));
    },
  };
}

async function begunOnline(create: () => Worker, address: string): Promise<Worker> {
  try {
    return await begun(create(), address);
  } catch (error) {
    if (await isBackAgain()) return begunOnline(create, address);
    throw error;
  }
}

async function begun(worker: Worker, address: string): Promise<Worker> {
  try {
    await told(worker, { kind: "open", address });
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function told(worker: Worker, message: ToReader): Promise<AnsweredHere | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const isBroken = (): void => reject(new Error("The reader's code could not be run."));
    worker.addEventListener("error", isBroken, { once: true });
    port1.onmessage = ({ data }: MessageEvent<FromReader>) => {
      worker.removeEventListener("error", isBroken);
      port1.close();
      if ("failure" in data) reject(data.failure);
      else resolve(data.answered);
    };
    worker.postMessage(message, [port2]);
  });
}

function messageHere(answered: AnsweredHere | null): Message {
  const { sent, file } = answered ?? {};
  if (!file) return messageOf({ format: "text", ...sent }, null);
  const { name, content } = file;
  const address = { download_url: URL.createObjectURL(content), sizeBytes: content.size };
  return { ...messageOf({ format: "file", ...address, ...sent }, null), fileName: name };
}
