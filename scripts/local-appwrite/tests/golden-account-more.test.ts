import { describe, expect, test } from "vitest";
import { accountMore } from "./golden/account-more.ts";
import { replayFile } from "./golden/one-file.ts";
import { hasRecordings } from "./golden/recordings.ts";

if (hasRecordings) {
  describe("accounts as a real Appwrite keeps them", () => replayFile(accountMore));
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
