import { sampleTask, snapshotUrl } from "virtual:sample-preset";
import { ChatHere } from "../features/chat/chat-here.tsx";
import { createReaderThread } from "../features/chat/reader-thread.ts";
import { counted } from "../lib/count-words.ts";
// One file with the chat: split in two, both would load more.
import "./chat.tsx";

const thread = createReaderThread(
  () => new Worker(new URL("./sample-reader.ts", import.meta.url), { type: "module" }),
  snapshotUrl,
);
const { niche, name, found } = sampleTask;
const greeting = `Ask about the ${counted(found, "business", "businesses")} of this sample.`;

export default function SampleChat(typed: { typed: string; isSent: boolean }) {
  return (
    <ChatHere
      preset={{ taskId: null, niche, name }}
      greeting={greeting}
      found={found}
      thread={thread}
      {...typed}
    />
  );
}
