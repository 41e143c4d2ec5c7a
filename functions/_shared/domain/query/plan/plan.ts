import {
  type ColumnsWith,
  columnsOf,
  columnsWith,
  type ListingColumn,
} from "../../listing/listing.ts";
import type { SnapshotRef } from "./snapshot-ref.ts";
import type { ChangeKind, MetaTopic } from "./topics.ts";

/**
 * A question as data: never SQL, never code. A planner writes it, the validator checks it, one
 * executor runs it, and code writes every number of the answer from the result.
 */
export interface Plan {
  v: 2;
  op: Operation;
  /** Always `{and: […]}` after validation, so that each member is a filter one can take away. */
  where?: Condition;
  /** Computed of rows, of each group or of each side; without it rows are counted. Not for `ratio`. */
  measure?: Measure;
  groupBy?: GroupKey;
  /** Groups whose value fits; nothing else is kept. */
  having?: Comparison;
  /** Groups of fewer rows are left out, also from an average: a share of three says little. */
  minRows?: number;
  /**
   * `group`, `countGroups`: the values of `groupBy` that some row of the preset has and no row found.
   * Each counts 0 rows, and they come by name; with neither `having` nor `minRows`.
   */
  none?: true;
  sort?: Sort[];
  limit?: number;
  /** `list`, `group`: only the nth in the order of `sort`; 1 is the first. With no `limit`. */
  nth?: number;
  /** Columns the question names: those a file or a description shows first. */
  select?: SelectableColumn[];
  /**
   * `compare`: two to seven, each among the rows that `where` finds; a row may be on several.
   * `ratio`: two, the rows of the first per row of the second.
   */
  sides?: Condition[];
  /** `compare`, instead of sides: what `where` finds in each of two snapshots. */
  snapshots?: SnapshotRef[];
  /** `describe`: the one listing asked about. */
  target?: ListingRef;
  /** `meta`: what of the preset is asked about; it has no filters. */
  about?: MetaTopic;
  /** `meta`: the columns whose meaning or age is asked about. `changes`: one of them changed. */
  columns?: ListingColumn[];
  /** `changes`: which of them. */
  changes?: ChangeKind;
  output: "text" | "csv" | "xlsx";
  /** Where the parts of the plan come from. */
  said?: Said[];
}

/**
 * `ratio`: rows of one side per row of the other. `perGroup`: the average over the groups that occur
 * of the measure of each. `countGroups`: how many groups fit. `changes`: the rows that are new or
 * changed since the run before, of those still there. `meta`: about the preset itself.
 */
export const operations = [
  "count",
  "list",
  "aggregate",
  "ratio",
  "perGroup",
  "group",
  "countGroups",
  "compare",
  "describe",
  "changes",
  "meta",
] as const;
export type Operation = (typeof operations)[number];

/** A part of the plan, `["where", "and", 0]`, and the characters of the question it was read from. */
export type Said = { at: (string | number)[] } & (
  | { from: number; to: number }
  | { by: "before" }
  /** A key of the phrase book's assumptions. */
  | { by: "default"; as: string }
);

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
  /** `word`: as whole words. `equals`: as the whole text. Case and marks never count. */
  how: "contains" | "starts" | "ends" | "word" | "equals";
  text: string;
}
/**
 * A postcode that begins with this: "734" holds "73430". Where it has letters, a number goes to its
 * end: "EC1" holds "EC1A 4JQ" and "EC1 1AA", not "EC10 2AB".
 */
export interface PostcodeAreaCondition {
  f: "postcode";
  area: string;
}
/** On the way from one to the other: a detour of at most a quarter; the two themselves are not. */
export interface BetweenCondition {
  between: [PlaceRef, PlaceRef];
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
  | PostcodeAreaCondition
  | NearCondition
  | BetweenCondition
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

/**
 * `rating_band` and `founded_decade` put a column's numbers together. `chain`: the name, where several
 * rows of the preset have it, found or not. `postcode_area`: the postcode up to its first space, if
 * there is a digit before it, else its first two characters.
 */
export const groupFields = [
  ...columnsOf({ groups: true }),
  "rating_band",
  "founded_decade",
  "chain",
  "postcode_area",
] as const;
export type GroupField = (typeof groupFields)[number];
export type GroupKey = GroupField | `has:${PresenceField}`;

/**
 * `opens`, `closes`: the first opening and the last closing, past midnight counting on past 1440.
 * Closed days and an open end (`18:00+`) have none.
 */
export const sortFields = [
  ...numberFields,
  ...columnsOf({ sorts: true }),
  "street",
  "lat",
  "lon",
  "opens",
  "closes",
  "distance",
  "measure",
] as const;
export interface Sort {
  by: (typeof sortFields)[number];
  dir: "asc" | "desc";
  /** `distance`: from where. */
  to?: PlaceRef;
  /** `opens`, `closes`: on these days; 0 = Monday. On any day without. */
  days?: number[];
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
  "f" in c && !("in" in c) && !("has" in c) && !("how" in c) && !("area" in c);
