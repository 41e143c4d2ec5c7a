import { parseJson, storageKeys, type TextStorage } from "../../lib/storage.ts";
import {
  type Conversation,
  isWorthKeeping,
  mergeConversations,
  newestFirst,
  ownConversations,
} from "./conversation.ts";

/** The browser's database, or its replacement in a test. */
export interface Shelf {
  all: () => Promise<unknown[]>;
  /** Keeps it together with messages another tab has added to it. */
  put: (conversation: Conversation) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

export interface ConversationStore {
  load: () => Promise<Conversation[]>;
  /** The content of the copy, synchronously. */
  copied: () => Conversation[];
  /**
   * Keeps it unless it holds the greeting only. Never fails; false: it could not be kept. Once the
   * chat `isLeft`, perhaps by a log-out, no copy is made any more.
   */
  save: (conversation: Conversation, at: { isLeft: boolean }) => Promise<boolean>;
  remove: (id: number) => Promise<void>;
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
  const copied = (): Conversation[] =>
    ownConversations(parseJson(copies.read(storageKeys.conversations)), userId);
  /** Where there is no room for all, the newest are copied. */
  const copy = (all: readonly Conversation[]): boolean => {
    for (let count = all.length; count > 0; count = Math.floor(count / 2)) {
      const kept = all.slice(0, count).map(withoutDetails);
      if (copies.write(storageKeys.conversations, JSON.stringify(kept))) return true;
    }
    return all.length === 0 && copies.write(storageKeys.conversations, "[]");
  };
  const done = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      console.error(`Conversation ${what} failure`, error);
      return false;
    }
  };
  /**
   * A list read before a deletion and arriving after it must not restore the deleted conversation.
   */
  const gone = new Set<number>();
  const withoutGone = (all: Conversation[]) => all.filter(({ id }) => !gone.has(id));
  return {
    copied,
    async load() {
      try {
        // The copy is made at once, the database takes a moment that a page being left may not have.
        const shelved = ownConversations(await shelf.all(), userId);
        const copies = copied();
        const all = withoutGone(merged(shelved, copies));
        // Tabs that save at the same moment may each copy a list without the other's. None at all:
        // perhaps a log-out has taken them.
        if (copies.length > 0 && sizeOf(copies) < sizeOf(all)) copy(all);
        return all;
      } catch (error) {
        console.error("Conversation load failure", error);
        return copied();
      }
    },
    async save(conversation, { isLeft }) {
      gone.delete(conversation.id);
      if (!isWorthKeeping(conversation)) return true;
      const isCopied = !isLeft && copy(merged(copied(), [conversation]));
      const isShelved = await done("save", () => shelf.put(conversation));
      return isShelved || isCopied;
    },
    async remove(id) {
      gone.add(id);
      copy(copied().filter((one) => one.id !== id));
      await done("delete", () => shelf.remove(id));
    },
    lastOpened() {
      const id = Number(copies.read(storageKeys.currentConversation) ?? Number.NaN);
      return Number.isFinite(id) ? id : null;
    },
    setLastOpened: (id) => void copies.write(storageKeys.currentConversation, String(id)),
  };
}

const sizeOf = (all: readonly Conversation[]): number =>
  all.reduce((sum, { messages }) => sum + messages.length, all.length);

/** Rows make a copy too large for this storage; the sentences are what counts. */
const withoutDetails = (one: Conversation): Conversation => ({
  ...one,
  messages: one.messages.map(({ details: _left, ran: _too, ...message }) => message),
});

/** Both lists as one, newest first; where both have a conversation, with the messages of both. */
function merged(others: readonly Conversation[], mine: readonly Conversation[]): Conversation[] {
  const byId = new Map(others.map((one) => [one.id, one]));
  for (const one of mine) {
    const other = byId.get(one.id);
    byId.set(one.id, other ? mergeConversations(other, one) : one);
  }
  return [...byId.values()].sort(newestFirst);
}
