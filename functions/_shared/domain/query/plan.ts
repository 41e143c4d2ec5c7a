/**
 * A question as data: never SQL, never code. The planner writes it, the validator checks it, one
 * executor runs it, and code writes every number of the answer from the result.
 */
export interface Plan {
  v: 1;
  op: "count" | "list";
  /** All must hold. */
  where: Condition[];
  output: "text" | "csv";
}

/** Columns a question can ask to be present or missing. */
export const presenceFields = [
  "name",
  "phone",
  "website",
  "emails",
  "hours",
  "address",
  "street",
  "suburb",
  "city",
  "postcode",
  "rating",
  "review_count",
  "socials",
  "description",
] as const;
export type PresenceField = (typeof presenceFields)[number];

export const textFields = ["category", "suburb", "city", "street", "postcode"] as const;
export type TextField = (typeof textFields)[number];

export type Condition =
  /** The value is one of this preset's own values; for `category`, any of the listing's categories. */
  { f: TextField; is: string } | { f: PresenceField; has: boolean };

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
  /** The words the refusal is about. */
  about: string[];
}
