import { describe, expect, test } from "vitest";
import {
  type Conversation,
  freshConversation,
  greeting,
  isWorthKeeping,
  type Message,
  mergeConversations,
  ownConversations,
  planBefore,
  previewOf,
  withMessage,
  withPreset,
} from "../../../../web/src/features/chat/conversation.ts";

const asks = (content: string): Message => ({ role: "user", content });
const answers = (content: string): Message => ({ role: "assistant", content });
const contents = ({ messages }: Conversation): string[] => messages.map(({ content }) => content);

describe("a conversation's preview", () => {
  test("is the niche, a dash and the first four words of the first question", () => {
    const messages = [...freshConversation("ada", 1).messages, asks("How many are open now?")];
    expect(previewOf("Spa", messages)).toBe("Spa - How many are open");
  });

  test("stays whole with 30 characters, and is cut with an ellipsis above", () => {
    expect(previewOf("Restaurant", [asks("Where can people eat")])).toBe(
      "Restaurant - Where can people…",
    );
    const whole = previewOf("Bakery", [asks("aaaa bbbb cccc dddddd")]);
    expect(whole).toBe("Bakery - aaaa bbbb cccc dddddd");
    expect(whole).toHaveLength(30);
  });

  test("counts characters as people do, and cuts none in two", () => {
    expect(previewOf("Spa", [asks(`${"🧖".repeat(24)}`)])).toBe(`Spa - ${"🧖".repeat(24)}`);
    expect(previewOf("Spa", [asks(`${"🧖".repeat(25)}`)])).toBe(`Spa - ${"🧖".repeat(24)}…`);
  });

  test("follows the first question, not the last", () => {
    const once = withMessage({ ...freshConversation("ada", 1), niche: "Spa" }, asks("one two"), 2);
    expect(withMessage(once, asks("three four"), 3).preview).toBe("Spa - one two");
  });

  test("follows the niche when another preset is chosen", () => {
    const spa = withMessage({ ...freshConversation("ada", 1), niche: "Spa" }, asks("how many"), 2);
    expect(withPreset(spa, { taskId: "t", niche: "Gym", name: "G" }).preview).toBe(
      "Gym - how many",
    );
  });
});

test("a new conversation begins with the greeting and is not worth keeping", () => {
  const fresh = freshConversation("ada", 1);
  expect(fresh.messages).toEqual([{ role: "assistant", content: greeting, at: 1 }]);
  expect(greeting).toBe(
    "Hello! I'm your Super Business Intelligence Assistant. I can help you query your business database to find leads and insights.",
  );
  expect(isWorthKeeping(fresh)).toBe(false);
  expect(isWorthKeeping(withMessage(fresh, answers("Stopped."), 2))).toBe(false);
  expect(isWorthKeeping(withMessage(fresh, asks("hello"), 2))).toBe(true);
});

test("only the person's own, readable conversations are found, newest first", () => {
  const mine = (id: number) => withMessage(freshConversation("ada", id), asks("hello"), id + 1);
  const stored = [mine(1), { ...mine(2), userId: "bob" }, { id: "odd" }, mine(3), null];
  expect(ownConversations(stored, "ada").map(({ id }) => id)).toEqual([3, 1]);
  expect(ownConversations("no list", "ada")).toEqual([]);
});

test("a conversation of the specification's plain shape is read too", () => {
  const [plain] = ownConversations(
    [
      {
        ...freshConversation("ada", 5),
        messages: [
          { role: "assistant", content: greeting },
          { role: "user", content: "hello" },
        ],
      },
    ],
    "ada",
  );
  expect(plain?.messages.map(({ at }) => at)).toEqual([5, 6]);
});

describe("one conversation in two tabs", () => {
  const base = withMessage(freshConversation("ada", 1), asks("first"), 10);

  test("keeps what was said in both, in the order in which it was said", () => {
    const here = withMessage(base, asks("here"), 30);
    const there = withMessage(withMessage(base, asks("there"), 20), answers("reply"), 40);
    const both = ["first", "there", "here", "reply"];
    expect(contents(mergeConversations(there, here)).slice(1)).toEqual(both);
    expect(contents(mergeConversations(here, there)).slice(1)).toEqual(both);
  });

  test("is the same however often the two are put together", () => {
    const there = withMessage(base, asks("there"), 20);
    const once = mergeConversations(there, base);
    expect(mergeConversations(there, once)).toEqual(once);
  });

  test("keeps two messages of the same moment and the same words", () => {
    const twice = withMessage(base, asks("first"), 10);
    expect(contents(mergeConversations(base, twice))).toEqual([greeting, "first", "first"]);
  });

  test("takes the rows from where they are", () => {
    const details = { explanation: "x", notes: [], suggestions: [], filters: [], taskId: null };
    const full = withMessage(base, { ...answers("yes"), details }, 20);
    const copy = withMessage(base, answers("yes"), 20);
    expect(mergeConversations(full, copy).messages.at(-1)?.details).toEqual(details);
    expect(mergeConversations(copy, full).messages.at(-1)?.details).toEqual(details);
  });
});

test("a plan that was run is kept with the language of its answer", () => {
  const ran: Message = { ...asks("Remove “ohne Website”"), at: 8, ran: { v: 2 }, language: "de" };
  const kept = { ...freshConversation("ada", 1), messages: [ran] };
  expect(ownConversations([structuredClone(kept)], "ada")[0]?.messages).toEqual([ran]);
  const odd = { ...kept, messages: [{ ...ran, language: 7 }] };
  const [message] = ownConversations([odd], "ada")[0]?.messages ?? [];
  expect(message).not.toHaveProperty("language");
});

describe("what a question goes on from", () => {
  const plan = { v: 1, op: "count" };
  const details = { explanation: "", notes: [], suggestions: [], filters: [], taskId: "t1" };
  const answered: Message = { ...answers("12"), details: { ...details, plan } };
  const refused: Message = { ...answers("Not understood."), details };
  const conversation = (...messages: Message[]): Conversation => ({
    ...freshConversation("ada", 1),
    taskId: "t1",
    messages,
  });

  test("is the answer before, whatever failed or was said of another preset since", () => {
    const failed: Message = { ...answers("No connection."), ended: "failed" };
    const other: Message = {
      ...answers("3"),
      details: { ...details, taskId: "t2", plan: { v: 1, op: "list" } },
    };
    const messages = [asks("how many?"), answered, asks("x"), failed, asks("y"), other];
    expect(planBefore(conversation(...messages), 6)).toEqual({ plan });
  });

  test("is marked as an earlier one after a refusal, so that no older question is answered instead", () => {
    const messages = [asks("how many?"), answered, asks("what is the weather?"), refused];
    expect(planBefore(conversation(...messages), 4)).toEqual({ plan, isEarlier: true });
    const again = [...messages, asks("how many?"), answered];
    expect(planBefore(conversation(...again), 6)).toEqual({ plan });
    expect(planBefore(conversation(asks("weather?"), refused), 2)).toEqual({});
  });
});
