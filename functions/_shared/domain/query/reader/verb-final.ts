import { isSentenceBetween, kindAt, type Reader, skip, spanOf } from "./draft.ts";
import { fieldHere } from "./presence.ts";
import { presenceList } from "./presence-list.ts";

export const nouns: readonly string[] = ["type", "subject", "pron", "listing", "notCollected"];
/** Right after a verb these are its subject or its object. */
const ofVerb = [
  ...nouns,
  ...["field", "role", "network", "value", "no", "without", "number", "num", "cmp", "super"],
];
const asking = ["ask", "ask1", "count", "their", "when", "super", "leading", "fn"];

/** "Hotels, die Website und Telefon haben": fields before the verb that ends their clause are had. */
export function heldByVerb(reader: Reader, at: number): number {
  const { draft } = reader;
  const isOfBusinesses =
    draft.clauses.length > 0 || draft.subject !== null || reader.before !== null;
  if (!isOfBusinesses || draft.targets.length > 0 || isAskedFor(reader, at)) return at;
  const end = endOfFields(reader, at);
  if (end === at) return at;
  const verb = verbAt(reader, end, (fieldHere(reader, at)?.next ?? end) < end);
  if (!verb || ofVerb.includes(kindAt(reader, verb.next))) return at;
  draft.verbSeen = true;
  if (presenceList(reader, at, verb.how) !== end) return at;
  const last = draft.clauses.at(-1);
  if (last) last.end = spanOf(reader, at, verb.next).end;
  return verb.next;
}

/** "what phone", "how many reviews"; "for which a phone …" asks for nothing. */
export function isAskedFor(reader: Reader, at: number): boolean {
  const before = kindAt(reader, at - 1) === "every" ? at - 2 : at - 1;
  // "for which a phone …", "Hotels, welche eine Website haben"
  const introduces = ["of", "in", "with", ...nouns];
  const isRelative =
    kindAt(reader, before) === "ask" && introduces.includes(kindAt(reader, before - 1));
  return !isRelative && asking.includes(kindAt(reader, before));
}

/** Where a run of fields ends that are joined by "and", "or" or commas. */
function endOfFields(reader: Reader, at: number): number {
  let end = at;
  for (let next = at; ; ) {
    const here = fieldHere(reader, next);
    if (!here) return end;
    end = here.next;
    next = skip(reader, end, ["mark", "and", "or", "nor"]);
    if (next === end || isSentenceBetween(reader, end, next)) return end;
  }
}

interface Verb {
  how: "has" | "no" | "lack";
  next: number;
}

function verbAt(reader: Reader, at: number, isOfSeveral: boolean): Verb | null {
  const isDenied = kindAt(reader, at) === "not";
  const verb = isDenied ? at + 1 : at;
  const kind = kindAt(reader, verb);
  if (kind === "have" || kind === "offer") {
    return { how: isDenied ? "no" : "has", next: skip(reader, verb + 1, ["have"]) };
  }
  if (kind === "lack" && !isDenied) return { how: "lack", next: verb + 1 };
  if (!isOfSeveral) return null;
  // "bei denen Website und Telefon bekannt sind"
  const state = skip(reader, at, ["be"]);
  const next = skip(reader, state + 1, ["be"]);
  return kindAt(reader, state) === "known" ? { how: "has", next } : null;
}
