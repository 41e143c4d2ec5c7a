import { parseJson, storageKeys, type TextStorage } from "../../lib/storage.ts";
import { type Conversation, isWorthKeeping, ownConversations } from "./conversation.ts";

/** The browser's database, or what stands for it in a test. */
export interface Shelf {
  all: () => Promise<unknown[]>;
  put: (conversation: Conversation) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

export interface ConversationStore {
  load: () => Promise<Conversation[]>;
  /** Keeps it unless it holds the greeting only. Never fails: a full storage is only logged. */
  save: (conversation: Conversation, all: readonly Conversation[]) => Promise<void>;
  remove: (id: number, rest: readonly Conversation[]) => Promise<void>;
  lastOpened: () => number | null;
  setLastOpened: (id: number) => void;
}

interface StoreParts {
  shelf: Shelf;
  /** Holds a copy of the list, for a browser whose database can't be opened. */
  copies: TextStorage;
  userId: string;
}

export function createConversationStore({ shelf, copies, userId }: StoreParts): ConversationStore {
  // Rows and receipts make a copy too large for this storage; the sentences are what counts.
  const copy = (all: readonly Conversation[]): void => {
    const light = all.map((one) => ({
      ...one,
      messages: one.messages.map(({ details: _left, ...message }) => message),
    }));
    copies.write(storageKeys.conversations, JSON.stringify(light));
  };
  const logged = async (what: string, work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      console.error(`Conversation ${what} failure`, error);
    }
  };
  return {
    async load() {
      try {
        return ownConversations(await shelf.all(), userId);
      } catch (error) {
        console.error("Conversation load failure", error);
        return ownConversations(parseJson(copies.read(storageKeys.conversations)), userId);
      }
    },
    async save(conversation, all) {
      if (!isWorthKeeping(conversation)) return;
      copy(all);
      await logged("save", shelf.put(conversation));
    },
    async remove(id, rest) {
      copy(rest);
      await logged("delete", shelf.remove(id));
    },
    lastOpened() {
      const id = Number(copies.read(storageKeys.currentConversation) ?? Number.NaN);
      return Number.isFinite(id) ? id : null;
    },
    setLastOpened: (id) => void copies.write(storageKeys.currentConversation, String(id)),
  };
}
