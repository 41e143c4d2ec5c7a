import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Conversation,
  freshConversation,
  withMessage,
} from "../../../../web/src/features/chat/conversation.ts";
import {
  createConversationStore,
  type Shelf,
} from "../../../../web/src/features/chat/conversation-store.ts";
import type { TextStorage } from "../../../../web/src/lib/storage.ts";

const memoryShelf = (): Shelf & { rows: Map<number, Conversation> } => {
  const rows = new Map<number, Conversation>();
  return {
    rows,
    all: async () => [...rows.values()],
    put: async (conversation) => void rows.set(conversation.id, conversation),
    remove: async (id) => void rows.delete(id),
  };
};
const memoryText = (): TextStorage => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).size > 0,
    remove: (key) => void texts.delete(key),
  };
};
const broken = async (): Promise<never> => {
  throw new Error("the storage is full");
};
const brokenShelf: Shelf = { all: broken, put: broken, remove: broken };

const talk = (userId: string, id: number): Conversation =>
  withMessage(freshConversation(userId, id), {
    role: "user",
    content: "How many?",
    details: { explanation: "", notes: [], suggestions: [], rows: [{ id: "a" }], total: 1 },
  });

describe("kept conversations", () => {
  afterEach(() => vi.restoreAllMocks());

  test("are there again at the next start", async () => {
    const parts = { shelf: memoryShelf(), copies: memoryText(), userId: "ada" };
    const store = createConversationStore(parts);
    await store.save(talk("ada", 7), [talk("ada", 7)]);
    store.setLastOpened(7);
    const again = createConversationStore(parts);
    expect(await again.load()).toEqual([talk("ada", 7)]);
    expect(again.lastOpened()).toBe(7);
  });

  test("hold more than a greeting", async () => {
    const shelf = memoryShelf();
    const store = createConversationStore({ shelf, copies: memoryText(), userId: "ada" });
    await store.save(freshConversation("ada", 7), []);
    expect(shelf.rows.size).toBe(0);
  });

  test("of one person are not seen by the next on the same browser", async () => {
    const parts = { shelf: memoryShelf(), copies: memoryText() };
    const adas = createConversationStore({ ...parts, userId: "ada" });
    await adas.save(talk("ada", 7), [talk("ada", 7)]);
    expect(await createConversationStore({ ...parts, userId: "bob" }).load()).toEqual([]);
    const withoutDatabase = { shelf: brokenShelf, copies: parts.copies, userId: "bob" };
    vi.spyOn(console, "error").mockReturnValue();
    expect(await createConversationStore(withoutDatabase).load()).toEqual([]);
  });

  test("survive in their copy, without tables, when the database can't be used", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const parts = { shelf: brokenShelf, copies: memoryText(), userId: "ada" };
    await createConversationStore(parts).save(talk("ada", 7), [talk("ada", 7)]);
    const [copy] = await createConversationStore(parts).load();
    expect(copy?.messages.at(-1)).toEqual({ role: "user", content: "How many?" });
  });

  test("never stop a message: a storage that is full is only logged", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const store = createConversationStore({
      shelf: brokenShelf,
      copies: { ...memoryText(), write: () => false },
      userId: "ada",
    });
    await store.save(talk("ada", 7), [talk("ada", 7)]);
    await store.remove(7, []);
    expect(log).toHaveBeenCalled();
  });

  test("are gone from database and copy once deleted", async () => {
    const shelf = memoryShelf();
    const copies = memoryText();
    const store = createConversationStore({ shelf, copies, userId: "ada" });
    await store.save(talk("ada", 7), [talk("ada", 7)]);
    await store.remove(7, []);
    expect(shelf.rows.size).toBe(0);
    expect(copies.read("chatConversations")).toBe("[]");
  });
});
