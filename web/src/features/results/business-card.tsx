import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { type ListingWithReceipts, nothingKnown } from "#domain/listing/listing.ts";
import { buttonClass } from "../../ui/button.tsx";
import { factOf, factsOf, groupedFacts } from "./business-facts.ts";
import { GroupedFacts } from "./business-facts-list.tsx";
import { ContactBar } from "./contact-bar.tsx";

interface BusinessCardProps {
  /** A listing as it was sent or stored. */
  business: Record<string, unknown>;
  /** Columns to show first, also where nothing is known; the others then wait behind a line. */
  asked: readonly string[];
  /** The business in its preset. */
  to: string | null;
}

/** One business outside its preset's screen: its facts, their sources, and ways to reach it. */
export function BusinessCard({ business, asked, to }: BusinessCardProps) {
  const listing = listingIn(business);
  const named = asked.map((column) => factOf(listing, column)).filter((fact) => fact !== null);
  const rest = groupedFacts(
    factsOf(listing).filter(({ column }) => !named.some((fact) => fact.column === column)),
  );
  const name = listing.name ?? "Unnamed";
  return (
    <article
      aria-label={name}
      className="max-w-2xl overflow-hidden rounded-xl border border-line bg-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 p-5 pb-4">
        <div className="min-w-0">
          <h2 dir="auto" className="break-words font-semibold text-lg tracking-tight">
            {to === null ? (
              name
            ) : (
              <Link to={to} className="rounded hover:text-accent hover:underline">
                {name}
              </Link>
            )}
          </h2>
          <p dir="auto" className="mt-0.5 text-soft text-sm">
            {listing.category}
          </p>
        </div>
        {to !== null && (
          <Link to={to} className={`${buttonClass("secondary", "small")} shrink-0`}>
            Open in preset
            <ArrowUpRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      <ContactBar listing={listing} isMadeUp={false} />
      {named.length > 0 ? (
        <GroupedFacts
          groups={[{ title: "You asked for", facts: named }]}
          more={rest}
          isMadeUp={false}
        />
      ) : (
        <GroupedFacts groups={rest} isMadeUp={false} />
      )}
    </article>
  );
}

/** Every column in its declared shape: a stored one may have any. */
function listingIn(sent: Record<string, unknown>): ListingWithReceipts {
  const known = Object.entries(sent).filter(([column, value]) => {
    const unknown = (nothingKnown as Record<string, unknown>)[column];
    return Array.isArray(unknown) === Array.isArray(value) && value !== undefined;
  });
  const receipts = typeof sent.receipts === "object" && sent.receipts !== null ? sent.receipts : {};
  return { ...nothingKnown, ...Object.fromEntries(known), receipts } as ListingWithReceipts;
}
