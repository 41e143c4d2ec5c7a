import { dayNames, timeText } from "#domain/hours/time-text.ts";
import type { Clock } from "#domain/query/engine/open.ts";
import {
  activeCount,
  type Contact,
  type Filters,
  facetFields,
  facetTitle,
} from "#domain/results/filters.ts";
import type { Order } from "#domain/results/order.ts";
import { columnTitle, isNumeric } from "#domain/results/table-columns.ts";
import { valueWords } from "./value-words.ts";

export const contactWords: Record<Contact, string> = {
  phone: "Phone number",
  website: "Website",
  emails: "Email",
  hours: "Opening hours",
};

/** The list's filters and order, one per line. On paper "now" is over: it is the clock's time. */
export function filterLines(filters: Filters, clock: Clock): string[] {
  const { text, values, has, isOpenNow, order } = filters;
  return [
    ...(activeCount(filters) === 0 ? ["All businesses"] : []),
    ...(text.trim() === "" ? [] : [`Name or address contains “${text.trim()}”`]),
    ...facetFields.flatMap((field) => {
      const chosen = values[field] ?? [];
      const title = facetTitle(field).replace(" (BETA)", "");
      return chosen.length > 0
        ? [`${title}: ${chosen.map((value) => valueWords(field, value)).join(" or ")}`]
        : [];
    }),
    ...(has.length > 0
      ? [`Has: ${has.map((contact) => contactWords[contact].toLowerCase()).join(", ")}`]
      : []),
    ...(filters.isContactable ? ["Contactable by phone or email"] : []),
    ...(isOpenNow ? [`Open on ${whenText(clock)}`] : []),
    ...(order ? [orderLine(order, clock)] : []),
  ];
}

/** "Fri at 13:05, local time" */
const whenText = ({ dow, min }: Clock): string =>
  `${dayNames[dow]} at ${timeText(min)}, local time`;

function orderLine({ by, dir }: Order, clock: Clock): string {
  if (by === "now") {
    const first = dir === "asc" ? "open" : "closed";
    return `Sorted by what was open on ${whenText(clock)}: ${first} first`;
  }
  const words = isNumeric(by) ? ["lowest first", "highest first"] : ["A to Z", "Z to A"];
  const title = columnTitle(by);
  const [up, down] = words;
  return `Sorted by ${title.charAt(0).toLowerCase()}${title.slice(1)}, ${dir === "asc" ? up : down}`;
}
