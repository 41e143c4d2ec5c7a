import { expect, test } from "vitest";
import { readEnv } from "#shared/env.ts";

const platform = {
  APPWRITE_FUNCTION_API_ENDPOINT: "http://127.0.0.1/v1",
  APPWRITE_FUNCTION_PROJECT_ID: "areascout",
};

test.each(["system", "192.0.2.53", "192.0.2.53:5353", "2001:db8::53", "[2001:db8::53]:53"])(
  "“%s” is a name server",
  (server) => {
    expect(readEnv({ ...platform, MAIL_DNS: server }).MAIL_DNS).toBe(server);
  },
);

test("without a name server none is asked", () => {
  expect(readEnv(platform).MAIL_DNS).toBe("");
});

test.each(["dns.example", "https://192.0.2.53/", "192.0.2.53:x"])(
  "“%s” is refused by name, not found out by a collection",
  (server) => {
    expect(() => readEnv({ ...platform, MAIL_DNS: server })).toThrow("MAIL_DNS");
  },
);
