import type { GroupKey, Measure, Plan } from "../plan/plan.ts";
import { claimAll, claimOwn, missing, type Proof, saying, userOf } from "./proof.ts";
import { isColumn, isNumeral, numberOf } from "./proof-tokens.ts";
import { type Bound, comparisonOf } from "./verify-number.ts";
import { claimName, provePlace } from "./verify-place.ts";

/** Every part of a plan but its conditions and its order. */
export function proveShape(proof: Proof, plan: Plan): void {
  for (const part of idleParts(plan)) missing(proof, `${part} of a ${plan.op}`);
  // A model knows no other preset, and the rules read every way to say a run.
  if (plan.snapshots) missing(proof, "another snapshot");
  proveOperation[plan.op](proof, plan);
  if (plan.measure && plan.op !== "aggregate") proveMeasure(proof, plan.measure, plan);
  if (plan.having) proveHaving(proof, plan);
  if (plan.minRows !== undefined) {
    const least = { f: "", bound: "gte" as const, value: plan.minRows };
    if (!claimBound(proof, least, "minRows")) missing(proof, `minRows ${plan.minRows}`);
  }
  if (plan.none && !proof.isNone && !claimOwn(proof, saying(proof, noneWords), "none")) {
    missing(proof, "none");
  }
  proveOutput(proof, plan);
  proveSelect(proof, plan);
}

const usesOf: Readonly<Partial<Record<keyof Plan, readonly Plan["op"][]>>> = {
  measure: ["aggregate", "group", "countGroups", "perGroup", "compare"],
  sort: ["list", "group"],
  limit: ["list", "group"],
  nth: ["list", "group"],
  select: ["list", "describe"],
  target: ["describe"],
};

/** Parts that an operation would pass over: their meaning would get lost. */
const idleParts = (plan: Plan): string[] =>
  Object.entries(usesOf).flatMap(([part, operations]) =>
    plan[part as keyof Plan] === undefined || operations.includes(plan.op) ? [] : [part],
  );

const noneWords = ["no", "without", "lack", "not", "nor"];
/** "are there any" counts, "which ones are there" doesn't. */
const counting = (proof: Proof) => {
  const isList = saying(proof, ["ask", "ask1", "list"]).length > 0;
  return saying(proof, isList ? ["count", "howmany"] : ["count", "howmany", "exists"]);
};

type Prove = (proof: Proof, plan: Plan) => void;

const claimCount = (proof: Proof, by: string): boolean => claimAll(proof, counting(proof), by);

