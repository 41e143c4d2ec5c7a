import { fullColumns } from "#domain/exports/file-columns.ts";
import { fileName } from "#domain/exports/file-name.ts";
import type { AnswerFile } from "#domain/query/answer/file.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn, zoneOf } from "#domain/query/clock.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import type { AnsweredHere, AskedHere } from "./reader-messages.ts";
import { partOf } from "./sent-value.ts";

/** Leaves out the places for a map: a fictional town has none. */
export async function answerHere(asked: AskedHere, snapshot: Snapshot): Promise<AnsweredHere> {
  const now = new Date();
  const clock = clockIn(zoneOf(snapshot.listings, now), now);
  const { answer, file } = answerQuestion({ ...asked, snapshot, clock });
  const { map: _places, rows = [], ...result } = answer.result;
  const sent = { ...answer, result: { ...result, rows: rows.map(withoutPlace) } };
  if (!file) return { sent };
  const name = `${fileName(snapshot.meta.name)}.${file.format}`;
  return { sent, file: { name, content: await contentOf(file) } };
}

function withoutPlace(row: unknown): Record<string, unknown> {
  const { lat: _lat, lon: _lon, ...rest } = partOf(row) ?? {};
  return rest;
}

async function contentOf({ format, listings, columns }: AnswerFile): Promise<Blob> {
  const shown = fullColumns(columns);
  if (format === "csv") {
    const { toCsv } = await import("#domain/exports/csv.ts");
    return new Blob([toCsv(listings, shown)], { type: "text/csv" });
  }
  const { toXlsx } = await import("#domain/exports/xlsx.ts");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of toXlsx(listings, shown)) parts.push(new Uint8Array(part));
  return new Blob(parts);
}
