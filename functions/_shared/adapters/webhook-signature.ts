import { createHmac, timingSafeEqual } from "node:crypto";
import { paymentLimits } from "#domain/limits/payment.ts";

/**
 * Whether `ts=…;h1=…[;h1=…]` was made with the secret over this very body, not long ago. The payment
 * service's own check allows 5 s, which a cold start exceeds; a window of minutes is safe because a
 * replay changes nothing. During a change of secrets there are two signatures: any one counts.
 */
export function isSigned(
  { header, body, secret }: { header: string | undefined; body: string; secret: string },
  now: Date,
): boolean {
  if (secret.length < paymentLimits.webhookSecretMinChars || !header) return false;
  const parts = header.split(";").map((part) => part.trim());
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [timestamp, ...more] = valuesOf("ts");
  if (timestamp === undefined || more.length > 0 || !/^\d{1,12}$/.test(timestamp)) return false;
  const ageS = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (ageS > paymentLimits.webhookToleranceS) return false;
  const wanted = createHmac("sha256", secret).update(`${timestamp}:${body}`).digest();
  return valuesOf("h1").some(
    (sent) => /^[0-9a-f]{64}$/.test(sent) && timingSafeEqual(Buffer.from(sent, "hex"), wanted),
  );
}
