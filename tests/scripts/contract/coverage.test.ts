import { describe, expect, test } from "vitest";
import { errorCoverage } from "../../../scripts/contract/coverage.ts";
import { starred } from "../../../scripts/contract/notes.ts";

const blocked = { status: 403, type: "user_blocked" };
const NAME = "account: 403 user_blocked at POST /account/sessions/email";

describe("which of the listed errors were seen", () => {
  test("none, when nothing was refused", () => {
    const { listed, seen, missing } = errorCoverage([]);
    expect([seen, missing.length]).toEqual([0, listed]);
    expect(missing).toContain(NAME);
  });

  test("an error counts for the operation that said it, and for no other", () => {
    const elsewhere = errorCoverage([{ ...blocked, operation: "GET /account" }]);
    expect(elsewhere.missing).toContain(NAME);
    const there = errorCoverage([{ ...blocked, operation: "POST /account/sessions/email" }]);
    expect(there.missing).not.toContain(NAME);
  });

  test("the same type with another status is another error", () => {
    const operation = "POST /account/sessions/email";
    expect(errorCoverage([{ ...blocked, status: 401, operation }]).missing).toContain(NAME);
  });

  test("what no SDK knows is told by its path", () => {
    const refusal = { operation: "GET /account/tokens/oauth2/amazon", status: 412 };
    const name = "account: 412 project_provider_disabled at GET /account/tokens/oauth2/*";
    const seen = errorCoverage([{ ...refusal, type: "project_provider_disabled" }]);
    expect(seen.missing).not.toContain(name);
  });

  test("the same refusal twice is one", () => {
    const refusal = { ...blocked, operation: "GET /account" };
    expect(errorCoverage([refusal, refusal]).refusals).toBe(1);
  });

  test("an operation is the same however its ids are written", () => {
    expect(starred("GET /users/{userId}")).toBe("GET /users/*");
    expect(starred("GET /users/:userId")).toBe("GET /users/*");
  });
});
