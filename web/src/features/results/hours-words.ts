import type { Listing } from "#domain/listing.ts";
import { dayNames, timeText } from "#domain/time-text.ts";

const minutesPerDay = 1_440;

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
  const times = hours
    .filter(([at]) => at === day)
    .sort(([, one], [, other]) => one - other)
    .map(([, opens, closes]) =>
      opens === 0 && closes === minutesPerDay
        ? "all day"
        : `${timeText(opens)}–${timeText(closes)}`,
    );
  return times.length === 0 ? "closed" : times.join(", ");
}