const proveOperation: Readonly<Record<Plan["op"], Prove>> = {
  count(proof) {
    if (!claimCount(proof, "op") && !claimAll(proof, saying(proof, "size"), "op")) {
      missing(proof, "count");
    }
    claimAll(proof, saying(proof, "fn", "sum"), "op");
    claimAll(proof, saying(proof, "size"), "op");
  },
  list() {},
  aggregate(proof, plan) {
    if (plan.measure) proveMeasure(proof, plan.measure, plan);
  },
  group(proof, plan) {
    proveKey(proof, plan);
    if (isCountOfKeys(proof, plan.groupBy)) missing(proof, "the number of groups");
    if ((plan.measure?.fn ?? "count") === "count") claimCount(proof, "op");
    const isGrouped = claimAll(proof, saying(proof, grouping), "op");
    const isAsked = saying(proof, ["ask", "ask1", "list", ...ranking]).length > 0;
    if (!isGrouped && !isAsked && !plan.having && !plan.none) missing(proof, "groups");
  },
  countGroups(proof, plan) {
    proveKey(proof, plan);
    if (!isCountOfKeys(proof, plan.groupBy)) missing(proof, "count of groups");
    claimCount(proof, "op");
    claimAll(proof, saying(proof, "different"), "op");
  },
  perGroup(proof, plan) {
    proveKey(proof, plan);
    claimAll(proof, saying(proof, "fn", "avg"), "op") || missing(proof, "average per group");
    claimAll(proof, saying(proof, "per"), "op") || missing(proof, "per");
    claimCount(proof, "op");
  },
  compare(proof, plan) {
    const compared = saying(proof, comparing);
    if (!claimAll(proof, compared, "op") && saying(proof, "or").length === 0)
      missing(proof, "compare");
    claimAll(proof, saying(proof, ["or", "and"]), "op");
    const measure = plan.measure?.fn ?? "count";
    if (measure === "count") claimCount(proof, "op");
  },
  ratio(proof) {
    claimAll(proof, saying(proof, "ratio"), "op") || missing(proof, "ratio");
    claimAll(proof, saying(proof, ["per", "to", "than"]), "op");
    claimAll(proof, saying(proof, "fn", "share"), "op");
    claimCount(proof, "op");
  },
  describe(proof, { target }) {
    if (!target || !claimName(proof, target.id, "target")) missing(proof, "business");
    claimAll(proof, saying(proof, ["describe", "where", "when", "whoowns", "contacts"]), "op");
  },
  changes(proof, { changes = "all", columns = [] }) {
    claimAll(proof, saying(proof, "changed", changes), "op") ||
      missing(proof, `changes ${changes}`);
    for (const column of columns) {
      const found = proof.tokens.filter((token) => isColumn(token, column));
      if (!claimOwn(proof, found, "columns")) missing(proof, `column ${column}`);
    }
  },
  meta(proof, { about = "help" }) {
    const found = saying(proof, "meta", about);
    const sizes = about === "size" ? saying(proof, "size") : [];
    claimAll(proof, [...found, ...sizes], "op") || missing(proof, `about ${about}`);
  },
};

const grouping = ["per", "spread", "split", "each", "everywhere", "different", "by"];
const ranking = ["super", "common", "rare", "leading", "mostcommon", "leastcommon", "listing"];
const comparing = ["compare", "difference", "than", "more", "fewer", "versus", "either"];

/** The words of the group key. */
function keyWords(proof: Proof, key: GroupKey) {
  if (key.startsWith("has:")) {
    return proof.tokens.filter((token) => isColumn(token, key.slice("has:".length)));
  }
  if (key === "rating_band") return saying(proof, "band");
  if (key === "founded_decade") return saying(proof, "decade");
  if (key === "chain") return saying(proof, ["chains", "branches"]);
  if (key === "postcode_area") return saying(proof, "postcodearea");
  return saying(proof, "field", key);
}

function proveKey(proof: Proof, { groupBy }: Plan): void {
  if (!groupBy) return;
  const found = keyWords(proof, groupBy);
  if (!claimOwn(proof, found, "key")) missing(proof, `by ${groupBy}`);
}

/** "how many suburbs": the number comes before the group key. */
function isCountOfKeys(proof: Proof, key: GroupKey | undefined): boolean {
  if (!key) return false;
  const keys = keyWords(proof, key);
  const between = (from: number, to: number): boolean =>
    proof.tokens
      .filter(({ start, end }) => start >= from && end <= to)
      .every(({ kind }) => ["filler", "different", "of"].includes(kind));
  return counting(proof).some((count) =>
    keys.some(({ start }) => start >= count.end && between(count.end, start)),
  );
}

const superlatives: Readonly<Record<string, readonly string[]>> = {
  min: ["lowest", "least", "worst", "cheap", "old"],
  max: ["highest", "most", "best", "dear", "new"],
};

