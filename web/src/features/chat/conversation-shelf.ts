import { type IDBPDatabase, openDB } from "idb";
import { type Conversation, conversationIn, mergeConversations } from "./conversation.ts";
import type { Shelf } from "./conversation-store.ts";

const storeName = "conversations";
let opening: Promise<IDBPDatabase> | undefined;

async function database(): Promise<IDBPDatabase> {
  opening ??= open();
  try {
    return await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

const open = (): Promise<IDBPDatabase> =>
  openDB("chatDB", 1, {
    upgrade(db) {
      db.createObjectStore(storeName, { keyPath: "id" });
    },
    terminated() {
      opening = undefined;
    },
  });

/** Conversations in IndexedDB. */
export const conversationShelf: Shelf = {
  all: async () => (await database()).getAll(storeName),
  async put(conversation) {
    const write = (await database()).transaction(storeName, "readwrite");
    // In one transaction, so that what another tab has added meanwhile stays.
    const stored = conversationIn(await write.store.get(conversation.id));
    await write.store.put(stored ? mergeOwn(stored, conversation) : conversation);
    await write.done;
  },
  async remove(id) {
    await (await database()).delete(storeName, id);
  },
};

const mergeOwn = (stored: Conversation, mine: Conversation): Conversation =>
  stored.userId === mine.userId ? mergeConversations(stored, mine) : mine;
