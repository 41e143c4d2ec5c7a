import type { CoverageReport } from "#domain/task/task.ts";
import { counted } from "../../lib/count-words.ts";
import { momentText, numberText } from "../../lib/formats.ts";
import { usePhoneText } from "../../lib/phone-text.ts";
import { usePrinting } from "../../lib/printing.ts";
import { isWebAddress } from "./contact-links.ts";
import { runLines } from "./coverage-words.ts";
import { filterLines } from "./filter-words.ts";
import { hostOf, placeOf, type RowCells, rowColumns } from "./table-columns.ts";
import type { Results } from "./use-results.ts";

/** More make hundreds of sheets of paper; a file is better then. */
export const printedRowsMax = 500;

interface PrintedResultsProps {
  /** Businesses of the sample town are nobody's data. */
  isMadeUp: boolean;
  coverage: CoverageReport | null;
  results: Results;
}

/** The preset on paper, in the place of the screen; made only while it is printed. */
export function PrintedResults(props: PrintedResultsProps) {
  return usePrinting() && <Paper {...props} />;
}

function Paper({ isMadeUp, coverage, results }: PrintedResultsProps) {
  const { filters, rows, listings, cellsAt, clock } = results;
  const printed = rows.slice(0, Math.min(printedRowsMax, results.readyRows));
  const leftOut = rows.length - printed.length;
  // Both have their credits below the list.
  const isOfTwo = coverage?.overture?.state === "read";
  return (
    <div className="mt-3 hidden text-[9pt] leading-snug print:block">
      <p>
        Printed on {momentText(new Date())}. {isMadeUp && "Fictional sample data."}
        {!(isMadeUp || isOfTwo) && "© OpenStreetMap contributors, ODbL 1.0"}
      </p>
      <h2 className="mt-3 font-semibold text-[11pt]">
        {numberText(rows.length)} of {counted(listings.length, "business", "businesses")}
      </h2>
      <ul>
        {filterLines(filters, clock).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      {coverage && <PrintedOverview coverage={coverage} />}
      {leftOut > 0 && (
        <p className="mt-3 font-semibold">
          Only the first {numberText(printed.length)} are printed; {numberText(leftOut)} are
          omitted. Export the list to get them all.
        </p>
      )}
      <table className="mt-3 w-full table-fixed border-collapse text-start [&_td]:p-1 [&_td]:align-top [&_td]:wrap-anywhere [&_th]:p-1 [&_th]:text-start">
        <thead>
          <tr className="border-ink border-b">
            <th className="w-[21%]">Name</th>
            <th className="w-[12%]">Type</th>
            <th className="w-[22%]">Address</th>
            <th className="w-[18%]">Phone</th>
            <th className="w-[27%]">Website, email</th>
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <PrintedRow key={row} cells={cellsAt(row, rowColumns) ?? {}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PrintedRow({ cells }: { cells: RowCells }) {
  const { name, category, phone, website, emails } = cells;
  const write = usePhoneText();
  const site = website && isWebAddress(website) ? hostOf(website) : null;
  return (
    <tr className="break-inside-avoid border-line border-b">
      <td dir="auto">{name ?? "Unnamed"}</td>
      <td dir="auto">{category}</td>
      <td dir="auto">{placeOf(cells)}</td>
      <td>{phone && write(phone)}</td>
      <td>{[site, emails?.[0]?.value].map((text) => text && <div key={text}>{text}</div>)}</td>
    </tr>
  );
}

/** Of the whole preset, whatever it is narrowed down to. */
function PrintedOverview({ coverage }: { coverage: CoverageReport }) {
  const { phone, website, hours, email, address } = coverage.with;
  const known = {
    address,
    "phone number": phone,
    website,
    "opening hours": hours,
    email,
  };
  return (
    <>
      <h2 className="mt-3 font-semibold text-[11pt]">The whole preset</h2>
      <p>By type: {listed(coverage.byType)}.</p>
      <p>Known: {listed(known)}.</p>
      {runLines(coverage).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([label, count]) => `${label} ${numberText(count)}`)
    .join(", ");
