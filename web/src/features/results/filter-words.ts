import {
  activeCount,
  type Contact,
  type Filters,
  facetFields,
  facetTitle,
  type Sortable,
} from "#domain/results/filters.ts";
import { valueWords } from "./value-words.ts";

export const contactWords: Record<Contact, string> = {
  phone: "Phone number",
  website: "Website",
  emails: "Email",
  hours: "Opening hours",
};

const columnWords: Record<Sortable, string> = { name: "name", category: "type", suburb: "suburb" };

/** The list's filters and order, one per line. */
export function filterLines(filters: Filters): string[] {
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
    ...(isOpenNow ? ["Open now"] : []),
    ...(order
      ? [`Sorted by ${columnWords[order.by]}, ${order.dir === "asc" ? "A to Z" : "Z to A"}`]
      : []),
  ];
}
