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

/** The value is one of this preset's own values; for `category`, any of the listing's categories. */
export interface ValueCondition {
  f: TextField;
  is: string;
}
/** Missing is null or an empty list; `hours` is present when the hours are known. */
export interface PresenceCondition {
  f: PresenceField;
  has: boolean;
}
export type Condition = ValueCondition | PresenceCondition;

/** Whether two plans find the same rows and show them alike; the order of conditions is no matter. */
export const isSamePlan = (a: Plan, b: Plan): boolean =>
  a.op === b.op &&
  a.output === b.output &&
  a.where.length === b.where.length &&
  a.where.every((condition) => b.where.some((other) => isSameCondition(condition, other)));

export const isSameCondition = (a: Condition, b: Condition): boolean =>
  a.f === b.f && ("is" in a ? "is" in b && a.is === b.is : "has" in b && a.has === b.has);

/** Fields that only tier 2 fills. */
export const tierTwoFields: readonly PresenceField[] = [
  "emails",
  "rating",
  "review_count",
  "socials",
  "description",
];

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
  reason?: "type_not_collected" | "too_many_conditions";
  /** The same question, put so that it can be answered. */
  rephrased?: string[];
}
