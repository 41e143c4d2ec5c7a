import type { Zone } from "../dns/dns.ts";
import { drawFor } from "./draw.ts";

type MailHabit = "exchange" | "own address" | "no mail" | "no such name" | "failure";

/** Out of a hundred sites. */
const shares: readonly (readonly [MailHabit, number])[] = [
  ["exchange", 62],
  ["own address", 16],
  ["no mail", 8],
  ["no such name", 6],
  ["failure", 8],
];

function habitOf(host: string): MailHabit {
  let left = drawFor(host).number("mail", 100);
  for (const [habit, share] of shares) {
    if (left < share) return habit;
    left -= share;
  }
  return "exchange";
}

/** Whether mail to a site's addresses arrives; `null` where its name server fails. */
export function siteTakesMail(host: string): "yes" | "no" | null {
  const habit = habitOf(host);
  if (habit === "failure") return null;
  return habit === "exchange" || habit === "own address" ? "yes" : "no";
}

/** The records of the sites' names; any other name is refused, as nothing is known of it here. */
export const mailZone =
  (hosts: readonly string[]): Zone =>
  (name, type) => {
    if (!hosts.includes(name)) return "refused";
    const habit = habitOf(name);
    if (habit === "failure" || habit === "no such name") return habit;
    if (type === "MX" && habit === "exchange") return { mx: [[10, `mail.${name}`]] };
    if (type === "MX" && habit === "no mail") return { mx: [[0, ""]] };
    if (type === "A" && habit === "own address") return { a: ["192.0.2.25"] };
    return "no records";
  };
