/** What a tab tells the others: something was kept, or this conversation was deleted. */
interface Change {
  deleted: number | null;
}

const channelName = "chatConversations";

/** Tells this browser's other tabs, and a chat that was opened anew in this one. */
export function announce(change: Change): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}

/** Calls back at every change elsewhere; gives what ends it. */
export function onChangeElsewhere(callback: (change: Change) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => callback(data);
  return () => channel.close();
}
