import { dayTimes } from "../../hours/time-text.ts";
import type { Listing } from "../../listing/listing.ts";
import { sourceWords } from "../../listing/source-names.ts";
import { isOfYears, oneLine, type Wording } from "./labels.ts";
import { numberText } from "./number-text.ts";
import { named } from "./phrase-book.ts";

/** One value in words; free text of pages is not repeated. */
export function cellText(wording: Wording, listing: Listing, column: string): string {
  const { say, language } = wording;
  if (column === "hours") return hoursText(wording, listing);
  if (column === "emails")
    return listing.emails.map(({ value }) => oneLine(value)).join(", ") || say("unknown_value");
  if (column === "phones")
    return (
      listing.phones.map(({ label, value }) => `${label} ${value}`).join(", ") ||
      say("unknown_value")
    );
  if (column === "socials")
    return (
      listing.socials.map(({ network, url }) => `${network} ${url}`).join(", ") ||
      say("unknown_value")
    );
  if (column === "description")
    return listing.description === null ? say("unknown_value") : say("yes");
  // A link that is cut leads nowhere.
  if (column === "website") return listing.website ?? say("unknown_value");
  if (column === "sources" && listing.sources) return sourceWords[listing.sources] ?? "";
  const value = listing[column as keyof Listing];
  if (typeof value === "number")
    return isOfYears(column) ? String(value) : numberText(value, language);
  if (Array.isArray(value))
    return value.map((each) => oneLine(String(each))).join(", ") || say("unknown_value");
  return value === null || value === undefined ? say("unknown_value") : oneLine(String(value));
}

function hoursText(wording: Wording, { hours, hours_known }: Listing): string {
  const { say } = wording;
  if (!hours_known) return say("unknown_value");
  return [0, 1, 2, 3, 4, 5, 6]
    .map((dow) => {
      const times = dayTimes(hours, dow, {
        from: (time) => say("from_time", { time }),
        orLater: (span) => `${span}+`,
      });
      return `${named(say, "day", String(dow))} ${times.join(", ") || say("closed")}`;
    })
    .join("; ");
}
