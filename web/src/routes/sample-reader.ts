import { answerHere } from "../features/chat/answer-here.ts";
import type { FromReader, ToReader } from "../features/chat/reader-messages.ts";
import { fileSource, tooLarge } from "../features/results/read-snapshot.ts";

let reading: ReturnType<typeof read> | undefined;

async function read(address: string) {
  const snapshot = await fileSource(address).read(new AbortController().signal);
  if (snapshot === tooLarge) throw new Error("The sample is too large.");
  return snapshot;
}

async function reply(message: ToReader): Promise<FromReader> {
  if (message.kind === "open") {
    reading = read(message.address);
    await reading;
    return { answered: null };
  }
  const snapshot = await reading;
  if (!snapshot) throw new Error("A question came before the businesses.");
  return { answered: await answerHere(message.asked, snapshot) };
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToReader>) => {
  reply(data).then(
    (sent) => port?.postMessage(sent),
    (failure: unknown) => port?.postMessage({ failure } satisfies FromReader),
  );
});
