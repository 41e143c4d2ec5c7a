import type { OptOutReply, OptOutRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { optOutLimits } from "#domain/limits/opt-out.ts";
import { readOptOut } from "#domain/opt-out/suppressions.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { dayOf, ownerOf } from "#shared/adapters/usage-store.ts";
import { countInDay, countInHour } from "./count-in-hour.ts";
import { replyOf } from "./opt-out-reply.ts";

type Deps = Pick<Stores, "suppressions" | "usage" | "now" | "newId">;

/** Writes down the wish of a business to be left out; asked again it is the same request. */
export async function askToBeLeftOut(
  { sent, from }: { sent: OptOutRequest; from: string },
  deps: Deps,
): Promise<OptOutReply> {
  const { subject, error } = readOptOut(sent.subject);
  if (subject === null) throw new AppError("opt-out/unreadable", { values: { problem: error } });
  const words = { note: textOf(sent.note), contact: textOf(sent.contact) };
  const { noteMaxChars: note, contactMaxChars: contact } = optOutLimits;
  if ((words.note?.length ?? 0) > note || (words.contact?.length ?? 0) > contact)
    throw new AppError("opt-out/too-long", { values: { note, contact } });
  await countInHour({ kind: "leave", from, max: optOutLimits.perHour }, deps);
  await countInDay({ kind: "leave", from, max: optOutLimits.perDayAndNetwork }, deps);
  const day = {
    owner: ownerOf("all", "opt-outs"),
    kind: "leave",
    period: dayOf(deps.now()),
  } as const;
  if ((await deps.usage.add(day)) > optOutLimits.perDay)
    throw new AppError("limit/opt-outs", { values: { minutes: 60 }, retryAfterS: 3_600 });
  return replyOf(await deps.suppressions.ask(subject, words, deps.newId()));
}

const textOf = (sent: string | null | undefined): string | null => sent?.trim() || null;
