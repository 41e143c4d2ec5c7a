import { describe, expect, test } from "vitest";
import {
  freshConversation,
  greeting,
  isWorthKeeping,
  type Message,
  ownConversations,
  previewOf,
  withMessage,
} from "../../../../web/src/features/chat/conversation.ts";

const asks = (content: string): Message => ({ role: "user", content });

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

  test("follows the first question, not the last", () => {
    const once = withMessage({ ...freshConversation("ada", 1), niche: "Spa" }, asks("one two"));
    expect(withMessage(once, asks("three four")).preview).toBe("Spa - one two");
  });
});

test("a new conversation begins with the greeting and is not worth keeping", () => {
  const fresh = freshConversation("ada", 1);
  expect(fresh.messages).toEqual([{ role: "assistant", content: greeting }]);
  expect(isWorthKeeping(fresh)).toBe(false);
  expect(isWorthKeeping(withMessage(fresh, asks("hello")))).toBe(true);
});

test("only the person's own, readable conversations are found, newest first", () => {
  const mine = (id: number) => withMessage(freshConversation("ada", id), asks("hello"));
  const stored = [mine(1), { ...mine(2), userId: "bob" }, { id: "odd" }, mine(3), null];
  expect(ownConversations(stored, "ada").map(({ id }) => id)).toEqual([3, 1]);
  expect(ownConversations("no list", "ada")).toEqual([]);
});
