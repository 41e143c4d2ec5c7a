import { expect, test } from "vitest";
import {
  answerOf,
  endsSession,
  failureOf,
  RequestFailure,
  sentenceOf,
  statusOf,
} from "../../../web/src/lib/failure.ts";

const page = (status: number): Response =>
  new Response("<!DOCTYPE html><html><body>Error</body></html>", {
    status,
    headers: { "content-type": "text/html" },
  });

test("no answer at all reads the same in every browser", () => {
  for (const words of ["Failed to fetch", "Load failed", "NetworkError when attempting to fetch"]) {
    expect(sentenceOf(new TypeError(words), "other")).toBe("Network request failed");
  }
  const tooLate = new DOMException("The operation timed out.", "TimeoutError");
  expect([sentenceOf(tooLate, "other"), statusOf(tooLate)]).toEqual(["Network request failed", 0]);
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

test("a function's own sentence is shown, from JSON or from plain text", async () => {
  const json = Response.json({ code: "x", detail: "Insufficient balance." }, { status: 402 });
  expect(failureOf(await answerOf(json)).message).toBe("Insufficient balance.");
  const text = new Response("Please log in again.", { status: 401 });
  expect(failureOf(await answerOf(text)).message).toBe("Please log in again.");
});

test("a page that the platform puts in an answer's place is nobody's sentence", async () => {
  for (const status of [500, 503, 404]) {
    const failure = failureOf(await answerOf(page(status)));
    expect([failure.status, failure.message]).toEqual([
      status,
      "The server could not answer. Please try again.",
    ]);
  }
});

test("only a function's own refusal ends the session, not the platform's page", async () => {
  const own = Response.json({ code: "auth/session-missing", detail: "x" }, { status: 401 });
  expect(endsSession(await answerOf(own))).toBe(true);
  expect(endsSession(await answerOf(page(401)))).toBe(false);
  expect(endsSession(await answerOf(new Response("no", { status: 403 })))).toBe(false);
});
