import { memo } from "react";
import { callAddress, isWebAddress, mailAddress } from "./contact-links.ts";
import { openNowFace } from "./open-now.tsx";
import {
  type CellsAt,
  cellClass,
  hostOf,
  place,
  placeOf,
  type ShownCells,
  shownColumns,
} from "./table-columns.ts";
import { firstRowIndex } from "./use-row-keys.ts";

export const rowPx = 60;
/** With a line of contacts that a finger can hit. */
export const tallRowPx = 104;

interface ResultsRowProps {
  row: number;
  index: number;
  isOpen: number;
  isChosen: boolean;
  /** No room for a column of phone numbers: contacts are below the name. */
  isTall: boolean;
  cellsAt: CellsAt;
  onChoose: (row: number) => void;
}

const rowClass = "flex border-line border-b text-sm";
const linkClass = "rounded text-accent hover:underline";
// Unknown values are a dash, which is read out as words. Each box that truncates costs the browser
// as much as its text, so only texts have one.
const textClass =
  "truncate empty:overflow-visible empty:before:text-soft empty:before:content-['—'_/_'not_known']";

const cell = (column: keyof typeof place, look: string): string =>
  `${cellClass} ${place[column]} ${look}`;
const cells = {
  name: cell("name", "content-center leading-5"),
  category: cell("category", textClass),
  suburb: cell("suburb", `${textClass} text-soft`),
  phone: cell("phone", `${textClass} tabular-nums`),
  website: cell("website", textClass),
  emails: cell("emails", textClass),
  now: cell("now", "empty:before:content-['—'_/_'not_known']"),
};

/** A business of the table. One that stays in sight while others come and go is not made again. */
export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, index, isOpen, isChosen, isTall, cellsAt, onChoose } = props;
  const shown = cellsAt(row, shownColumns);
  if (!shown) return <ComingRow index={index} isTall={isTall} />;
  const { name, category, suburb, ...rest } = shown;
  const address = placeOf(rest);
  const { phone, website, email } = contactsOf(rest);
  const height = isTall ? tallRowPx : rowPx;
  const now = openNowFace(isOpen);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, not every browser still takes them for a table.
    // biome-ignore-start lint/a11y/useSemanticElements: they are these elements.
    <tr
      role="row"
      aria-rowindex={index + firstRowIndex}
      className={`${rowClass} ${isChosen ? "bg-accent-wash" : "hover:bg-sunken/60"}`}
      style={{ height, lineHeight: `${height - 1}px` }}
    >
      <td role="cell" className={cells.name}>
        <button
          type="button"
          onClick={() => onChoose(row)}
          aria-pressed={isChosen}
          dir="auto"
          className={`block max-w-full truncate rounded text-start font-medium text-[0.9375rem] leading-6 outline-offset-0 hover:text-accent hover:underline ${name ? "" : "pr-0.5 text-soft italic"}`}
        >
          {name ?? "Unnamed"}
        </button>
        <span dir="auto" className="block truncate text-soft">
          <span className="sm:hidden">{[category, address && " · "]}</span>
          {address}
        </span>
        {isTall && (
          <span className="flex gap-4 leading-11 [&_a]:block [&_a]:truncate">
            {phone && <span className="shrink-0 tabular-nums">{phone}</span>}
            {(email ?? website) && <span className="min-w-0">{email ?? website}</span>}
            {!(phone ?? email ?? website) && <span className="text-soft">No contact details</span>}
          </span>
        )}
      </td>
      <td role="cell" dir="auto" className={cells.category}>
        {category}
      </td>
      <td role="cell" dir="auto" className={cells.suburb}>
        {suburb}
      </td>
      <td role="cell" className={cells.phone}>
        {phone}
      </td>
      <td role="cell" className={cells.website}>
        {website}
      </td>
      <td role="cell" className={cells.emails}>
        {email}
      </td>
      <td role="cell" className={`${cells.now} ${now.look}`}>
        {now.word}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/useSemanticElements: as above
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
});

/** A row that is on its way from the server. */
const ComingRow = ({ index, isTall }: Pick<ResultsRowProps, "index" | "isTall">) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: as in a row
  // biome-ignore-start lint/a11y/useSemanticElements: as in a row
  <tr
    role="row"
    aria-rowindex={index + firstRowIndex}
    className={rowClass}
    style={{ height: isTall ? tallRowPx : rowPx }}
  >
    <td role="cell" className={`${cells.name} text-soft`}>
      Loading…
    </td>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: as in a row
  // biome-ignore-end lint/a11y/noRedundantRoles: as in a row
);

/** A link for each that leads somewhere; a number that cannot be dialled is still shown. */
function contactsOf({ phone, website, emails }: ShownCells) {
  const email = emails?.[0]?.value;
  const call = phone && callAddress(phone);
  const write = email && mailAddress(email);
  return {
    phone: call ? (
      <a href={call} data-receipt="phone" className={linkClass}>
        {phone}
      </a>
    ) : (
      phone
    ),
    website: website && isWebAddress(website) && (
      <a
        href={website}
        target="_blank"
        rel="noopener noreferrer nofollow"
        data-receipt="website"
        className={linkClass}
      >
        {hostOf(website)}
      </a>
    ),
    email: write ? (
      <a href={write} data-receipt="emails" className={linkClass}>
        {email}
      </a>
    ) : (
      email
    ),
  };
}
