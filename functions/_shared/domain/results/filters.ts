import { declarations } from "#domain/listing/columns.ts";
import { type ColumnsWith, columnsWith } from "#domain/listing/listing.ts";
import { type Condition, isNumberField } from "#domain/query/plan/plan.ts";
import { type Order, sortable } from "./order.ts";

/** Contact details to filter by. */
export const contacts = ["phone", "website", "emails", "hours"] as const;
export type Contact = (typeof contacts)[number];

/** Somebody there can be called or written to. */
export const isContactable: Condition = {
  or: [
    { f: "phone", has: true },
    { f: "emails", has: true },
  ],
};

/** The columns that a typed text is looked for in. */
export const searched = ["name", "address"] as const;

/** Its hours say so. */
export const isOpen: Condition = { open: "now" };

/** Columns by whose values the businesses can be narrowed down. */
export type FacetField = ColumnsWith<{ facet: unknown }>;
export const facetFields: readonly FacetField[] = columnsWith("facet");
export const facetTitle = (field: FacetField): string => declarations[field].facet[0];
const facetName = (field: FacetField): string => declarations[field].facet[1];

/** Everything that decides which businesses are shown and how; all of it is in the address. */
export interface Filters {
  text: string;
  /** Of each column one of these; a column without any is left out. */
  values: Readonly<Partial<Record<FacetField, readonly string[]>>>;
  has: readonly Contact[];
  isContactable: boolean;
  isOpenNow: boolean;
  /** `null`: the most complete first. */
  order: Order | null;
}

export const noFilters: Filters = {
  text: "",
  values: {},
  has: [],
  isContactable: false,
  isOpenNow: false,
  order: null,
};

/** No filters; the sort order is kept. */
export const cleared = ({ order }: Filters): Filters => ({ ...noFilters, order });

const textMaxChars = 100;
const isOneOf =
  <T extends string>(all: readonly T[]) =>
  (value: string): value is T =>
    all.some((one) => one === value);

/** Unknown parts of the address are ignored: a link is never refused. */
export function filtersIn(address: URLSearchParams): Filters {
  const [by = "", dir = ""] = (address.get("sort") ?? "").split(".");
  return {
    text: (address.get("q") ?? "").slice(0, textMaxChars),
    values: facetFields.reduce<Filters["values"]>(
      (values, field) => chosenOf(values, field, address.getAll(facetName(field))),
      {},
    ),
    has: address.getAll("has").filter(isOneOf(contacts)),
    isContactable: address.get("contactable") === "yes",
    isOpenNow: address.get("open") === "now",
    order: isOneOf(sortable)(by) ? { by, dir: dir === "desc" ? "desc" : "asc" } : null,
  };
}

/** The same filters as the part of an address; `filtersIn` gives them back. */
export function addressOf(filters: Filters): URLSearchParams {
  const { text, values, has, isOpenNow, order } = filters;
  const address = new URLSearchParams();
  if (text !== "") address.set("q", text);
  for (const field of facetFields) {
    for (const value of values[field] ?? []) address.append(facetName(field), value);
  }
  for (const contact of has) address.append("has", contact);
  if (filters.isContactable) address.set("contactable", "yes");
  if (isOpenNow) address.set("open", "now");
  if (order) address.set("sort", `${order.by}.${order.dir}`);
  return address;
}

/** The facets of the screen; each can be left out to count what its values would find. */
export type Facet = "text" | FacetField | "has" | "isContactable" | "isOpenNow";

/** The conditions of each facet in use. */
export function conditionsOf(filters: Filters): (readonly [Facet, Condition[]])[] {
  const { text, values, has, isOpenNow } = filters;
  const trimmed = text.trim();
  const parts: (readonly [Facet, Condition[]])[] = [
    ["text", trimmed === "" ? [] : [{ or: searched.map((field) => holds(field, trimmed)) }]],
    ...facetFields.map((field) => [field, oneOf(field, values[field] ?? [])] as const),
    ["has", has.map((field) => ({ f: field, has: true }))],
    ["isContactable", filters.isContactable ? [isContactable] : []],
    ["isOpenNow", isOpenNow ? [isOpen] : []],
  ];
  return parts.filter(([, conditions]) => conditions.length > 0);
}

/** A plan's `where`; `undefined` when nothing is asked. */
export function conditionOf(filters: Filters): Condition | undefined {
  const and = conditionsOf(filters).flatMap(([, conditions]) => conditions);
  return and.length > 0 ? { and } : undefined;
}

const holds = (f: (typeof searched)[number], text: string): Condition => ({
  f,
  how: "contains",
  text,
});

function oneOf(field: FacetField, values: readonly string[]): Condition[] {
  if (values.length === 0) return [];
  if (!isNumberField(field)) return [{ f: field, in: [...values] }];
  return [{ or: values.map((value) => ({ f: field, eq: Number(value) })) }];
}

/** How many facets narrow the list. */
export const activeCount = ({ text, values, has, ...filters }: Filters): number =>
  Number(text.trim() !== "") +
  facetFields.reduce((sum, field) => sum + (values[field]?.length ?? 0), 0) +
  has.length +
  Number(filters.isContactable) +
  Number(filters.isOpenNow);

/** The choices with these for a column. */
export function chosenOf(
  before: Filters["values"],
  field: FacetField,
  values: readonly string[],
): Filters["values"] {
  const { [field]: _former, ...others } = before;
  return values.length > 0 ? { ...others, [field]: values } : others;
}

/** With the value when it was not there, without it when it was. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
