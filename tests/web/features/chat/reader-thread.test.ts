import { describe, expect, test } from "vitest";
import { questionLimits } from "#domain/limits/question.ts";
import { failureMessage } from "../../../../web/src/features/chat/answer-message.ts";
import type { FromReader, ToReader } from "../../../../web/src/features/chat/reader-messages.ts";
import { createReaderThread } from "../../../../web/src/features/chat/reader-thread.ts";

const asked = { question: "How many?", before: undefined, language: undefined };
const never = new AbortController().signal;

type Reply = (message: ToReader) => FromReader | "nothing" | "broken";

/** A worker that lives here. */
class HereWorker extends EventTarget {
  isEnded = false;
  readonly #reply: Reply;

  constructor(reply: Reply) {
    super();
    this.#reply = reply;
  }

  postMessage(message: ToReader, [port]: MessagePort[]): void {
    const reply = this.#reply(message);
    if (reply === "broken") this.dispatchEvent(new Event("error"));
    else if (reply !== "nothing") port?.postMessage(reply);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

function threadOf(...replies: Reply[]) {
  const workers: HereWorker[] = [];
  const create = (): Worker => {
    const worker = new HereWorker(replies[workers.length] ?? answering);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, thread: createReaderThread(create, "/sample.snapshot") };
}

const answering: Reply = ({ kind }) => ({
  answered: kind === "open" ? null : { sent: { answer: "There are 3." } },
});

describe("the thread that reads questions", () => {
  test("opens once, however often it is asked", async () => {
    const { thread, workers } = threadOf();
    await thread.open();
    expect((await thread.ask(asked, never)).content).toBe("There are 3.");
    await thread.ask(asked, never);
    expect(workers).toHaveLength(1);
  });

  test("is replaced after a failure, at the next question", async () => {
    const { thread, workers } = threadOf(() => "broken");
    await expect(thread.open()).rejects.toThrow();
    expect(workers[0]?.isEnded).toBe(true);
    expect((await thread.ask(asked, never)).content).toBe("There are 3.");
  });

  test("ends with a question that is stopped; the next one starts another", async () => {
    const { thread, workers } = threadOf(({ kind }) =>
      kind === "open" ? { answered: null } : "nothing",
    );
    await thread.open();
    const giveUp = new AbortController();
    const answer = thread.ask(asked, giveUp.signal);
    giveUp.abort();
    await expect(answer).rejects.toThrow();
    expect((await thread.ask(asked, never)).content).toBe("There are 3.");
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  test("brings a file as an address of this page", async () => {
    const content = new Blob(["name\nAnchor\n"], { type: "text/csv" });
    const { thread } = threadOf(({ kind }) => ({
      answered:
        kind === "open" ? null : { sent: { answer: "Here." }, file: { name: "Town.csv", content } },
    }));
    const { url = "", fileName } = await thread.ask(asked, never);
    expect(fileName).toBe("Town.csv");
    expect(await (await fetch(url)).text()).toBe("name\nAnchor\n");
  });

  test("refuses too many questions in a minute, with the seconds to wait", async () => {
    const { thread } = threadOf();
    let refused = "";
    for (let at = 0; at <= 2 * questionLimits.perMinute && refused === ""; at++) {
      await thread.ask(asked, never).catch((error: unknown) => {
        refused = failureMessage(error).content;
      });
    }
    expect(refused).toMatch(/^❌ Error: You are asking very quickly\. Please wait \d+ seconds\.$/);
  });
});
