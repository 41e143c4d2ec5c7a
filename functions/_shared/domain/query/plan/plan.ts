import { type ColumnsWith, columnsOf, columnsWith } from "../../listing/listing.ts";

/**
 * A question as data: never SQL, never code. A planner writes it, the validator checks it, one
 * executor runs it, and code writes every number of the answer from the result.
 */
export interface Plan {
  v: 1;
  op: "count" | "list" | "aggregate" | "group" | "compare" | "describe";
  /** Always `{and: […]}` after validation, so that each member is a filter one can take away. */
  where?: Condition;
  /** `aggregate`, `group`, `compare`: what is computed; without it rows are counted. */
  measure?: Measure;
  groupBy?: GroupKey;
  /** Groups whose value fits; nothing else is kept. */
  having?: Comparison;
  sort?: Sort[];
  limit?: number;
  /** Columns the question names: those a file or a description shows first. */
  select?: SelectableColumn[];
  compare?: [Condition, Condition];
  /** `describe`: the one listing asked about. */
  target?: ListingRef;
  output: "text" | "csv";
}

/** Fields with one value of a few, and those with a list of such. */
export const plainFields = columnsOf({ kind: "word", asked: "value" });
export const listFields = columnsOf({ kind: "words", asked: "value" });
export const valueFields = [...plainFields, ...listFields] as const;
export type ValueField = (typeof valueFields)[number];

export const numberFields = columnsOf({ asked: "number" });
export type NumberField = (typeof numberFields)[number];
/** Whether something can be computed from the field. */
export const isNumberField = (field: string): field is NumberField =>
  (numberFields as readonly string[]).includes(field);

/** Whether only tier 2 fills the field. */
export const isOfTierTwo = (field: string): boolean => tierTwo.has(field);
const tierTwo: ReadonlySet<string> = new Set(columnsOf({ tier: 2 }));

/** Fields that a listing may lack. */
export const presenceFields = columnsWith("asked").filter(
  (field) => field !== "category",
) as PresenceField[];
export type PresenceField = Exclude<ColumnsWith<{ asked: string }>, "category">;
/** Lists whose members have a role: "owner" of an e-mail, "booking" of a phone, a social network. */
export const roleFields = columnsOf({ kind: "pairs", asked: "presence" });
export type RoleField = (typeof roleFields)[number];
export const isRoleField = (field: string): field is RoleField =>
  (roleFields as readonly string[]).includes(field);

export const searchFields = columnsOf({ asked: "text" });
export type SearchField = (typeof searchFields)[number];

export type SelectableColumn = PresenceField | "category" | "distance" | "lat" | "lon" | "id";

export interface Comparison {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
  eq?: number;
}
/** The value is one of this preset's own; for `category`, any of the listing's categories. */
export interface ValueCondition {
  f: ValueField;
  in: string[];
}
export interface NumberCondition extends Comparison {
  f: NumberField;
}
/** Missing is null or an empty list; `hours` is present when the hours are known. */
export interface PresenceCondition {
  f: PresenceField;
  has: boolean;
  role?: string;
}
export interface TextCondition {
  f: SearchField;
  /** `word`: the text stands there as whole words. */
  how: "contains" | "starts" | "ends" | "word";
  text: string;
}
/** Within `m` metres, and at least `minM`; the listing itself is neither near nor far. */
export interface NearCondition {
  near: { to: PlaceRef; m: number; minM?: number };
}
export const directions = ["north", "south", "east", "west"] as const;
export type Direction = (typeof directions)[number];
export interface DirectionCondition {
  dir: { of: PlaceRef; is: Direction };
}
/** Days: 0 = Monday. Minutes since midnight; what is open past midnight counts on past 1440. */
export interface OpenCondition {
  open:
    | "now"
    | "always"
    | { dow: number; min: number }
    | {
        /** Any of these days; any day at all when there is none. */
        dow?: number;
        /** Open at some time later than this. */
        after?: number;
        /** Open at some time earlier than this. */
        before?: number;
        /** Open at least until this. */
        until?: number;
        /** Open by this. */
        from?: number;
        allDay?: true;
      };
}
/** Known hours, and none on this day. */
export interface ClosedCondition {
  closed: { dow: number };
}
export type Leaf =
  | ValueCondition
  | NumberCondition
  | PresenceCondition
  | TextCondition
  | NearCondition
  | DirectionCondition
  | OpenCondition
  | ClosedCondition;
export type Condition = { and: Condition[] } | { or: Condition[] } | { not: Condition } | Leaf;

export interface ListingRef {
  id: string;
  /** For reading only; the id decides. */
  name?: string;
}
export const areaFields = ["suburb", "city", "street", "postcode"] as const;
export type AreaField = (typeof areaFields)[number];
/** A listing, a point, the middle of the preset, or the middle of one of its areas. */
export type PlaceRef =
  | ListingRef
  | { lat: number; lon: number }
  | "centre"
  | { f: AreaField; is: string };

export const measureNames = [
  "count",
  "avg",
  "median",
  "sum",
  "min",
  "max",
  "share",
  "distinct",
  "distance",
] as const;
export type MeasureName = (typeof measureNames)[number];
export interface Measure {
  fn: MeasureName;
  /** For numbers of a field: a number; for `distinct`: a value. */
  field?: NumberField | ValueField;
  /** `share`: the part, in percent of what `where` finds. */
  of?: Condition;
  /** `distance`: in metres, between these two. */
  between?: [PlaceRef, PlaceRef];
}

/** `rating_band` and `founded_decade` put a column's numbers together. */
export const groupFields = [
  ...columnsOf({ groups: true }),
  "rating_band",
  "founded_decade",
] as const;
export type GroupField = (typeof groupFields)[number];
export type GroupKey = GroupField | `has:${PresenceField}`;

export const sortFields = [
  ...numberFields,
  ...columnsOf({ sorts: true }),
  "distance",
  "measure",
] as const;
export interface Sort {
  by: (typeof sortFields)[number];
  dir: "asc" | "desc";
  /** `distance`: from where. */
  to?: PlaceRef;
}

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
    | "nothing_asked";
  /** The same question, put so that it can be answered. */
  rephrased?: string[];
}

/** The filters a plan holds, as the members of its `and`. */
export const filtersOf = ({ where }: Pick<Plan, "where">): Condition[] =>
  where === undefined ? [] : "and" in where ? where.and : [where];

/** Every leaf below a condition. */
export function leavesOf(condition: Condition): Leaf[] {
  if ("and" in condition) return condition.and.flatMap(leavesOf);
  if ("or" in condition) return condition.or.flatMap(leavesOf);
  if ("not" in condition) return leavesOf(condition.not);
  return [condition];
}

export const isValue = (c: Condition): c is ValueCondition => "f" in c && "in" in c;
export const isPresence = (c: Condition): c is PresenceCondition => "f" in c && "has" in c;
export const isText = (c: Condition): c is TextCondition => "f" in c && "how" in c;
export const isNumber = (c: Condition): c is NumberCondition =>
  "f" in c && !("in" in c) && !("has" in c) && !("how" in c);
