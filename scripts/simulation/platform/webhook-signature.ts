import { createHmac } from "node:crypto";

/** The header as a sender makes it. */
export function signatureFor(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${timestamp}:${body}`).digest("hex");
  return `ts=${timestamp};h1=${signature}`;
}
