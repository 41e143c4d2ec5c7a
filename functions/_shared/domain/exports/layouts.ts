import { isColumn, listingColumns } from "../listing/listing.ts";
import { type FileColumns, fullColumns, withIdAndSource } from "./file-columns.ts";
import type { FileLayout } from "./file-layouts.ts";
import { flatColumns, flatFile, usualFlatColumns } from "./flat-columns.ts";

type Header = readonly [column: string, header: string];

/**
 * The names under which a program's import finds its own fields. HubSpot takes the
 * domain for a company's identity, so branches that share a site would become one: it is left out.
 * Pipedrive keeps phones and emails with a person only, and a person needs a name.
 */
const importFields: Readonly<Record<Exclude<FileLayout, "full" | "crm">, readonly Header[]>> = {
  hubspot: [
    ["name", "Company name"],
    ["email_1", "Email"],
    ["phone_1", "Phone number"],
    ["website", "Website URL"],
    ["street_address", "Street address"],
    ["city", "City"],
    ["region", "State/Region"],
    ["postcode", "Postal code"],
    ["country", "Country/Region"],
    ["description", "Description"],
    ["founded_year", "Year founded"],
    ["facebook", "Facebook company page"],
    ["linkedin", "LinkedIn company page"],
  ],
  pipedrive: [
    ["name", "Organization - Name"],
    ["address", "Organization - Address"],
    ["website", "Organization - Website"],
    ["linkedin", "Organization - LinkedIn profile"],
    ["name", "Person - Name"],
    ["email_1", "Person - Email"],
    ["phone_1", "Person - Phone"],
  ],
};

/** The columns that can be chosen, in the order they have in the layout. */
export const choosable = (layout: FileLayout): readonly string[] =>
  layout === "full" ? listingColumns : [...new Set([...usualFlatColumns, ...flatColumns])];

/** The columns of the file without a choice. */
export const usualColumns = (layout: FileLayout): readonly string[] => {
  if (layout === "full") return listingColumns;
  if (layout === "crm") return usualFlatColumns;
  return withIdAndSource([...new Set(importFields[layout].map(([column]) => column))]);
};

/**
 * The columns of a file: `id`, those asked for in their order, `source` and `licence`; the layout's
 * own without any. It returns the first name that the layout lacks.
 */
export function columnsFor(
  layout: FileLayout,
  asked?: readonly string[],
): FileColumns | { unknown: string } {
  const known = new Set(choosable(layout));
  const unknown = asked?.find((column) => !known.has(column));
  if (unknown !== undefined) return { unknown };
  const columns = asked ? withIdAndSource(asked) : usualColumns(layout);
  if (layout === "full") return fullColumns(columns.filter(isColumn));
  const fields = layout === "crm" ? [] : importFields[layout];
  return flatFile(
    columns.flatMap((column) => {
      const own = fields.filter(([field]) => field === column);
      return own.length > 0 ? own : [[column, column] as const];
    }),
  );
}
