import { expect, test } from "vitest";
import type { FunctionContext } from "#shared/http/context.ts";
import { withoutDetails, withSafeLogs } from "#shared/http/log-text.ts";

const secret =
  "ada@example.test ADA@Example.Test $argon2id$v=19$m=65536,t=4,p=3$c2FsdA$aGFzaA 0123456789abcdef0123456789abcdef:" +
  "0123456789abcdef".repeat(8);

function logged(part: unknown): string {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(parts.join(" "));
  withSafeLogs({ log: keep, error: keep } as unknown as FunctionContext).error("code", part);
  return lines.join("\n");
}

test.each([
  ["an error", new Error(secret)],
  ["an error that carries an answer", Object.assign(new Error("no"), { response: secret })],
  ["what a parser throws that is no error", { name: "SyntaxError", message: "x", text: secret }],
  ["an error behind another", new Error("outer", { cause: new Error(secret) })],
  ["a sentence", `refused: ${secret}`],
  ["a whole account", { $id: "ada", email: secret, prefs: { a: secret } }],
])("a log of %s holds nobody's address and no hash", (_, part) => {
  for (const text of [logged(part), String(withoutDetails(part).stack)])
    expect(text).not.toMatch(/example|argon2|0123456789abcdef/i);
});

test("a log still says what went wrong and where", () => {
  const text = logged(new TypeError("x is not a function"));
  expect(text).toContain("code TypeError: x is not a function");
  expect(text).toContain("log-text.test.ts");
});
