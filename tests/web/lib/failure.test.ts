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
  expect(sentenceOf(new Error("x is not a function"), "The file failed.")).toBe("The file failed.");
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

const identity = (code: number, type: string | undefined, message: string) =>
  Object.assign(new Error(message), { code, type });

test("what the identity provider says to a person is shown in its own words", () => {
  const wrong = "Invalid credentials. Please check the email and password.";
  expect(sentenceOf(identity(401, "user_invalid_credentials", wrong), "other")).toBe(wrong);
});

test("words of the identity provider about ids and projects are ours instead", () => {
  const taken = "A user with the same id, email, or phone already exists in this project.";
  expect(sentenceOf(identity(409, "user_already_exists", taken), "other")).toBe(
    "An account with this email already exists. Log in, or reset your password if you forgot it.",
  );
});

test.each([
  [400, "general_argument_invalid", "Invalid `password` param: Must be 8 chars", /^Choose a pass/],
  [
    400,
    "general_argument_invalid",
    "Invalid `password` param: Password must be between 8 and 265 characters long, and should not be one of the commonly used password.",
    /^This password is too common and easy to guess\. Please choose another one\.$/,
  ],
  [400, "general_argument_invalid", "Invalid `email` param: Value must be", /valid email address/],
  [
    400,
    "general_argument_invalid",
    "Invalid `name` param: Value must be",
    /^Choose a shorter name/,
  ],
  [400, "general_argument_invalid", "Invalid `userId` param: UID must", /^It failed\.$/],
  [400, "general_unknown", "Unknown column", /^It failed\.$/],
  [401, "general_unauthorized_scope", "User (role: guests) missing scopes", /log in again/],
  [429, "general_rate_limit_exceeded", "Rate limit for the current", /Too many attempts/],
  [500, "general_server_error", "SQLSTATE[HY000]", /^It failed\.$/],
  [503, undefined, "<html>Bad gateway</html>", /^It failed\.$/],
  [404, undefined, "<html>Not found</html>", /^It failed\.$/],
])("what it says to programs (%i %s) is told in ours", (code, type, message, sentence) => {
  expect(sentenceOf(identity(code, type, message), "It failed.")).toMatch(sentence);
});

test("the platform's own refusal in a function's place is nobody's sentence", async () => {
  const body = { message: "Synchronous function execution timed out", code: 408, type: "x" };
  const failure = failureOf(await answerOf(Response.json(body, { status: 408 })));
  expect(failure.message).toBe("The server could not answer. Please try again.");
});
