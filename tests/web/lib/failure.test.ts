import { expect, test } from "vitest";
import { RequestFailure, sentenceOf, statusOf } from "../../../web/src/lib/failure.ts";

test("no answer at all reads the same in every browser", () => {
  for (const words of ["Failed to fetch", "Load failed", "NetworkError when attempting to fetch"]) {
    expect(sentenceOf(new TypeError(words), "other")).toBe("Network request failed");
  }
});

test("the server's sentence is shown as it is, and ours where it has none", () => {
  expect(sentenceOf(new RequestFailure(402, "Insufficient balance."), "other")).toBe(
    "Insufficient balance.",
  );
  expect(sentenceOf(new Error(""), "Please try again.")).toBe("Please try again.");
  expect(sentenceOf("odd", "Please try again.")).toBe("Please try again.");
});

test("the status of a refusal is known, whoever refused", () => {
  expect(statusOf(new RequestFailure(401, "Please log in again."))).toBe(401);
  expect(statusOf(Object.assign(new Error("Invalid token"), { code: 401 }))).toBe(401);
  expect(statusOf(new TypeError("Failed to fetch"))).toBe(0);
});
