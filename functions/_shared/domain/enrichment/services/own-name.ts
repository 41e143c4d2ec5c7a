import { fold } from "../../text/fold.ts";
import type { Identity } from "../identity.ts";
import { isOnlyTrade } from "./phrase.ts";
import { singular } from "./trades.ts";

const runMinLength = 6;

/** Whether two or more words in a row are the business's name, and more than its trade. */
export function hasOwnName(value: string, { compact }: Identity): boolean {
  const words = fold(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.some((_, from) => {
    const pair = words.slice(from, from + 2);
    const run = pair.join("");
    return (
      pair.length === 2 &&
      run.length >= runMinLength &&
      !isOnlyTrade(pair.join(" ")) &&
      compact.some((name) => name.includes(run))
    );
  });
}

const filler =
  /^(?:(?:best|local|top|highest|quality|professional) )+(?=\p{L})|^(?:services?|prestations?|servicios?|diensten) (?:de|of|for|von|van) /u;
const services = / (?:services|leistungen|dienstleistungen|prestations|servicios|diensten)$/u;
/** "Boiler service" is work on boilers, "plumbing service" is plumbing. */
const service = /(?<=(?:ing|al|tion|ment|ance|ung)) service$/u;

/** The same for names of one service: "Drain cleaning services", "best drain cleaning". */
export function sameService(value: string): string {
  const folded = fold(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");
  const bare = folded.replace(filler, "").replace(services, "").replace(service, "");
  return bare.split(" ").map(singular).join(" ");
}
