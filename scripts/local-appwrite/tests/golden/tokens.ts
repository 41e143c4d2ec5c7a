import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** An HS256 token: good with the server's own secret, forged with any other. */
export function signedJwt(claims: object, secret: string): string {
  const unsigned = `${encoded({ alg: "HS256", typ: "JWT" })}.${encoded(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

/** What the server signs its tokens with. */
export const jwtSecretIn = (database: DatabaseSync): string =>
  String(database.prepare("SELECT value FROM settings WHERE name = 'jwtSecret'").get()?.value);
