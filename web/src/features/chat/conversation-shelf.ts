import { type IDBPDatabase, openDB } from "idb";
import type { Shelf } from "./conversation-store.ts";

const storeName = "conversations";
let opening: Promise<IDBPDatabase> | undefined;

const database = (): Promise<IDBPDatabase> => {
  opening ??= openDB("chatDB", 1, {
    upgrade(db) {
      db.createObjectStore(storeName, { keyPath: "id" });
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
};

/** Conversations in IndexedDB. */
export const conversationShelf: Shelf = {
  all: async () => (await database()).getAll(storeName),
  async put(conversation) {
    await (await database()).put(storeName, conversation);
  },
  async remove(id) {
    await (await database()).delete(storeName, id);
  },
};
