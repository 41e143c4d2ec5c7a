import { sampleTask, snapshotUrl } from "virtual:sample-preset";
import { ChatHere } from "../features/chat/chat-here.tsx";
import { createReaderThread } from "../features/chat/reader-thread.ts";
// One file with the chat: split in two, both would load more.
import "./chat.tsx";

const thread = createReaderThread(
  () => new Worker(new URL("./sample-reader.ts", import.meta.url), { type: "module" }),
  snapshotUrl,
);
const { niche, name, found } = sampleTask;

interface SampleChatProps {
  greeting: string;
  typed: string;
  isSent: boolean;
}

export default function SampleChat(shown: SampleChatProps) {
  return (
    <ChatHere preset={{ taskId: null, niche, name }} found={found} thread={thread} {...shown} />
  );
}
