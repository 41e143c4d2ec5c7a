import type { Condition, Sort } from "#domain/query/plan/plan.ts";

/** Contact details to filter by. */
export const contacts = ["phone", "website", "emails", "hours"] as const;
export type Contact = (typeof contacts)[number];

/** Columns of the table that can be sorted by. */
export const sortable = ["name", "category", "suburb"] as const;
export type Sortable = (typeof sortable)[number];
export type Order = Sort & { by: Sortable };

/** Everything that decides which businesses are shown and how; all of it is in the address. */
export interface Filters {
  text: string;
  types: readonly string[];
  suburbs: readonly string[];
  fit: readonly string[];
  has: readonly Contact[];
  isOpenNow: boolean;
  order: Order | null;
}

export const noFilters: Filters = {
  text: "",
  types: [],
  suburbs: [],
  fit: [],
  has: [],
  isOpenNow: false,
  order: null,
};

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
    types: address.getAll("type"),
    suburbs: address.getAll("suburb"),
    fit: address.getAll("fit"),
    has: address.getAll("has").filter(isOneOf(contacts)),
    isOpenNow: address.get("open") === "now",
    order: isOneOf(sortable)(by) ? { by, dir: dir === "desc" ? "desc" : "asc" } : null,
  };
}

/** The same filters as the part of an address; `filtersIn` gives them back. */
export function addressOf({
  text,
  types,
  suburbs,
  fit,
  has,
  isOpenNow,
  order,
}: Filters): URLSearchParams {
  const address = new URLSearchParams();
  if (text !== "") address.set("q", text);
  const lists = { type: types, suburb: suburbs, fit, has };
  for (const [name, values] of Object.entries(lists)) {
    for (const value of values) address.append(name, value);
  }
  if (isOpenNow) address.set("open", "now");
  if (order) address.set("sort", `${order.by}.${order.dir}`);
  return address;
}

/** The facets of the screen; each can be left out to count what its values would find. */
export type Facet = "text" | "types" | "suburbs" | "fit" | "has" | "isOpenNow";

/** A plan's `where`; `undefined` when nothing is asked. */
export function conditionOf(filters: Filters, without?: Facet): Condition | undefined {
  const { text, types, suburbs, fit, has, isOpenNow } = filters;
  const trimmed = text.trim();
  const parts: Record<Facet, Condition[]> = {
    text: trimmed === "" ? [] : [{ or: [holds("name", trimmed), holds("address", trimmed)] }],
    types: types.length > 0 ? [{ f: "category", in: [...types] }] : [],
    suburbs: suburbs.length > 0 ? [{ f: "suburb", in: [...suburbs] }] : [],
    fit: fit.length > 0 ? [{ f: "fit", in: [...fit] }] : [],
    has: has.map((field) => ({ f: field, has: true })),
    isOpenNow: isOpenNow ? [{ open: "now" }] : [],
  };
  const and = (Object.keys(parts) as Facet[])
    .filter((facet) => facet !== without)
    .flatMap((facet) => parts[facet]);
  return and.length > 0 ? { and } : undefined;
}

const holds = (f: "name" | "address", text: string): Condition => ({ f, how: "contains", text });

/** How many facets narrow the list. */
export const activeCount = ({ text, types, suburbs, fit, has, isOpenNow }: Filters): number =>
  Number(text.trim() !== "") +
  types.length +
  suburbs.length +
  fit.length +
  has.length +
  Number(isOpenNow);

/** With the value when it was not there, without it when it was. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
