/** A message between tabs: something was stored, or this conversation was deleted. */
interface Change {
  deleted: number | null;
}

const channelName = "chatConversations";

/** Notifies this browser's other tabs, and a chat reopened in this one. */
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
