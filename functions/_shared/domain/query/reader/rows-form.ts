import type { Condition, NumberField, Plan, Sort } from "../plan/plan.ts";
import { asPresence, type Draft, type Reader } from "./draft.ts";
import { base, filtersIn, whereOf } from "./filters.ts";

export function rowsPlan(reader: Reader): Plan | undefined {
  const { draft } = reader;
  const { intents, clauses } = draft;
  const filters = filtersIn(clauses);
  if (filters.length === 0 && draft.subject === null) filters.push(...askedColumns(draft));
  if (
    draft.subject === null &&
    filters.length === 0 &&
    draft.supers.length === 0 &&
    draft.sort.length === 0 &&
    draft.limit === null &&
    !intents.has("file")
  ) {
    return undefined;
  }
  // "all owner e-mail addresses in Mitte": of those who have one.
  const isOfRoles = intents.has("list") && !reader.tokens.some(({ kind }) => kind === "their");
  if (isOfRoles && filters.length > 0) filters.push(...draft.roles);
  const ordered = orderOf(reader);
  const isDirected = intents.has("sort asc") || intents.has("sort desc");
  if (isDirected && (ordered.sort.length === 0 || draft.supers.length > 0)) return undefined;
  const isCount = intents.has("count") && ordered.sort.length === 0 && ordered.limit === null;
  // "Which of the ten best take cash?": of ten, which no filter says.
  const isOfBest = draft.supers.length > 0 && draft.limit !== null && ofThese.test(reader.question);
  if (isOfBest && clauses.some(({ afterVerb }) => afterVerb)) return undefined;
  // "how many of the 20 best …", "how many have the best rating?": no count that a plan can say.
  const isOfRows = draft.numbers.length + draft.selects.length === 0 && !intents.has("file");
  if (intents.has("count") && !isCount && !intents.has("list") && isOfRows) {
    return undefined;
  }
  if (intents.has("file")) {
    return intents.has("count") && !intents.has("list")
      ? undefined
      : { ...base, op: "list", output: fileFormat(reader), ...whereOf(filters), ...shown(ordered) };
  }
  return isCount
    ? { ...base, op: "count", ...whereOf(filters) }
    : { ...base, op: "list", ...whereOf(filters), ...shown(ordered) };
}

/** CSV unless a workbook was asked for. */
export const fileFormat = ({ tokens }: Reader): "csv" | "xlsx" =>
  tokens.some(({ kind, text }) => kind === "file" && /excel|xls/.test(text)) ? "xlsx" : "csv";

const ofThese =
  /^\P{L}*(?:which|what|welche[rsn]?|lesquels|lesquelles|cu[aá]les)\s+(?:of|der|von|des|d'entre|de)\s/iu;

/** "list all owner e-mails" lists the businesses that have one. */
const askedColumns = ({ selects, roles, intents }: Draft): Condition[] =>
  intents.has("list") || intents.has("file")
    ? roles.length > 0
      ? roles
      : selects.flatMap((f): Condition[] => {
          const field = asPresence(f);
          return field ? [{ f: field, has: true }] : [];
        })
    : [];

interface Order {
  sort: Sort[];
  limit: number | null;
}

const shown = ({ sort, limit }: Order): Pick<Plan, "sort" | "limit"> => ({
  ...(sort.length > 0 ? { sort } : {}),
  ...(limit === null ? {} : { limit }),
});

/** How many are shown where a question asks for "the best" and names no number. */
const shownByDefault = 10;

function orderOf({ draft }: Reader): Order {
  const sort = draft.sort.map((each) =>
    draft.intents.has("sort asc")
      ? { ...each, dir: "asc" as const }
      : draft.intents.has("sort desc")
        ? { ...each, dir: "desc" as const }
        : each,
  );
  // "from the highest to the lowest rating"
  const [number] = draft.numbers;
  const direction = ["asc", "desc"].find((each) => draft.intents.has(`sort ${each}`));
  const isBare = sort.length === 0 && draft.supers.length === 0 && draft.numbers.length === 1;
  if (isBare && number && direction) {
    sort.push({ by: number.field, dir: direction as "asc" | "desc" });
  }
  const told = draft.supers.map(({ arg }) => sortBy(arg, draft)?.[0]?.by);
  for (const superlative of draft.supers) {
    // "the highest rating but the fewest reviews": what is said goes before what is implied.
    const by = sortBy(superlative.arg, draft)?.filter(
      (each, index) => index === 0 || !told.includes(each.by),
    );
    // "sorted by distance from X, the closest 4": said twice, and the first time from where.
    const isSaid = by?.length === 1 && sort.some((each) => each.by === by[0]?.by);
    if (by && !(isSaid && draft.from === null)) sort.push(...by);
  }
  // "Top 10 restaurants" means the best rated; "the first 10" means no order at all.
  if (draft.intents.has("leading") && sort.length === 0) {
    sort.push(...(sortBy("best", draft) ?? []));
    draft.assumed.add("best");
    if (draft.limit === null) return { sort, limit: shownByDefault };
  }
  if (draft.limit !== null) return { sort, limit: draft.limit };
  if (draft.supers.length === 0) return { sort, limit: null };
  const isOne =
    draft.subject?.isPlural === false ||
    (draft.intents.has("one") && draft.subject?.isPlural !== true);
  if (isOne || draft.intents.has("one")) return { sort, limit: 1 };
  draft.assumed.add("ten");
  return { sort, limit: shownByDefault };
}

export function sortBy(arg: string, draft: Draft): Sort[] | undefined {
  const reviews: Sort = { by: "review_count", dir: "desc" };
  const to = draft.from ?? "centre";
  const fixed: Readonly<Record<string, Sort[]>> = {
    best: [{ by: "rating", dir: "desc" }, reviews],
    worst: [{ by: "rating", dir: "asc" }, reviews],
    reviewed: [reviews],
    unreviewed: [{ by: "review_count", dir: "asc" }],
    near: [{ by: "distance", dir: "asc", to }],
    far: [{ by: "distance", dir: "desc", to }],
    old: [{ by: "founded_year", dir: "asc" }],
    new: [{ by: "founded_year", dir: "desc" }],
    cheap: [
      { by: "price_level", dir: "asc" },
      { by: "rating", dir: "desc" },
    ],
    dear: [
      { by: "price_level", dir: "desc" },
      { by: "rating", dir: "desc" },
    ],
  };
  const known = fixed[arg];
  if (known) return known;
  const [field, direction] = arg.split(".");
  if (direction === undefined) return undefined;
  const first: Sort = { by: field as NumberField, dir: direction as "asc" | "desc" };
  return field === "rating" ? [first, reviews] : [first];
}
