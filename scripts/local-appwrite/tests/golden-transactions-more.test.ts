import { describe, expect, test } from "vitest";
import { replayFile } from "./golden/one-file.ts";
import { hasRecordings } from "./golden/recordings.ts";
import { checkStaleRow, transactionsMore } from "./golden/transactions-more.ts";

if (hasRecordings) {
  describe("decrements in transactions as a real Appwrite makes them", () =>
    replayFile(transactionsMore));
  test("a single row can come stale from the cache, a list cannot", () => checkStaleRow());
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
