import type { Plan, Sort } from "../plan/plan.ts";
import { claimAll, claimOne, claimOwn, missing, type Proof, saying, userOf } from "./proof.ts";
import { isColumn, isNumeral, numberOf } from "./proof-tokens.ts";
import { daysLeftOut, proveDay } from "./verify-hours.ts";
import { provePlace } from "./verify-place.ts";

/** Order, how many and which one: each is in the question or the default of its words. */
export function proveOrder(proof: Proof, plan: Plan): void {
  const { sort = [], limit, nth, op } = plan;
  const [first, ...others] = sort;
  const isRanked = first !== undefined && proveFirst(proof, first, plan);
  for (const each of others) proveFurther(proof, each, first);
  if (nth !== undefined) {
    const found = saying(proof, "ordinal", String(nth));
    if (!claimAll(proof, found, "nth")) missing(proof, `nth ${nth}`);
    return;
  }
  if (limit !== undefined) {
    proveLimit(proof, plan, isRanked);
    return;
  }
  const isShort = op === "list" || (op === "group" && isSuperlative(proof));
  if (isRanked && isShort && plan.output === "text" && isSuperlative(proof))
    missing(proof, "how many");
}

/** Words for the first of an order, as opposed to "sorted by". */
const firsts = ["super", "leading", "supermap", "superhours", "common", "rare", "bottom"];

const isSuperlative = (proof: Proof): boolean =>
  saying(proof, firsts).some((one) => userOf(proof, one) === "sort");

const byArg: Readonly<Record<string, readonly [Sort["by"], Sort["dir"]]>> = {
  best: ["rating", "desc"],
  worst: ["rating", "asc"],
  reviewed: ["review_count", "desc"],
  unreviewed: ["review_count", "asc"],
  near: ["distance", "asc"],
  far: ["distance", "desc"],
  old: ["founded_year", "asc"],
  new: ["founded_year", "desc"],
  cheap: ["price_level", "asc"],
  dear: ["price_level", "desc"],
};
const rising = ["least", "lowest", "worst", "unreviewed"];
const falling = ["most", "highest", "best", "reviewed"];

/** Whether it ranks: the question is for the first of the order. */
function proveFirst(proof: Proof, sort: Sort, plan: Plan): boolean {
  const { by, dir, to, days = [] } = sort;
  if (to !== undefined && to !== "centre") provePlace(proof, to, "sort");
  else if (to === "centre") claimAll(proof, saying(proof, ["centre", "centred"]), "sort");
  for (const day of days) proveDay(proof, day, "sort");
  if (days.length > 0 && daysLeftOut(proof, new Set(days))) missing(proof, "days");
  if (by === "measure") return proveByMeasure(proof, dir, plan);
  if (by === "lat" || by === "lon") {
    const found = saying(proof, "supermap", `${by}.${dir}`);
    return claimAll(proof, found, "sort") || !missed(proof, sort);
  }
  if (by === "opens" || by === "closes") {
    const isUsual = dir === (by === "opens" ? "asc" : "desc");
    const found = isUsual ? saying(proof, "superhours", by) : [];
    claimAll(proof, saying(proof, ["open", "closes"]), "sort");
    return claimAll(proof, found, "sort") || !missed(proof, sort);
  }
  const ranked = saying(proof, "super").filter(({ arg }) => isOf(arg, by, dir));
  const isSaidOfColumn = ranked.every(
    ({ arg }) => [...rising, ...falling].includes(arg) && !byArg[arg],
  );
  if (ranked.length > 0 && (!isSaidOfColumn || hasColumn(proof, by))) {
    claimAll(proof, ranked, "sort");
    claimAll(proof, saying(proof, ["near", "leading", "sort", "rankedby", dir]), "sort");
    claimColumn(proof, by);
    return true;
  }
  if (by === "distance" && dir === "asc" && claimAll(proof, saying(proof, "near"), "sort"))
    return true;
  if (by === "rating" && dir === "desc" && isJustTop(proof)) {
    claimColumn(proof, by);
    return claimAll(proof, saying(proof, "leading"), "sort");
  }
  return proveSorted(proof, sort);
}

const missed = (proof: Proof, { by, dir }: Sort): boolean => {
  missing(proof, `sort ${by} ${dir}`);
  return true;
};

const isJustTop = (proof: Proof): boolean =>
  saying(proof, "leading").length > 0 && saying(proof, ["sort", "super"]).length === 0;

