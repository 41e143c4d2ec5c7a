import { dayNames, dayTimes, type OpenEndWords } from "#domain/hours/time-text.ts";
import type { Listing } from "#domain/listing/listing.ts";

/** Holidays, seasons and remarks, of which days and times say nothing. */
const saysMore =
  /\b(PH|SH|easter|week|sunrise|sunset|dawn|dusk|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|20\d\d)\b|["[]/;

/**
 * A week of opening hours, a line for neighbouring days with the same: `"Mon–Tue: closed"`. Where
 * the source says more than days and times, its own words follow.
 */
export function hoursText({ hours, hours_known, hours_raw }: HoursOf): string {
  const raw = hours_raw ?? "";
  if (!hours_known) return raw;
  const texts = dayNames.map((_, day) => dayText(hours, day));
  const lines: string[] = [];
  for (let from = 0; from < texts.length; ) {
    let to = from;
    while (texts[to + 1] === texts[from]) to++;
    lines.push(
      `${from === to ? dayNames[from] : `${dayNames[from]}–${dayNames[to]}`}: ${texts[from]}`,
    );
    from = to + 1;
  }
  return [...lines, ...(saysMore.test(raw) ? [`In full: ${raw}`] : [])].join("\n");
}

type HoursOf = Pick<Listing, "hours" | "hours_known" | "hours_raw">;

function dayText(hours: Listing["hours"], day: number): string {
  const isAllDay = hours.some(
    ([at, opens, closes]) => at === day && opens === 0 && closes === 1_440,
  );
  return isAllDay ? "all day" : dayTimes(hours, day, openEnds).join(", ") || "closed";
}

const openEnds: OpenEndWords = {
  from: (time) => `from ${time}`,
  orLater: (span) => `${span} or later`,
};
