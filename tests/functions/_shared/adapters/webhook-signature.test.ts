import { Paddle } from "@paddle/paddle-node-sdk";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSigned } from "#shared/adapters/webhook-signature.ts";
import { signatureFor } from "../../../../scripts/simulation/platform/webhook-signature.ts";
import { holdsAsync } from "../../../property.ts";

const secret = "pdl_ntfset_01_a_secret_of_the_tests";
const body = JSON.stringify({ event_id: "evt_01", name: "Café 東京" });

const check = (
  header: string | undefined,
  { text = body, key = secret, now = new Date() }: { text?: string; key?: string; now?: Date } = {},
) => isSigned({ header, body: text, secret: key }, now);

/** The same text with one bit of one character turned. */
function turnBit(text: string, position: number, bit: number): string {
  const at = position % text.length;
  const turned = String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7)));
  return text.slice(0, at) + turned + text.slice(at + 1);
}

describe("the signature of an event", () => {
  test("10,000 random bodies and secrets: what the service's own SDK accepts is accepted, one bit off by neither", async () => {
    const sdk = new Paddle("a key that is not used").webhooks;
    const sample = fc.record({
      text: fc.string({ minLength: 1, maxLength: 200, unit: "binary" }),
      key: fc.string({ minLength: 20, maxLength: 80 }),
      position: fc.nat(),
      bit: fc.nat(6),
      part: fc.constantFrom("body", "ts", "h1", "secret"),
    });
    let accepted = 0;
    let refused = 0;
    await holdsAsync(
      fc.asyncProperty(sample, async ({ text, key, position, bit, part }) => {
        const header = signatureFor(text, key, new Date());
        expect(await sdk.isSignatureValid(text, key, header)).toBe(true);
        expect(check(header, { text, key })).toBe(true);
        accepted += 1;

        const [ts = "", h1 = ""] = header.split(";h1=");
        const changed = {
          text: part === "body" ? turnBit(text, position, bit) : text,
          key: part === "secret" ? turnBit(key, position, bit) : key,
          header:
            part === "ts"
              ? `ts=${turnBit(ts.slice(3), position, bit)};h1=${h1}`
              : part === "h1"
                ? `${ts};h1=${turnBit(h1, position, bit)}`
                : header,
        };
        // A lone half of a character pair is the same replacement character in bytes.
        if (Buffer.from(changed.text).equals(Buffer.from(text)) && part === "body") return;
        expect(check(changed.header, changed)).toBe(false);
        refused += 1;
      }),
      { numRuns: 10_000 },
    );
    console.log(`verifier: ${accepted} accepted as by the SDK, ${refused} one-bit changes refused`);
  });

  test("is good for 300 seconds either way, and no longer", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    const signedAt = (ageS: number) =>
      check(signatureFor(body, secret, new Date(now.getTime() - ageS * 1000)), { now });
    expect([0, 4, 6, 300, -300].map(signedAt)).toEqual([true, true, true, true, true]);
    expect([301, -301, 3_600, -3_600, 1e9].map(signedAt)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("counts when any of several is right, in whatever order", () => {
    const header = signatureFor(body, secret, new Date());
    const [ts, right] = header.split(";");
    const wrong = `h1=${"0".repeat(64)}`;
    expect(check(`${ts};${right};${wrong}`)).toBe(true);
    expect(check(`${ts};${wrong};${right}`)).toBe(true);
    expect(check(`${ts};${wrong};${wrong}`)).toBe(false);
  });

  test("a header that is missing or garbled is refused, not an error", () => {
    const { length } = signatureFor(body, secret, new Date());
    for (const header of [
      undefined,
      "",
      ";",
      "ts=",
      "ts=1",
      "h1=abc",
      "ts=;h1=",
      "ts=NaN;h1=00",
      "ts=1e3;h1=00",
      `ts=1;ts=2;h1=${"0".repeat(64)}`,
      "x".repeat(length),
      signatureFor(body, secret, new Date()).replace("h1=", "h1=é"),
      signatureFor(body, secret, new Date()).slice(0, -2),
    ]) {
      expect(check(header)).toBe(false);
    }
  });

  test("a secret that is missing or short refuses everything, even what is signed with it", () => {
    for (const key of ["", "x", "x".repeat(19)]) {
      expect(check(signatureFor(body, key, new Date()), { key })).toBe(false);
    }
    const key = "x".repeat(20);
    expect(check(signatureFor(body, key, new Date()), { key })).toBe(true);
  });
});
