import type { Task } from "#domain/contract.ts";
import { fold } from "#domain/text/fold.ts";
import { counted } from "../../lib/count-words.ts";
import { compareTexts, numberText } from "../../lib/formats.ts";

/** The orders of the list; the first is the usual one. */
export const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name" },
  { value: "businesses", label: "Most businesses" },
  { value: "area", label: "Largest area" },
  { value: "charge", label: "Highest charge" },
] as const;
export type Sort = (typeof sorts)[number]["value"];

export const presetsPerPage = 20;

/** The choices of the list as the address carries them. */
export interface ListView {
  search: string;
  sort: Sort;
  /** From 1; null where the address names none. */
  page: number | null;
}

const names = { search: "q", sort: "sort", page: "page" } as const;

export function viewIn(parameters: URLSearchParams): ListView {
  const sort = sorts.find(({ value }) => value === parameters.get(names.sort));
  const page = Number(parameters.get(names.page));
  return {
    search: parameters.get(names.search) ?? "",
    sort: sort?.value ?? "newest",
    page: Number.isInteger(page) && page > 0 ? page : null,
  };
}

/** The address with the changed choices; usual ones are left out of it. */
export function withView(parameters: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  // Another search or order begins at its first page.
  const { search, sort, page } = { ...viewIn(parameters), page: null, ...change };
  const set = (name: string, value: string): void =>
    value === "" ? next.delete(name) : next.set(name, value);
  set(names.search, search);
  set(names.sort, sort === "newest" ? "" : sort);
  set(names.page, page === null ? "" : String(page));
  return next;
}

const orders: Record<Sort, (a: Task, b: Task) => number> = {
  newest: () => 0,
  oldest: (a, b) => Date.parse(a.$createdAt) - Date.parse(b.$createdAt),
  name: (a, b) => compareTexts(a.name, b.name),
  businesses: (a, b) => b.found - a.found,
  area: (a, b) => b.areaKm2 - a.areaKm2,
  charge: (a, b) => b.charged - a.charged,
};

/** The presets that have every word of the search in name, types, place or status, in order. */
export function presetsFor(
  list: readonly Task[],
  { search, sort }: Pick<ListView, "search" | "sort">,
): Task[] {
  const words = fold(search)
    .split(" ")
    .filter((word) => word !== "");
  const found = list.filter(({ name, niche, place, status }) => {
    const text = fold([name, niche, place ?? "", status].join(" "));
    return words.every((word) => text.includes(word));
  });
  return found.sort(orders[sort]);
}

/** How many presets are known; there is no total while older ones are missing. */
export interface Known {
  /** How many there are; while some are missing, how many are here. */
  total: number;
  isWhole: boolean;
  /** The older ones could not be read. */
  isFailed: boolean;
}

/** The words for a search result; `found` is null without a search. */
export function countWords(found: number | null, { total, isWhole, isFailed }: Known): string {
  const all = isWhole
    ? counted(total, "preset", "presets")
    : counted(total, "newest preset", "newest presets");
  const words = found === null ? all : `${numberText(found)} of ${isWhole ? "" : "the "}${all}`;
  return isWhole || isFailed ? words : `${words}, loading older ones…`;
}

export interface Page {
  page: number;
  pages: number;
  /** Places of its first and last preset, from 1; 0 for none. */
  from: number;
  to: number;
  tasks: Task[];
}

/** The asked page, else the one with the named preset, else the first. */
export function pageOf(
  found: readonly Task[],
  { page, named }: { page: number | null; named: string | null },
): Page {
  const pages = Math.max(1, Math.ceil(found.length / presetsPerPage));
  const place = named === null ? -1 : found.findIndex(({ taskId }) => taskId === named);
  const asked = page ?? (place < 0 ? 1 : Math.floor(place / presetsPerPage) + 1);
  const shown = Math.min(asked, pages);
  const tasks = found.slice((shown - 1) * presetsPerPage, shown * presetsPerPage);
  const from = tasks.length === 0 ? 0 : (shown - 1) * presetsPerPage + 1;
  return { page: shown, pages, from, to: Math.max(0, from + tasks.length - 1), tasks };
}
