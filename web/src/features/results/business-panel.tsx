import { X } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { factsOf, groupedFacts } from "./business-facts.ts";
import { GroupedFacts } from "./business-facts-list.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { OpenNow } from "./open-now.tsx";

const BusinessSources = lazyPart(() => import("./two-sources.tsx"), "BusinessSources");

interface BusinessPanelProps {
  listing: ListingWithReceipts;
  isOpen: number;
  /** Then there are no sources to look at. */
  isMadeUp: boolean;
  onClose: () => void;
}

/** All that is known about one business, and where each value comes from. */
export function BusinessPanel({ listing, isOpen, isMadeUp, onClose }: BusinessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another business takes the focus again.
  useEffect(() => heading.current?.focus(), [listing.id]);
  useShortcuts("Businesses", [{ keys: "Escape", does: "Close the details", act: onClose }]);
  return (
    <aside
      aria-label="Business details"
      className="print:hidden fixed inset-x-0 bottom-0 z-40 flex max-h-[80dvh] animate-rise flex-col rounded-t-2xl border border-line bg-card shadow-float sm:inset-x-auto sm:top-20 sm:right-4 sm:bottom-4 sm:max-h-none sm:w-[26rem] sm:rounded-2xl"
    >
      <div className="flex items-start gap-3.5 p-5 pb-4">
        <span
          aria-hidden
          className="flex size-12 shrink-0 select-none items-center justify-center rounded-xl bg-accent-wash font-semibold text-accent-deep text-xl"
        >
          {initialOf(listing)}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="break-words font-semibold text-lg tracking-tight"
          >
            {listing.name ?? "Unnamed"}
          </h2>
          <p className="mt-0.5 text-soft text-sm">
            <bdi>{listing.category}</bdi>
            {listing.hours_known && (
              <>
                {" · "}
                <OpenNow state={isOpen} />
              </>
            )}
          </p>
          {listing.sources && (
            <Suspense>
              <BusinessSources listing={listing} />
            </Suspense>
          )}
        </div>
        <IconButton
          label="Close"
          onClick={onClose}
          className="pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <ContactBar listing={listing} isMadeUp={isMadeUp} />
      <GroupedFacts
        groups={groupedFacts(factsOf(listing))}
        isMadeUp={isMadeUp}
        className="overflow-y-auto overscroll-contain"
      />
    </aside>
  );
}

/** As written: a letter of any script. */
function initialOf({ name, category }: ListingWithReceipts): string {
  return /\p{L}|\p{N}/u.exec(name ?? category)?.[0].toUpperCase() ?? "·";
}
