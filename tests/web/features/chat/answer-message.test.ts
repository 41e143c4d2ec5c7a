import { describe, expect, test } from "vitest";
import {
  failureMessage,
  messageOf,
  stoppedMessage,
} from "../../../../web/src/features/chat/answer-message.ts";
import { presetInAddress } from "../../../../web/src/features/chat/preset-address.ts";
import { RequestFailure } from "../../../../web/src/lib/failure.ts";

describe("the assistant's message", () => {
  test("is the answer, with all that the server says about it", () => {
    const message = messageOf(
      {
        format: "text",
        answer: "2 bakeries",
        result: {
          kind: "list",
          rows: [{ name: "A" }, { name: "B" }],
          total: 2,
          groups: [{ key: "Old Quay", value: 2 }],
          map: [["a", 1, 2]],
          coverage: { without: [{ condition: "suburb Mitte", rows: 7 }] },
          business: { id: "a", name: "A" },
        },
        language: "de",
        options: [
          { label: "Meinten Sie Mitte?", plan: { v: 2 }, question: "Bäckereien in Mitte" },
          { label: "Bäckereien", plan: { v: 2 }, question: 7 },
          { label: "Bäckereien" },
        ],
        plan: { v: 2, op: "list", limit: 5 },
        filters: [{ label: "erste 5", at: ["limit"], value: ["limit"] }],
        explanation: "Found.",
        notes: ["26 have no known opening hours."],
        suggestions: ["How many?"],
        engine: "rules",
      },
      "task1",
    );
    expect(message).toEqual({
      role: "assistant",
      content: "2 bakeries",
      details: {
        explanation: "Found.",
        notes: ["26 have no known opening hours."],
        suggestions: ["How many?"],
        engine: "rules",
        plan: { v: 2, op: "list", limit: 5 },
        filters: [{ label: "erste 5", at: ["limit"], value: ["limit"] }],
        language: "de",
        options: [
          { label: "Meinten Sie Mitte?", plan: { v: 2 }, question: "Bäckereien in Mitte" },
          { label: "Bäckereien", plan: { v: 2 } },
        ],
        taskId: "task1",
        result: {
          kind: "list",
          rows: [{ name: "A" }, { name: "B" }],
          total: 2,
          groups: [{ key: "Old Quay", value: 2 }],
          map: [["a", 1, 2]],
          coverage: { without: [{ condition: "suburb Mitte", rows: 7 }] },
          business: { id: "a", name: "A" },
        },
      },
    });
  });

  test("shows nothing for what the server does not say", () => {
    const { details, content } = messageOf({ format: "text", answer: "Hello" }, null);
    expect(content).toBe("Hello");
    expect(details).toEqual({
      explanation: "",
      notes: [],
      suggestions: [],
      filters: [],
      taskId: null,
    });
  });

  test("keeps the answer where a part of it has an unknown shape", () => {
    const odd = messageOf(
      {
        format: "text",
        answer: "7",
        notes: "none",
        plan: "SELECT 1",
        filters: [7, { label: "spa" }, { label: "spa", at: "where" }, { label: "spa", at: [{}] }],
        result: { kind: "count", value: 7, total: "7", rows: {}, groups: [1], map: [[1, 2]] },
      },
      null,
    );
    expect(odd.content).toBe("7");
    expect(odd.details?.plan).toBeUndefined();
    expect(odd.details?.filters).toEqual([]);
    expect(odd.details?.result).toEqual({
      kind: "count",
      rows: [],
      groups: [],
      map: [],
      coverage: { without: [] },
    });
  });

  test("shows no result of a kind it does not know", () => {
    const sent = { format: "text", answer: "7", result: { kind: "forecast", rows: [{ id: "a" }] } };
    expect(messageOf(sent, null)).toMatchObject({ content: "7" });
    expect(messageOf(sent, null).details?.result).toBeUndefined();
  });

  test("carries the download link of a file, its end and its size", () => {
    const message = messageOf(
      { format: "file", download_url: "http://x/f", expiresAt: "2026", sizeBytes: 1_234 },
      null,
    );
    expect(message.url).toBe("http://x/f");
    expect(message.details?.expiresAt).toBe("2026");
    expect(message.details?.sizeBytes).toBe(1_234);
  });

  test("says so when the format is not one of the two", () => {
    for (const sent of [
      null,
      "text",
      { format: "picture" },
      { format: "text" },
      { format: "file" },
    ]) {
      expect(messageOf(sent, null)).toEqual({
        role: "assistant",
        content: "❌ Unexpected response format.",
        ended: "failed",
      });
    }
  });

  test("of a failure names it after a cross", () => {
    expect(failureMessage(new RequestFailure(409, "Not ready.")).content).toBe(
      "❌ Error: Not ready.",
    );
    expect(failureMessage(new TypeError("Failed to fetch")).content).toBe(
      "❌ Error: Network request failed",
    );
  });

  test("of a question that was stopped is no failure", () => {
    expect(stoppedMessage.ended).toBe("stopped");
    expect(stoppedMessage.content).not.toContain("❌");
  });
});

test("an address preselects a preset only when all three parts are there", () => {
  const read = (query: string) => presetInAddress(new URLSearchParams(query));
  expect(read("preset=t1&niche=Bed+%26+Breakfast&name=caf%C3%A9")).toEqual({
    taskId: "t1",
    niche: "Bed & Breakfast",
    name: "café",
  });
  expect(read("preset=t1&niche=Spa")).toBeNull();
  expect(read("")).toBeNull();
});
