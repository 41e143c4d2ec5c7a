import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { CopyIcon } from "../../ui/copy-button.tsx";
import { ExternalLink, textLinkClass } from "../../ui/external-link.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type BusinessFact, type FactValue, factsOf } from "./business-facts.ts";
import { ContactBar } from "./contact-bar.tsx";
import { OpenNow } from "./open-now.tsx";
import { receiptAddress, receiptLine } from "./receipt-words.ts";

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
      <div className="flex items-start justify-between gap-3 p-5 pb-4">
        <div className="min-w-0">
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
      <dl className="flex flex-col gap-4 border-line border-t overflow-y-auto overscroll-contain p-5 text-sm">
        {factsOf(listing).map((fact) => (
          <Fact key={fact.column} fact={fact} isMadeUp={isMadeUp} />
        ))}
      </dl>
    </aside>
  );
}

interface FactProps {
  fact: BusinessFact;
  isMadeUp: boolean;
}

function Fact({ fact: { label, values, receipt }, isMadeUp }: FactProps) {
  return (
    <div>
      <dt className="text-soft">{label}</dt>
      {values.map((value) => (
        <Value key={value.text} value={value} />
      ))}
      {receipt && (
        <dd className="mt-0.5 break-words text-soft text-xs leading-5">
          {receiptLine(receipt)}
          {!isMadeUp && receiptAddress(receipt) && (
            <>
              {"\u00a0· "}
              <a
                href={receiptAddress(receipt) ?? ""}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="whitespace-nowrap text-accent underline underline-offset-2"
              >
                view source
              </a>
            </>
          )}
        </dd>
      )}
    </div>
  );
}

const linkClass =
  "pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center wrap-anywhere";

function Value({ value: { text, note, href, isPage, copied } }: { value: FactValue }) {
  return (
    <dd className="flex items-center gap-2 text-[0.9375rem]">
      <span dir="auto" className="min-w-0 flex-1 whitespace-pre-line break-words">
        {isPage ? (
          <ExternalLink address={text} className={linkClass} />
        ) : href ? (
          <a href={href} className={`${textLinkClass} ${linkClass}`}>
            {text}
          </a>
        ) : (
          text
        )}
        {note && <span className="block text-soft text-xs leading-4">{note}</span>}
      </span>
      {copied && <CopyIcon text={text} what={copied} />}
    </dd>
  );
}
