import { afterEach, describe, expect, test, vi } from "vitest";
import { signJwt, verifyJwt } from "../jwt.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("a token", () => {
  test("holds until it ends, also when it has been shown before", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const token = signJwt({ userId: "alice", exp: 1_060 }, "secret");
    expect(verifyJwt(token, "secret")).toEqual({
      ok: true,
      claims: { userId: "alice", exp: 1_060 },
    });
    vi.setSystemTime(1_060_000);
    expect(verifyJwt(token, "secret")).toEqual({ ok: false, reason: "Expired" });
  });

  test("is refused with another secret, and with another's claims under its signature", () => {
    const token = signJwt({ userId: "alice" }, "secret");
    const [head, , signature] = token.split(".");
    const claims = Buffer.from(JSON.stringify({ userId: "bob" })).toString("base64url");
    expect(verifyJwt(token, "another secret")).toMatchObject({ ok: false });
    expect(verifyJwt(`${head}.${claims}.${signature}`, "secret")).toMatchObject({ ok: false });
    expect(verifyJwt(token, "secret")).toMatchObject({ ok: true });
  });
});
