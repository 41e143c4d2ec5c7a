import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Conversation,
  freshConversation,
  mergeConversations,
  presetOf,
  withMessage,
  withPreset,
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
    async put(conversation) {
      const stored = rows.get(conversation.id);
      rows.set(conversation.id, stored ? mergeConversations(stored, conversation) : conversation);
    },
    remove: async (id) => void rows.delete(id),
  };
};
const memoryText = (room = Number.POSITIVE_INFINITY): TextStorage => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => text.length <= room && texts.set(key, text).size > 0,
    remove: (key) => void texts.delete(key),
  };
};
const broken = async (): Promise<never> => {
  throw new Error("the storage is full");
};
const brokenShelf: Shelf = { all: broken, put: broken, remove: broken };
const open = { isLeft: false };

const talk = (userId: string, id: number, question = "How many?"): Conversation =>
  withMessage(
    freshConversation(userId, id),
    {
      role: "user",
      content: question,
      details: { explanation: "", notes: [], suggestions: [], filters: [], taskId: null },
    },
    id + 1,
  );

describe("kept conversations", () => {
  afterEach(() => vi.restoreAllMocks());

  test("are there again at the next start", async () => {
    const parts = { shelf: memoryShelf(), copies: memoryText(), userId: "ada" };
    const store = createConversationStore(parts);
    expect(await store.save(talk("ada", 7), open)).toBe(true);
    store.setLastOpened(7);
    const again = createConversationStore(parts);
    expect(await again.load()).toEqual([talk("ada", 7)]);
    expect(again.lastOpened()).toBe(7);
  });

  test("of two tabs that saved at the same moment are both in the copy, as soon as either looks", async () => {
    const parts = { shelf: memoryShelf(), copies: memoryText(), userId: "ada" };
    const store = createConversationStore(parts);
    await store.save(talk("ada", 7), open);
    const seenByTheOther = String(parts.copies.read("chatConversations"));
    await store.save(talk("ada", 9), open);
    await store.save(withMessage(talk("ada", 7), { role: "user", content: "Where?" }, 10), open);
    parts.copies.write("chatConversations", seenByTheOther);
    await store.load();
    const copied = store.copied().map(({ id, messages }) => [id, messages.length]);
    expect(copied.toSorted()).toEqual([
      [7, 3],
      [9, 2],
    ]);
    // After a log-out there is none, and none comes back.
    parts.copies.remove("chatConversations");
    await store.load();
    expect(parts.copies.read("chatConversations")).toBeNull();
  });

  test("hold more than a greeting", async () => {
    const shelf = memoryShelf();
    const copies = memoryText();
    const store = createConversationStore({ shelf, copies, userId: "ada" });
    await store.save(freshConversation("ada", 7), open);
    expect(shelf.rows.size).toBe(0);
    expect(copies.read("chatConversations")).toBeNull();
  });

  test("of one person are not seen by the next on the same browser", async () => {
    const parts = { shelf: memoryShelf(), copies: memoryText() };
    const adas = createConversationStore({ ...parts, userId: "ada" });
    await adas.save(talk("ada", 7), open);
    expect(await createConversationStore({ ...parts, userId: "bob" }).load()).toEqual([]);
    const withoutDatabase = { shelf: brokenShelf, copies: parts.copies, userId: "bob" };
    vi.spyOn(console, "error").mockReturnValue();
    expect(await createConversationStore(withoutDatabase).load()).toEqual([]);
  });

  test("of the person before are gone from the copy with the next one's first", async () => {
    const parts = { shelf: memoryShelf(), copies: memoryText() };
    await createConversationStore({ ...parts, userId: "ada" }).save(talk("ada", 7), open);
    await createConversationStore({ ...parts, userId: "bob" }).save(talk("bob", 8), open);
    expect(parts.copies.read("chatConversations")).not.toContain("ada");
  });

  test("leave no copy once the chat is left: the person may have logged out", async () => {
    const shelf = memoryShelf();
    const copies = memoryText();
    const store = createConversationStore({ shelf, copies, userId: "ada" });
    expect(await store.save(talk("ada", 7), { isLeft: true })).toBe(true);
    expect(copies.read("chatConversations")).toBeNull();
    expect(shelf.rows.size).toBe(1);
  });

  test("survive in their copy, without tables, when the database can't be used", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const parts = { shelf: brokenShelf, copies: memoryText(), userId: "ada" };
    expect(await createConversationStore(parts).save(talk("ada", 7), open)).toBe(true);
    expect(createConversationStore(parts).copied()).toHaveLength(1);
    const [copy] = await createConversationStore(parts).load();
    expect(copy?.messages.at(-1)).toEqual({ role: "user", content: "How many?", at: 8 });
  });

  test("never stop a message: where nothing can be kept, that is said", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const store = createConversationStore({
      shelf: brokenShelf,
      copies: memoryText(0),
      userId: "ada",
    });
    expect(await store.save(talk("ada", 7), open)).toBe(false);
    await store.remove(7);
    expect(log).toHaveBeenCalledWith("Conversation save failure", expect.any(Error));
    expect(log).toHaveBeenCalledWith("Conversation delete failure", expect.any(Error));
  });

  test("are copied newest first as far as there is room", async () => {
    const shelf = memoryShelf();
    const copies = memoryText(2_000);
    const store = createConversationStore({ shelf, copies, userId: "ada" });
    for (let id = 1; id <= 20; id += 1) expect(await store.save(talk("ada", id), open)).toBe(true);
    const copied = JSON.parse(copies.read("chatConversations") ?? "[]") as Conversation[];
    expect(copied[0]?.id).toBe(20);
    expect(copied.length).toBeLessThan(20);
    expect((await store.load()).length).toBe(20);
  });

  test("of two tabs are all there, in the database as in the copy", async () => {
    for (const shelf of [memoryShelf(), brokenShelf]) {
      vi.spyOn(console, "error").mockReturnValue();
      const parts = { shelf, copies: memoryText(), userId: "ada" };
      const [here, there] = [createConversationStore(parts), createConversationStore(parts)];
      await Promise.all([here.load(), there.load()]);
      await Promise.all([here.save(talk("ada", 1), open), there.save(talk("ada", 2), open)]);
      await here.save(withMessage(talk("ada", 1), { role: "user", content: "more" }, 50), open);
      await there.save(withMessage(talk("ada", 1), { role: "user", content: "else" }, 60), open);
      const all = await here.load();
      expect(all.map(({ id }) => id)).toEqual([2, 1]);
      expect(all[1]?.messages.map(({ content }) => content).slice(1)).toEqual([
        "How many?",
        "more",
        "else",
      ]);
    }
  });

  test("whose last write was cut off are completed from the copy", async () => {
    const shelf = memoryShelf();
    const copies = memoryText();
    const store = createConversationStore({ shelf, copies, userId: "ada" });
    await store.save(talk("ada", 7), open);
    const longer = withMessage(talk("ada", 7), { role: "user", content: "And then?" }, 90);
    await createConversationStore({ shelf: brokenShelf, copies, userId: "ada" })
      .save(longer, open)
      .finally(() => vi.restoreAllMocks());
    const [loaded] = await store.load();
    expect(loaded?.messages.map(({ content }) => content)).toContain("And then?");
    expect(loaded?.messages[1]?.details).toBeDefined();
  });

  test("have the preset chosen last, also where the page was left before the database had it", async () => {
    const shelf = memoryShelf();
    const parts = { shelf, copies: memoryText(), userId: "ada" };
    await createConversationStore(parts).save(talk("ada", 7), open);
    const chosen = withPreset(talk("ada", 7), { taskId: "t", niche: "Hotel", name: "Hotels" });
    const cutOff: Shelf = { ...shelf, put: () => new Promise(() => {}) };
    void createConversationStore({ ...parts, shelf: cutOff }).save(chosen, open);
    const [loaded] = await createConversationStore(parts).load();
    expect(loaded && presetOf(loaded)).toEqual({ taskId: "t", niche: "Hotel", name: "Hotels" });
    // What only the database has room for is there as well.
    expect(loaded?.messages[1]?.details).toBeDefined();
  });

  test("do not come back by a list that was read before they were deleted", async () => {
    const shelf = memoryShelf();
    const answered = Promise.withResolvers<void>();
    const all = async () => {
      const rows = await shelf.all();
      await answered.promise;
      return rows;
    };
    const parts = { shelf: { ...shelf, all }, copies: memoryText(), userId: "ada" };
    const store = createConversationStore(parts);
    await store.save(talk("ada", 7), open);
    const list = store.load();
    await store.remove(7);
    answered.resolve();
    expect(await list).toEqual([]);
    // "Undo" brings it back all the same.
    await store.save(talk("ada", 7), open);
    expect(await store.load()).toHaveLength(1);
  });

  test("are gone from database and copy once deleted", async () => {
    const shelf = memoryShelf();
    const copies = memoryText();
    const store = createConversationStore({ shelf, copies, userId: "ada" });
    await store.save(talk("ada", 7), open);
    await store.save(talk("ada", 8), open);
    await store.remove(7);
    expect([...shelf.rows.keys()]).toEqual([8]);
    expect((await store.load()).map(({ id }) => id)).toEqual([8]);
    await store.remove(8);
    expect(copies.read("chatConversations")).toBe("[]");
  });
});
