import { CircleCheck } from "lucide-react";
import type { Listing } from "#domain/listing/listing.ts";
import { overtureCredits } from "#domain/overture/credits.ts";

const origins: Record<string, string> = {
  osm: "From OpenStreetMap",
  overture: "From Overture Maps",
  both: "From OpenStreetMap and Overture Maps",
};

/** Which of two sources knows the business; nothing where only one was asked. */
export function BusinessSources({ listing }: { listing: Listing }) {
  const { sources, agreement, possible_twin: twin } = listing;
  if (sources === null) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-xs">
      <span>{origins[sources]}</span>
      {agreement.length > 0 && (
        <span className="flex items-center gap-1 rounded-lg bg-good-wash px-2 py-0.5 text-good">
          <CircleCheck aria-hidden className="size-3.5" />
          Both sources agree on the {agreement.map(agreedWord).join(" and ")}
        </span>
      )}
      {twin !== null && <span>May be the same business as another row</span>}
    </div>
  );
}

const agreedWord = (column: string): string => (column === "phone" ? "phone number" : column);

const { citation, address, licenceName, licenceAddress, foursquare } = overtureCredits;
const linkClass = "underline underline-offset-2 hover:text-ink";

/** Below every list that has places of Overture Maps. */
export const OvertureCredits = () => (
  <p className="mt-6 text-soft text-xs leading-5 print:mt-3">
    ©{" "}
    <a href="https://www.openstreetmap.org/copyright" className={linkClass}>
      OpenStreetMap contributors
    </a>
    .{" "}
    <a href={address} className={linkClass}>
      {citation}
    </a>
    , under{" "}
    <a href={licenceAddress} className={linkClass}>
      {licenceName}
    </a>
    ; parts from Foursquare: {foursquare.notice}, under{" "}
    <a href={foursquare.licenceAddress} className={`${linkClass} whitespace-nowrap`}>
      {foursquare.licenceName}
    </a>
    . The list of both is available under{" "}
    <a
      href="https://opendatacommons.org/licenses/odbl/1-0/"
      className={`${linkClass} whitespace-nowrap`}
    >
      ODbL 1.0
    </a>
    .
  </p>
);
