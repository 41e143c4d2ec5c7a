import { rowsMatching } from "../engine/list.ts";
import {
  type Condition,
  filtersOf,
  type GroupKey,
  isValue,
  leavesOf,
  type Plan,
  type PresenceField,
  type Sort,
  valueFields,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { bareFieldName } from "./labels.ts";
import { type Asked, type Offer, type Offering, phrased, say, whereOf } from "./offer.ts";
import { about, alike, nearest } from "./offers-of-one.ts";
import type { PhraseKey } from "./phrase-book.ts";

/** In the order in which they are offered. */
export function offeringsAfter({ op, output, measure, sort }: Plan): readonly Offering[] {
  switch (op) {
    case "count":
      return [list, gap, perKey, file];
    case "list":
      return output === "text"
        ? [file, openNow, ...(sort ? [] : [byRating, byDistance]), show, countOf, about]
        : [list, gap, perKey];
    case "aggregate":
      if (measure?.fn === "distance") return [];
      if (measure?.fn === "share") return [partOf];
      return measure?.fn === "distinct" ? [list, file] : [perKey, list, gap];
    case "group":
      return [topGroup, openNow, gap];
    case "countGroups":
    case "perGroup":
      return [list, perKey, file];
    case "compare":
    case "ratio":
      return [sides];
    case "describe":
      return [about, nearest, alike];
    case "changes":
    case "meta":
      return [];
  }
}

const rowsOf = (plan: Plan): Plan => ({
  v: 2,
  op: "list",
  output: "text",
  ...whereOf(filtersOf(plan)),
});

const list: Offering = (asked) => [
  { question: say(asked, "f_list"), plan: rowsOf(asked.plan), isFound: true },
];

/** In the order, with the limit and the columns of a list before. */
function file(asked: Asked): Offer[] {
  const { plan, outcome } = asked;
  if (plan.op === "list" && outcome.rows.length === 0) return [];
  const rows = plan.op === "list" ? plan : rowsOf(plan);
  return [{ question: say(asked, "f_file"), plan: { ...rows, output: "csv" }, isFound: true }];
}

const contacts = ["website", "phone", "emails"] as const;

/** The rows that the filters find; an answer has them all, or only those that it is about. */
function matchingRows({ plan, outcome, wording }: Asked): readonly number[] {
  const { columns, clock } = wording.preset;
  return outcome.rows.length === outcome.total
    ? outcome.rows
    : rowsMatching(plan.where, columns, clock);
}

/** A contact that some of the businesses have, as far as is known, and some don't. */
function gap(asked: Asked): Offer[] {
  const { plan, wording } = asked;
  const filters = filtersOf(plan);
  const fields = filters.flatMap(leavesOf).flatMap((leaf) => ("f" in leaf ? [leaf.f] : []));
  const rows = matchingRows(asked);
  const isSplit = (field: PresenceField): boolean => {
    const known = wording.preset.columns.present(field);
    return rows.some((row) => known[row] === 1) && rows.some((row) => known[row] === 0);
  };
  const field = contacts.find((each) => !fields.includes(each) && isSplit(each));
  if (field === undefined) return [];
  const where = { and: [...filters, { f: field, has: false }] };
  return [
    {
      question: say(asked, "f_gap", { field: bareFieldName(wording, field) }),
      plan: { v: 2, op: "count", output: "text", where },
      isFound: true,
    },
  ];
}

const keys = ["suburb", "category", "street", "city"] as const;

/** By the first column that the question doesn't fix and that has several values. */
function perKey(asked: Asked): Offer[] {
  const { plan, wording } = asked;
  const { measure } = plan;
  const isMeasured = plan.op === "aggregate" && measure !== undefined;
  const rows = matchingRows(asked);
  const key = keys.find((each) => {
    const isFixed = filtersOf(plan).some((filter) => isValue(filter) && filter.f === each);
    return !isFixed && hasSeveral(each, rows, wording.preset);
  });
  if (key === undefined) return [];
  return [
    {
      question: say(asked, isMeasured ? "f_and_per" : "f_per", {
        field: bareFieldName(wording, key),
      }),
      plan: {
        v: 2,
        op: "group",
        output: "text",
        groupBy: key,
        ...(isMeasured ? { measure } : {}),
        ...whereOf(filtersOf(plan)),
      },
      ...(isMeasured ? {} : { isFound: true }),
    },
  ];
}

function hasSeveral(key: (typeof keys)[number], rows: readonly number[], preset: Preset): boolean {
  let first: string | undefined;
  for (const row of rows) {
    const text = preset.columns.cells(row, [key])[key];
    if (!text) continue;
    if (first !== undefined && text !== first) return true;
    first = text;
  }
  return false;
}

function openNow(asked: Asked): Offer[] {
  const filters = filtersOf(asked.plan);
  if (JSON.stringify(filters).includes('"open"')) return [];
  return [
    {
      question: say(asked, "f_open"),
      plan: {
        ...(asked.plan.op === "list" ? asked.plan : rowsOf(asked.plan)),
        ...whereOf([...filters, { open: "now" }]),
      },
    },
  ];
}

const byRating: Offering = (asked) => {
  const known = asked.wording.preset.columns.present("rating");
  const isRated = asked.outcome.rows.some((row) => known[row] === 1);
  return isRated ? sorted("f_rated", { by: "rating", dir: "desc" }, asked) : [];
};

const byDistance: Offering = (asked) =>
  sorted("f_near", { by: "distance", dir: "asc", to: "centre" }, asked);

function sorted(key: PhraseKey, by: Sort, asked: Asked): Offer[] {
  if (asked.outcome.rows.length < 2) return [];
  return [{ question: say(asked, key), plan: { ...asked.plan, sort: [by] }, isFound: true }];
}

/** A contact as one more column of the rows. */
function show(asked: Asked): Offer[] {
  const { plan, wording } = asked;
  const { select = [] } = plan;
  const field = contacts.find((each) => !select.includes(each) && wording.preset.known(each) > 0);
  if (field === undefined) return [];
  return [
    {
      question: say(asked, "f_columns", { field: bareFieldName(wording, field) }),
      plan: { ...plan, select: [...select, field] },
      isFound: true,
    },
  ];
}

const countOf: Offering = (asked) => phrased("f_count", "count", filtersOf(asked.plan), asked);

/** The part that a share is of. */
const partOf: Offering = (asked) => {
  const { of } = asked.plan.measure ?? {};
  return of ? phrased("f_show", "list", [...filtersOf(asked.plan), of], asked) : [];
};

const sides: Offering = (asked) =>
  (asked.plan.sides ?? []).flatMap((side) =>
    phrased("f_show", "list", [...filtersOf(asked.plan), side], asked),
  );

/** The businesses of the group that comes first. */
function topGroup(asked: Asked): Offer[] {
  const { plan, outcome } = asked;
  const [first] = outcome.groups ?? [];
  const condition = first && conditionOf(plan.groupBy ?? "category", first.key);
  return condition ? phrased("f_show", "list", [...filtersOf(plan), condition], asked) : [];
}

function conditionOf(groupBy: GroupKey, key: string): Condition | undefined {
  const field = valueFields.find((each) => each === groupBy);
  if (field) return { f: field, in: [key] };
  if (groupBy === "chain") return { f: "name", how: "equals", text: key };
  return groupBy === "postcode_area" ? { f: "postcode", area: key } : undefined;
}
