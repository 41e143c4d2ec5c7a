import { describe, expect, test } from "vitest";
import { failureMessage, messageOf } from "../../../../web/src/features/chat/answer-message.ts";
import { presetInAddress } from "../../../../web/src/features/chat/preset-address.ts";
import { RequestFailure } from "../../../../web/src/lib/failure.ts";

describe("the assistant's message", () => {
  test("is the answer, with the rows of a list", () => {
    const message = messageOf({
      format: "text",
      answer: "2 bakeries",
      result: { kind: "list", rows: [{ name: "A" }, { name: "B" }], total: 2 },
      plan: { v: 1 },
    });
    expect(message.content).toBe("2 bakeries");
    expect(message.details?.rows).toHaveLength(2);
  });

  test("shows no table for a count", () => {
    const message = messageOf({
      format: "text",
      answer: "2",
      result: { kind: "count", value: 2, rows: [{ name: "A" }] },
    });
    expect(message.details?.rows).toEqual([]);
  });

  test("carries the download link of a file", () => {
    const message = messageOf({ format: "file", download_url: "http://x/f", expiresAt: "2026" });
    expect(message.url).toBe("http://x/f");
    expect(message.details?.expiresAt).toBe("2026");
  });

  test("says so when the format is not one of the two", () => {
    for (const sent of [
      null,
      "text",
      { format: "picture" },
      { format: "text" },
      { format: "file" },
    ]) {
      expect(messageOf(sent).content).toBe("❌ Unexpected response format.");
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
