import type { Notice } from "../platform/payment-notices.ts";
import type { Books } from "./books.ts";
import type { Invariant, Problem } from "./invariant.ts";

/** Keeps in mind what was acknowledged, so it is made anew for every schedule. */
export function acknowledgedEventsCount(): Invariant {
  const acknowledged: Notice[] = [];
  return {
    id: "I7",
    sentence:
      "A payment whose event was acknowledged is credited, at its face value, and a refund is taken.",
    afterAnswer: (answer, books) => {
      if (answer.kind !== "event" || answer.status !== 200) return null;
      acknowledged.push(answer.notice);
      return missing(answer.notice, books);
    },
    atRest: (books) => {
      for (const notice of acknowledged) {
        const problem = missing(notice, books);
        if (problem) return problem;
      }
      return null;
    },
  };
}

function missing({ payment, creditsMicros, entryId }: Notice, books: Books): Problem {
  const [entry] = books.topUps.get(payment) ?? [];
  if (creditsMicros > 0) {
    if (!entry) return `${payment} was acknowledged and is not credited`;
    const credited = entry.row.amount_micros;
    return credited === creditsMicros
      ? null
      : `${payment} is worth ${creditsMicros} and credited ${credited}`;
  }
  // What was already taken back whole leaves nothing for another refund.
  if (entryId === null || books.entries.has(entryId) || books.emptied.has(payment)) return null;
  return `${entryId} of ${payment} was acknowledged and is not in the books`;
}
