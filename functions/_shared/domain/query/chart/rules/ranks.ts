import { isNumberField, type Sort } from "../../plan/plan.ts";
import type { SetPhrase } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { narrowed } from "./sets.ts";

const supers: Readonly<Record<string, Sort>> = {
  best: { by: "rating", dir: "desc" },
  worst: { by: "rating", dir: "asc" },
  reviewed: { by: "review_count", dir: "desc" },
  unreviewed: { by: "review_count", dir: "asc" },
  near: { by: "distance", dir: "asc", to: "centre" },
  far: { by: "distance", dir: "desc", to: "centre" },
  old: { by: "founded_year", dir: "asc" },
  new: { by: "founded_year", dir: "desc" },
  cheap: { by: "price_level", dir: "asc" },
  dear: { by: "price_level", dir: "desc" },
};

const extremes: Readonly<Record<string, "asc" | "desc">> = {
  most: "desc",
  highest: "desc",
  best: "desc",
  least: "asc",
  lowest: "asc",
  worst: "asc",
};

const rankRules: readonly Rule[] = [
  ...rules("rank", "super", (p) => {
    const sort = supers[p.arg("super")];
    if (!sort) return null;
    const isFromMiddle = sort.by === "distance";
    return made(
      { sort },
      { assumed: isFromMiddle ? ["middle"] : [], cost: isFromMiddle ? 0.5 : 0 },
    );
  }),
  ...rules("rank", ["super to|of? ref", "near ref"], (p) => {
    if (!p.has("super")) return null;
    const sort = supers[p.arg("super")];
    return sort?.by === "distance" ? { sort: { ...sort, to: p.get("ref").ref } } : null;
  }),
  ...rules("rank", ["super column", "most column", "least column"], (p) => {
    const { field } = p.get("column");
    const dir = p.has("most") ? "desc" : p.has("least") ? "asc" : extremes[p.arg("super")];
    if (!dir || !isNumberField(field)) return null;
    return { sort: { by: field, dir } };
  }),
  ...rules("rank", ["superhours on? days", "superhours"], (p) => {
    const by = p.arg("superhours") === "opens" ? ("opens" as const) : ("closes" as const);
    const days = p.has("days") ? { days: [...p.get("days").days] } : {};
    return { sort: { by, dir: by === "opens" ? "asc" : "desc", ...days } };
  }),
  ...rules("rank", "supermap", (p) => {
    const [by, dir] = p.arg("supermap").split(".");
    return { sort: { by: by as "lat", dir: dir as "asc" } };
  }),
];

/** Without a number: one for "the nearest café", ten for "the nearest cafés". */
const shownByDefault = 10;

function first(set: SetPhrase, sort: Sort, limit?: number) {
  if (limit !== undefined) return { set, sort, limit };
  return set.isPlural
    ? made({ set, sort, limit: shownByDefault }, { assumed: ["ten"] })
    : { set, sort, limit: 1 };
}

const counted = (p: Parts): number | undefined => {
  const n = p.has("number") ? p.get("number") : undefined;
  return n !== undefined && Number.isInteger(n) && n > 0 && n <= 1000 ? n : undefined;
};

/** The order a column and its direction name; without a direction the usual one. */
export const sorted = (p: Parts): Sort | null => {
  const { field } = p.get("column");
  const dir = p.has("asc") ? "asc" : p.has("desc") ? "desc" : undefined;
  if (isNumberField(field)) return { by: field, dir: dir ?? "desc" };
  if (field === "distance") return { by: "distance", dir: dir ?? "asc", to: "centre" };
  return field === "name" || field === "category" || field === "suburb" || field === "street"
    ? { by: field, dir: dir ?? "asc" }
    : null;
};

