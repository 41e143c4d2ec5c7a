import { addClause, argAt, leaveOver, type Reader, select, skip, spanOf } from "./draft.ts";
import { fieldHere } from "./presence.ts";
import { presenceList } from "./presence-list.ts";

const contacts = ["phone", "phones", "emails", "website", "socials"];

/** "reachable by phone", "whom can we email?": what one is reached by has to be known. */
export function reach(reader: Reader, at: number): number {
  const { tokens } = reader;
  // "can only be reached by phone": and by nothing else.
  const isOnly = [at - 2, at - 1, at + 1].some((beside) => tokens[beside]?.kind === "only");
  if (isOnly) return leaveOver(reader, at);
  const field = argAt(reader, at);
  if (field === "phone" || field === "emails") {
    const span = spanOf(reader, at, at + 1);
    // "On what number can I call X?"
    if (tokens.some(({ kind }) => kind === "listing")) select(reader, field, span);
    else addClause(reader, { f: field, has: true }, `has ${field}`, span);
    return at + 1;
  }
  const by = skip(reader, at + 1, reaching);
  if (isContact(reader, by)) return reachedBy(reader, by);
  // "per Telefon erreichbar"
  const isSaid = tokens.slice(0, at).some(({ kind }) => kind === "via");
  return isSaid ? at + 1 : leaveOver(reader, at);
}

/** "per E-Mail erreichbar", where the verb comes last. */
export function via(reader: Reader, at: number): number {
  const isOfReach = reader.tokens.slice(at).some(({ kind }) => kind === "reach");
  return isOfReach && isContact(reader, at + 1) ? reachedBy(reader, at + 1) : leaveOver(reader, at);
}

const reaching = ["via", "by", "on", "in", "at", "per", "either", "both", "with"];

const isContact = (reader: Reader, at: number): boolean => {
  const here = fieldHere(reader, at);
  return here !== null && contacts.includes(here.condition.f);
};

function reachedBy(reader: Reader, at: number): number {
  const isOnly = [at - 2, at - 1].some((beside) => reader.tokens[beside]?.kind === "only");
  if (isOnly) return leaveOver(reader, at);
  reader.draft.verbSeen = true;
  return presenceList(reader, at, "has");
}
