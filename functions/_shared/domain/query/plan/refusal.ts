export const refusalCodes = [
  "no_such_field",
  "out_of_scope",
  "read_only",
  "not_allowed",
  "needs_clarification",
  "no_data_in_tier",
  "not_understood",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  refuse: RefusalCode;
  /** The words the refusal is about; for `needs_clarification` the possible readings. */
  about: string[];
  /** What the code alone does not say. */
  reason?:
    | "type_not_collected"
    | "same_name"
    | "not_collected"
    | "unknown_place"
    | "no_plan_before"
    | "nothing_asked"
    | "nothing_known"
    // Small talk, by its kind.
    | "greet"
    | "how"
    | "thanks"
    | "bye"
    | "who";
  /** The same question, put so that it can be answered. */
  rephrased?: string[];
}
