import { type Condition, filtersOf, isPresence, isValue, type Plan } from "../plan/plan.ts";
import type { Reader } from "./draft.ts";
import { withoutDropped } from "./dropped.ts";
import { isUnited } from "./merge-filters.ts";

/** "in all suburbs", "in the whole city": what was said of the place before holds no more. */
export function filtersLeft({ draft, tokens }: Reader, before: Plan): readonly Condition[] | null {
  const filters = filtersOf(before);
  if (draft.dropped.length > 0) return withoutDropped(filters, draft.dropped);
  const [field] = draft.groupable;
  const isAllOfThem =
    places.includes(field?.field ?? "") &&
    tokens.some(({ kind }) => kind === "every") &&
    tokens.every(({ kind }) => ["every", "field", "in", "mark"].includes(kind));
  if (!draft.intents.has("everywhere") && !isAllOfThem) return filters;
  return filters.filter((filter) => !("f" in filter && places.includes(filter.f)));
}

const places: readonly string[] = ["suburb", "city", "street", "postcode", "region"];

/** "in every suburb" after one suburb: all of them are meant. */
export const isSpread = (filter: Condition, own: Plan | undefined, before: Plan): boolean =>
  own?.op === "group" &&
  before.op !== "group" &&
  own.groupBy !== undefined &&
  places.includes(own.groupBy) &&
  isValue(filter) &&
  filter.f === own.groupBy;

/** Folded, as the words of a question are. */
const also =
  /^(also|too|as well|additionally|plus|along with|together with|auch|ausserdem|zusatzlich|aussi|egalement|tambien|ademas|ايضا)$/;

export const saysAlso = ({ tokens }: Reader): boolean => tokens.some(({ text }) => also.test(text));

/** "those", where no type names who is added. */
const those =
  /(?<!\p{L})(?:those|these|ones|auch (?:die|jene|diejenigen)|aussi (?:ceux|celles)|también (?:los|las|aquellos|aquellas))(?!\p{L})/iu;

/** Whether the filters before and the new ones can be meant together in more than one way. */
export const isUnclear = (
  reader: Reader,
  left: readonly Condition[],
  added: readonly Condition[],
): boolean =>
  addsOthers(reader, left, added) ||
  isEither(reader, left, added) ||
  isOfShare(reader.before, added);

/** "share of gyms on Instagram", "and on Facebook?": another share, or a smaller whole? */
const isOfShare = (before: Plan | null, added: readonly Condition[]): boolean => {
  const of = before?.measure?.fn === "share" ? before.measure.of : undefined;
  return (
    of !== undefined &&
    isPresence(of) &&
    added.some((one) => isPresence(one) && one.f === of.f && one.role !== of.role)
  );
};

/** "also those with a phone" adds other businesses, of which only more values of one field can be said. */
const addsOthers = (
  reader: Reader,
  left: readonly Condition[],
  added: readonly Condition[],
): boolean =>
  saysAlso(reader) &&
  those.test(reader.question) &&
  !added.every((one) => left.some((old) => isUnited(old, one)));

/** "on Instagram?" after Facebook, "and open on Monday" after Sunday evening: as well, or instead? */
function isEither(
  { draft, tokens }: Reader,
  left: readonly Condition[],
  added: readonly Condition[],
): boolean {
  const isFragment = !["follow", "only", "list", "count"].some((one) => draft.intents.has(one));
  const saysOpen = tokens.some(({ kind }) => kind === "open");
  return added.some((one) =>
    left.some((old) => {
      const isNetwork =
        isPresence(one) && isPresence(old) && one.f === "socials" && old.f === one.f;
      if (isNetwork) return isFragment && one.role !== old.role;
      return saysOpen && tokens[0]?.kind === "and" && isOtherDay(old, one);
    }),
  );
}

const isOtherDay = (old: Condition, added: Condition): boolean =>
  "open" in old &&
  "open" in added &&
  typeof old.open === "object" &&
  typeof added.open === "object" &&
  "dow" in old.open &&
  "dow" in added.open &&
  old.open.dow !== added.open.dow &&
  Object.keys(old.open).length > 1;
