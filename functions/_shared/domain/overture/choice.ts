export const overtureChoices = ["more", "surer"] as const;
/** Whether a preset has more businesses of Overture Maps, or only those that surely exist. */
export type OvertureChoice = (typeof overtureChoices)[number];

/** The choice of a new task; null where Overture Maps is not read at all. */
export const overtureOf = (
  asked: OvertureChoice | null | undefined,
  isRead: boolean,
): OvertureChoice | null => (isRead ? (asked ?? "more") : null);