export const rankedRules: readonly Rule[] = [
  ...rankRules,
  ...rules("ranked", ["rank set"], (p) => first(p.get("set"), p.get("rank").sort)),
  ...rules("ranked", ["number rank set", "leading number rank? set", "rank number set"], (p) => {
    const limit = counted(p);
    if (limit === undefined) return null;
    const sort = p.has("rank") ? p.get("rank").sort : null;
    if (sort) return { set: p.get("set"), sort, limit };
    return made(
      { set: p.get("set"), sort: { by: "rating", dir: "desc" }, limit },
      { assumed: ["best"], cost: 0.5 },
    );
  }),
  ...rules("ranked", ["ordinal rank set", "ordinal set with|have rank"], (p) => ({
    set: p.get("set"),
    sort: p.get("rank").sort,
    nth: Number(p.arg("ordinal")),
  })),
  ...rules("ranked", ["number? set with|have|be rank", "number? set rank"], (p) =>
    first(p.get("set"), p.get("rank").sort, counted(p)),
  ),
  ...rules("ranked", ["set with|have|be ordinal rank"], (p) => ({
    set: p.get("set"),
    sort: p.get("rank").sort,
    nth: Number(p.arg("ordinal")),
  })),
  ...rules("ranked", ["leading number set by column", "number set by column"], (p) => {
    const sort = sorted(p);
    const limit = counted(p);
    return sort && limit !== undefined ? { set: p.get("set"), sort, limit } : null;
  }),
  ...rules("ranked", ["set sort by? column asc|desc?", "set by column asc|desc"], (p) => {
    const sort = sorted(p);
    return sort && { set: p.get("set"), sort };
  }),
  ...rules("ranked", ["sort set by column asc|desc?"], (p) => {
    const sort = sorted(p);
    return sort && { set: p.get("set"), sort };
  }),
  // "…, lowest first, top 5"
  ...rules(
    "ranked",
    ["ranked and? only|listing|list? leading? number", "ranked and only|listing? leading? number"],
    (p) => {
      const ranked = p.get("ranked");
      const limit = counted(p);
      return ranked.limit === undefined && ranked.nth === undefined && limit !== undefined
        ? { ...ranked, limit }
        : null;
    },
  ),
  ...rules("ranked", ["set alpha", "set sort alpha"], (p) => ({
    set: p.get("set"),
    sort: { by: "name", dir: "asc" },
  })),
  // "the 5 oldest by founding year" says the same twice.
  ...rules("ranked", "ranked by column", (p) => {
    const ranked = p.get("ranked");
    return p.get("column").field === ranked.sort.by ? ranked : null;
  }),
  ...rules("ranked", ["at|in|near ref ranked"], (p) => {
    const ranked = p.get("ranked");
    const isFree = ranked.sort.by === "distance" && ranked.sort.to === "centre";
    return isFree ? { ...ranked, sort: { ...ranked.sort, to: p.get("ref").ref } } : null;
  }),
  // "the second closest gym to X"
  ...rules("ranked", ["ordinal super set to|of|near? ref"], (p) => {
    const sort = supers[p.arg("super")];
    if (sort?.by !== "distance") return null;
    const nth = Number(p.arg("ordinal"));
    return { set: p.get("set"), sort: { ...sort, to: p.get("ref").ref }, nth };
  }),
  // "of the cafés with a website, which 2 are closest to X"
  ...rules("ranked", ["of set whichof number? be? rank", "of set number? rank"], (p) =>
    first(p.get("set"), p.get("rank").sort, counted(p) ?? 1),
  ),
  // "the nearest café to X": the place comes after the businesses.
  ...rules("ranked", ["number? super number? set to|of|near? ref"], (p) => {
    const sort = supers[p.arg("super")];
    if (sort?.by !== "distance") return null;
    return first(p.get("set"), { ...sort, to: p.get("ref").ref }, counted(p));
  }),
  // "the nearest cafés to X with a website"
  ...rules("ranked", "ranked condition", (p) => {
    const ranked = p.get("ranked");
    const set = narrowed(ranked.set, p.get("condition"), p.spanOf("condition"));
    return set && { ...ranked, set };
  }),
];
