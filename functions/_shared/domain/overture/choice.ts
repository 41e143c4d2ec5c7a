import { overtureLimits } from "../limits/overture.ts";

export const overtureChoices = ["more", "surer"] as const;
/** Whether a preset has more businesses of Overture Maps, or only those that surely exist. */
export type OvertureChoice = (typeof overtureChoices)[number];

/** Confidence from which a place adds a business. */
export const addsFrom: Readonly<Record<OvertureChoice, number>> = {
  more: overtureLimits.addConfidence,
  surer: overtureLimits.addSurerConfidence,
};

/** The choice of a new task; null where Overture Maps is not read at all. */
export const overtureOf = (
  asked: OvertureChoice | null | undefined,
  isRead: boolean,
): OvertureChoice | null => (isRead ? (asked ?? "more") : null);