/** "highest rating", "most reviews", "best" */
function isOf(arg: string, by: Sort["by"], dir: Sort["dir"]): boolean {
  const [field, direction] = byArg[arg] ?? arg.split(".");
  if (field === by && direction === dir) return true;
  return (dir === "asc" ? rising : falling).includes(arg);
}

const hasColumn = (proof: Proof, by: string): boolean =>
  proof.tokens.some(
    (token) => isColumn(token, by) && ["sort", undefined].includes(userOf(proof, token)),
  );

function claimColumn(proof: Proof, by: string): boolean {
  return claimOwn(
    proof,
    proof.tokens.filter((token) => isColumn(token, by)),
    "sort",
  );
}

/** "sorted by name", "by rating, ascending" */
function proveSorted(proof: Proof, sort: Sort): boolean {
  const { by, dir } = sort;
  const isByName = claimAll(proof, saying(proof, "alpha"), "sort") && by === "name";
  const isSorting = claimAll(proof, saying(proof, ["sort", "rankedby", "by", "split"]), "sort");
  const isNamed = claimColumn(proof, by);
  const up = claimAll(proof, saying(proof, "asc"), "sort");
  const down = claimAll(proof, saying(proof, "desc"), "sort");
  const usual = ["name", "category", "suburb", "street", "distance"].includes(by) ? "asc" : "desc";
  const wanted = up ? "asc" : down ? "desc" : usual;
  if (!(isByName || isNamed) || !(isSorting || up || down || isByName) || wanted !== dir) {
    missed(proof, sort);
  }
  return false;
}

function proveByMeasure(proof: Proof, dir: Sort["dir"], plan: Plan): boolean {
  const args = dir === "asc" ? [...rising, "cheap", "near"] : [...falling, "dear"];
  const found = [
    ...saying(proof, "super", args),
    ...saying(proof, dir === "asc" ? ["rare", "bottom", "fewer"] : ["common", "leading", "more"]),
    ...saying(proof, dir === "asc" ? ["leastcommon", "least"] : ["mostcommon", "most"]),
  ];
  // "least common", "rarest": the rarest comes last among the common ones.
  const opposite = saying(proof, "super", dir === "asc" ? falling : rising);
  if (opposite.length > 0) missing(proof, `sort measure ${dir}`);
  if (claimAll(proof, found, "sort")) {
    claimAll(proof, saying(proof, ["common", "leading"]), "sort");
    return true;
  }
  const sorted = [...saying(proof, ["sort", "rankedby", "split"]), ...saying(proof, dir)];
  const isPlain = plan.limit === undefined && plan.nth === undefined && dir === "desc";
  if (!claimAll(proof, sorted, "sort") && !isPlain) missing(proof, `sort measure ${dir}`);
  return false;
}

/** The second of two orders: it breaks ties, or has words of its own. */
function proveFurther(proof: Proof, sort: Sort, first: Sort | undefined): void {
  const { by, dir } = sort;
  const isUsual =
    (first?.by === "rating" && by === "review_count" && dir === "desc") ||
    (first?.by === "price_level" && by === "rating" && dir === "desc");
  if (isUsual) return;
  if (!claimColumn(proof, by)) missed(proof, sort);
}

/** Where the words name no number; the rules take the same. */
const shownByDefault = 10;

function proveLimit(proof: Proof, { limit = 0, op }: Plan, isRanked: boolean): void {
  const number = proof.tokens.find(
    (token) =>
      isNumeral(token) &&
      numberOf(token) === limit &&
      userOf(proof, token) === undefined &&
      isOfRows(proof, token),
  );
  if (number) {
    claimOne(proof, [number], "limit");
    claimAll(proof, saying(proof, ["leading", "only"]), "limit");
    return;
  }
  if (!isRanked) {
    missing(proof, `limit ${limit}`);
    return;
  }
  const isPlural = proof.tokens.some(({ kind, isPlural }) => kind === "type" && isPlural);
  const isOther = proof.tokens.some(
    (token) => isNumeral(token) && userOf(proof, token) === undefined,
  );
  const isOne = limit === 1 && (op === "group" || !isPlural);
  const isTen = limit === shownByDefault;
  if (isOther || !(isOne || isTen)) missing(proof, `limit ${limit}`);
}

/** A number that counts rows: nothing compares it and no unit follows. */
function isOfRows({ tokens }: Proof, token: { start: number }): boolean {
  const at = tokens.findIndex(({ start }) => start === token.start);
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isCompared = before?.kind === "cmp" || after?.kind === "after";
  return !isCompared && after?.kind !== "unit" && after?.text !== "%";
}
