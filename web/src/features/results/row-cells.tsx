import { CircleCheck } from "lucide-react";
import type { Listing } from "#domain/listing/listing.ts";
import type { TableColumn } from "#domain/results/table-columns.ts";
import { networkName, wordsOf } from "./business-facts.ts";
import { callAddress, isWebAddress, mailAddress } from "./contact-links.ts";
import { openNowFace } from "./open-now.tsx";
import { cellClass, cellStyle, cutClass, hostOf, type RowCells } from "./table-columns.ts";

const linkClass = "rounded text-accent hover:underline";
// Unknown values are a dash, which is read out as words. Each box that truncates costs the browser
// as much as its text, so only texts have one.
const dash = "empty:before:text-soft empty:before:content-['—'_/_'not_known']";
const textClass = `${cutClass} empty:overflow-visible ${dash}`;

interface ColumnCellProps {
  column: TableColumn;
  cells: RowCells;
  isOpen: number;
  write: (phone: string) => string;
}

/** The value of a business in one column of the table. */
export function ColumnCell({ column, cells, isOpen, write }: ColumnCellProps) {
  const now = openNowFace(isOpen);
  const look = column === "now" ? `${now.look} ${dash}` : textClass;
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: as in a row
      role="cell"
      dir="auto"
      className={`${cellClass} ${look} ${numeric.has(column) ? "tabular-nums" : ""}`}
      style={cellStyle(column)}
    >
      {cells.agreement?.includes(column) && <Agreed />}
      {column === "now" ? now.word : contentOf(column, cells, write)}
    </td>
  );
}

const Agreed = () => (
  <CircleCheck
    role="img"
    aria-label="Both sources agree:"
    strokeWidth={3}
    className="-ml-3 mr-1 inline size-2 fill-good text-card [&_circle]:text-good"
  >
    <title>Both sources agree</title>
  </CircleCheck>
);

const numeric = new Set<TableColumn>(["phone", "phones", "rating", "review_count", "founded_year"]);

function contentOf(
  column: Exclude<TableColumn, "now">,
  cells: RowCells,
  write: (phone: string) => string,
) {
  switch (column) {
    case "phone":
      return phoneLink(cells.phone, write);
    case "website":
      return siteLink(cells.website);
    case "emails":
      return emailLink(cells.emails);
    case "phones":
      return cells.phones
        ?.filter(({ value }) => value !== cells.phone)
        .map(({ value }) => write(value ?? ""))
        .join(", ");
    case "socials":
      return [...new Set(cells.socials?.map(({ network }) => networkName(network ?? "")))].join(
        ", ",
      );
    default:
      return wordsOf(column, cells[column]).join(", ");
  }
}

/** A number that cannot be dialled is still shown. */
export function phoneLink(phone: Listing["phone"] | undefined, write: (phone: string) => string) {
  const call = phone && callAddress(phone);
  return call ? (
    <a href={call} data-receipt="phone" className={linkClass}>
      {write(phone)}
    </a>
  ) : (
    phone
  );
}

export const siteLink = (website: Listing["website"] | undefined) =>
  website && isWebAddress(website) ? (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-receipt="website"
      className={linkClass}
    >
      {hostOf(website)}
    </a>
  ) : null;

export function emailLink(emails: Listing["emails"] | undefined) {
  const email = emails?.[0]?.value;
  const address = email && mailAddress(email);
  return address ? (
    <a href={address} data-receipt="emails" className={linkClass}>
      {email}
    </a>
  ) : (
    email
  );
}
