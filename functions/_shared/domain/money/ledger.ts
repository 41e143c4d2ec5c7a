import type { LedgerEntryRow } from "#collections/ledger-entries.ts";
import { freeRerunWords } from "./free-rerun.ts";
import { formatExact } from "./pricing.ts";

/** An account in the books and the micros that moved into (+) or out of (−) it. */
export type Leg = readonly [account: string, micros: number];

/** One immutable line. Its id is derived from its content, so it can be written only once. */
export interface LedgerEntry {
  id: string;
  userId: string;
  kind: LedgerEntryRow["kind"];
  /** Effect on the user's balance. */
  amountMicros: number;
  /** Every account touched; the sum is 0. */
  legs: readonly Leg[];
  taskId: string | null;
  ref: string;
  note: string;
}

export const userAccount = (userId: string): string => `user:${userId}`;
const heldAccount = (taskId: string): string => `held:${taskId}`;

export const holdId = (taskId: string): string => `h.${taskId}`;
/** Of a free re-run: the paid run has this id once for each time it may be repeated free. */
export const freeHoldId = ({ paidTaskId, time }: FreeRerun): string => `z.${paidTaskId}.${time}`;
export const settleId = (taskId: string): string => `s.${taskId}`;
/** `emailHash` is the first 24 hex digits of the folded email's SHA-256: once per email. */
export const welcomeId = (emailHash: string): string => `w.${emailHash}`;

/** `transactionId` and `adjustmentId` are the payment service's: 30 characters, so ids stay under 36. */
export const topUpId = (transactionId: string): string => `t.${transactionId}`;
export const refundId = (adjustmentId: string): string => `r.${adjustmentId}`;
export const chargebackId = (adjustmentId: string): string => `c.${adjustmentId}`;
/** Named after the adjustment it undoes, so that money taken once is given back once. */
export const reversalId = (adjustmentId: string): string => `v.${adjustmentId}`;
export const correctionId = (ticket: string): string => `f.${ticket}`;

/** One free repetition of a run whose second source could not be read. */
export interface FreeRerun {
  /** The run that was paid for, however many free ones came since. */
  paidTaskId: string;
  /** 0 for the first one; the next one counts when a free one has failed, too. */
  time: number;
}

/** Reserves a task's price. */
export function holdEntry(task: {
  taskId: string;
  userId: string;
  priceMicros: number;
  free: FreeRerun | null;
}): LedgerEntry {
  const { taskId, userId, priceMicros, free } = task;
  if ((free !== null) !== (priceMicros === 0)) {
    throw new RangeError(`only a free re-run costs nothing: ${taskId}`);
  }
  return checked({
    id: free ? freeHoldId(free) : holdId(taskId),
    userId,
    kind: "hold",
    // Never -0.
    amountMicros: 0 - priceMicros,
    legs: [
      [userAccount(userId), 0 - priceMicros],
      [heldAccount(taskId), priceMicros],
    ],
    taskId,
    ref: taskId,
    note: free ? freeRerunWords : `${formatExact(priceMicros)} held for this collection`,
  });
}

/** Takes the delivered part of the hold and returns the rest to the user. */
export function settleEntry(task: {
  taskId: string;
  userId: string;
  priceMicros: number;
  chargedMicros: number;
}): LedgerEntry {
  const { taskId, userId, priceMicros, chargedMicros } = task;
  const returned = priceMicros - chargedMicros;
  if (chargedMicros < 0 || returned < 0) {
    throw new RangeError(
      `a settle takes between 0 and its hold: ${chargedMicros} of ${priceMicros}`,
    );
  }
  return checked({
    id: settleId(taskId),
    userId,
    kind: "settle",
    amountMicros: returned,
    legs: [
      [heldAccount(taskId), 0 - priceMicros],
      ["revenue", chargedMicros],
      [userAccount(userId), returned],
    ],
    taskId,
    ref: taskId,
    note: settleNote(priceMicros, chargedMicros),
  });
}

