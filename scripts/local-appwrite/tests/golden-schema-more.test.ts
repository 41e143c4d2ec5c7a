import { describe, expect, test } from "vitest";
import { replayFile } from "./golden/one-file.ts";
import { hasRecordings } from "./golden/recordings.ts";
import { schemaMore } from "./golden/schema-more.ts";

if (hasRecordings) {
  describe("schema, users and project as a real Appwrite has them", () => replayFile(schemaMore));
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