function proveMeasure(proof: Proof, measure: Measure, plan: Plan): void {
  const { fn, field, between } = measure;
  if (fn === "distance") {
    const words = saying(proof, ["howfar", "apart", "difference"]);
    const named = saying(proof, "field", "distance");
    claimAll(proof, [...words, ...named], "measure") || missing(proof, "distance");
    for (const each of between ?? []) provePlace(proof, each, "measure");
    claimAll(proof, saying(proof, ["between", "unit", "away"]), "measure");
    return;
  }
  if (field !== undefined) {
    const found = proof.tokens.filter((token) => isColumn(token, field));
    if (!claimOwn(proof, found, "measure")) missing(proof, `${fn} of ${field}`);
  }
  if (fn === "count") {
    const isSaid = claimCount(proof, "measure");
    if (!isSaid && plan.op === "aggregate") missing(proof, "count");
  } else if (fn === "distinct") {
    claimAll(proof, saying(proof, "different"), "measure");
    claimCount(proof, "measure") || missing(proof, "different");
  } else if (fn === "min" || fn === "max") {
    const found = saying(proof, "super", superlatives[fn]);
    claimAll(proof, found, "measure") || missing(proof, fn);
  } else if (fn === "sum") {
    const total = claimAll(proof, saying(proof, "fn", "sum"), "measure");
    // "how many reviews do they have"
    const isPlain = field === "review_count" && saying(proof, "fn").length === 0;
    if (!total && !(isPlain && claimCount(proof, "measure"))) missing(proof, "sum");
  } else {
    const isSaid = claimAll(proof, saying(proof, "fn", fn), "measure");
    // "which suburb has the best restaurants": the rating of the average one.
    const isUsual = fn === "avg" && plan.op !== "aggregate" && isRanked(proof, plan);
    if (!isSaid && !isUsual) missing(proof, fn);
    // "the average number of reviews"
    if (field === "review_count") claimCount(proof, "measure");
  }
}

const isRanked = (proof: Proof, { sort = [] }: Plan): boolean =>
  sort[0]?.by === "measure" && saying(proof, "super").length > 0;

interface Wanted {
  bound: Bound;
  value: number;
}

/** A number with the word that compares it, of the groups and not of a column. */
function claimBound(proof: Proof, { bound, value }: Wanted, id: string): boolean {
  for (const token of proof.tokens) {
    const isFree = userOf(proof, token) === undefined;
    if (!isNumeral(token) || numberOf(token) !== value || !isFree) continue;
    const { bounds, words } = comparisonOf(proof, token);
    if (!bounds.includes(bound)) continue;
    claimAll(proof, [token, ...words], id);
    return true;
  }
  return false;
}

function proveHaving(proof: Proof, { having = {} }: Plan): void {
  for (const [bound, value] of Object.entries(having)) {
    if (!claimBound(proof, { bound: bound as Bound, value }, "having")) {
      missing(proof, `having ${bound} ${value}`);
    }
  }
}

/** A file only where one is asked for, in the format that is asked for. */
function proveOutput(proof: Proof, { output, op }: Plan): void {
  const found = saying(proof, "file");
  if (output === "text") return;
  if (op !== "list" && op !== "group" && op !== "describe") missing(proof, "file of this");
  if (!claimAll(proof, found, "output")) {
    missing(proof, output);
    return;
  }
  const said = found.map(({ text, arg }) => `${text} ${arg}`).join(" ");
  const isExcel = /excel|xls|اكسل|إكسل/.test(said);
  if (output === "xlsx" && !isExcel) missing(proof, output);
  if (output === "csv" && isExcel && !/csv/.test(said)) missing(proof, output);
}

const contacts = ["phone", "phones", "emails", "website", "address", "hours", "socials"];
const alwaysShown = ["id", "name"];

function proveSelect(proof: Proof, { select = [], op }: Plan): void {
  for (const column of select) {
    const found = proof.tokens.filter((token) => isColumn(token, column));
    const isHours = column === "hours" && saying(proof, "when").length > 0;
    const isPlace = column === "address" && saying(proof, "where").length > 0;
    const isOwner = column === "founders" && saying(proof, "whoowns").length > 0;
    const isContact =
      op === "describe" &&
      contacts.includes(column) &&
      saying(proof, ["describe", "contacts"]).length > 0;
    if (claimOwn(proof, found, "select") || alwaysShown.includes(column)) continue;
    if (isHours || isPlace || isOwner || isContact) continue;
    missing(proof, `column ${column}`);
  }
  if (select.includes("hours"))
    claimAll(proof, saying(proof, ["when", "open", "closes"]), "select");
  if (select.length > 0) claimAll(proof, saying(proof, ["where", "whoowns"]), "select");
}
