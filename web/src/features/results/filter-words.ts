import { activeCount, type Contact, type Filters, type Sortable } from "./filters.ts";

export const contactWords: Record<Contact, string> = {
  phone: "Phone number",
  website: "Website",
  emails: "Email",
  hours: "Opening hours",
};

const columnWords: Record<Sortable, string> = { name: "name", category: "type", suburb: "suburb" };

/** The list's filters and order, one per line. */
export function filterLines(filters: Filters): string[] {
  const { text, types, suburbs, fit, has, isOpenNow, order } = filters;
  const lists = { Type: types, Suburb: suburbs, "Marketing fit": fit };
  return [
    ...(activeCount(filters) === 0 ? ["All businesses"] : []),
    ...(text.trim() === "" ? [] : [`Name or address contains “${text.trim()}”`]),
    ...Object.entries(lists).flatMap(([title, values]) =>
      values.length > 0 ? [`${title}: ${values.join(" or ")}`] : [],
    ),
    ...(has.length > 0
      ? [`Has: ${has.map((contact) => contactWords[contact].toLowerCase()).join(", ")}`]
      : []),
    ...(isOpenNow ? ["Open now"] : []),
    ...(order
      ? [`Sorted by ${columnWords[order.by]}, ${order.dir === "asc" ? "A to Z" : "Z to A"}`]
      : []),
  ];
}