function settleNote(priceMicros: number, chargedMicros: number): string {
  if (priceMicros === 0) return freeRerunWords;
  const charged = `Charged ${formatExact(chargedMicros)}`;
  const returned = priceMicros - chargedMicros;
  return returned === 0 ? charged : `${charged}, ${formatExact(returned)} returned`;
}

/** The free credit of a new account. */
export function welcomeEntry(account: {
  userId: string;
  emailHash: string;
  amountMicros: number;
}): LedgerEntry {
  const { userId, emailHash, amountMicros } = account;
  return entryBetween("welcome_credit", {
    id: welcomeId(emailHash),
    userId,
    kind: "welcome",
    amountMicros,
    ref: emailHash,
    note: "Welcome credit",
  });
}

/** The face value of the purchase, never the amount paid: tax and currency do not change it. */
export function topUpEntry(purchase: {
  transactionId: string;
  userId: string;
  amountMicros: number;
}): LedgerEntry {
  const { transactionId, userId, amountMicros } = purchase;
  return entryBetween("paddle_clearing", {
    id: topUpId(transactionId),
    userId,
    kind: "top_up",
    amountMicros,
    ref: transactionId,
    note: `Bought ${formatExact(amountMicros)} of credits`,
  });
}

/** Money that went back to the buyer leaves the balance, which may fall below zero. */
export function clawbackEntry(adjustment: {
  kind: "refund" | "chargeback";
  adjustmentId: string;
  transactionId: string;
  userId: string;
  amountMicros: number;
}): LedgerEntry {
  const { kind, adjustmentId, transactionId, userId, amountMicros } = adjustment;
  return entryBetween("paddle_clearing", {
    id: kind === "refund" ? refundId(adjustmentId) : chargebackId(adjustmentId),
    userId,
    kind: "clawback",
    amountMicros: -amountMicros,
    ref: transactionId,
    note: kind === "refund" ? "Purchase refunded" : "Purchase disputed with the bank",
  });
}

/** Returns the amount of a refund or chargeback that was reversed. */
export function reversalEntry(reversal: {
  adjustmentId: string;
  transactionId: string;
  userId: string;
  amountMicros: number;
}): LedgerEntry {
  const { adjustmentId, transactionId, userId, amountMicros } = reversal;
  return entryBetween("paddle_clearing", {
    id: reversalId(adjustmentId),
    userId,
    kind: "reversal",
    amountMicros,
    ref: transactionId,
    note: "Refund or dispute undone",
  });
}

/** An operator's correction; `amountMicros` is signed, its counterpart is a loss or gain of ours. */
export function correctionEntry(correction: {
  ticket: string;
  userId: string;
  amountMicros: number;
  reason: string;
}): LedgerEntry {
  const { ticket, userId, amountMicros, reason } = correction;
  return entryBetween("refund_loss", {
    id: correctionId(ticket),
    userId,
    kind: "correction",
    amountMicros,
    ref: ticket,
    note: reason,
  });
}

/** An entry that moves money between the user and one other account, whichever way. */
const entryBetween = (other: string, entry: Omit<LedgerEntry, "legs" | "taskId">): LedgerEntry =>
  checked({
    ...entry,
    legs: [
      [other, -entry.amountMicros],
      [userAccount(entry.userId), entry.amountMicros],
    ],
    taskId: null,
  });

function checked(entry: LedgerEntry): LedgerEntry {
  const sum = entry.legs.reduce((total, [, micros]) => total + micros, 0);
  if (sum !== 0) throw new RangeError(`the legs of ${entry.id} sum to ${sum}, not 0`);
  if (!entry.legs.every(([, micros]) => Number.isSafeInteger(micros))) {
    throw new RangeError(`${entry.id} holds an amount that is no whole number of micros`);
  }
  return entry;
}

/** The text whose SHA-256 is stored with an entry: its content without the time of writing. */
export const canonicalContent = (entry: LedgerEntry): string =>
  JSON.stringify([entry.id, entry.userId, entry.kind, entry.amountMicros, entry.legs, entry.ref]);
