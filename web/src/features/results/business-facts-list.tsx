import { type ReactNode, useState } from "react";
import type { ListingColumn, Receipt } from "#domain/listing/listing.ts";
import { usePhoneText } from "../../lib/phone-text.ts";
import { Button } from "../../ui/button.tsx";
import { CopyIcon } from "../../ui/copy-button.tsx";
import { ExternalLink, textLinkClass } from "../../ui/external-link.tsx";
import type { BusinessFact, FactGroup, FactValue } from "./business-facts.ts";
import { receiptAddress, receiptLine, sourceName } from "./receipt-words.ts";

interface GroupedFactsProps {
  groups: readonly FactGroup[];
  /** Those that wait behind a line. */
  more?: readonly FactGroup[];
  isMadeUp: boolean;
  className?: string;
}

/** The known facts of a business, each with its source; how it was found is one press away. */
export function GroupedFacts({ groups, more = [], isMadeUp, className = "" }: GroupedFactsProps) {
  const [isFull, setFull] = useState(false);
  const partOf = (group: FactGroup, button?: ReactNode) => (
    <Part key={group.title} {...{ group, isMadeUp, isFull, button }} />
  );
  return (
    <div className={className}>
      {groups.map((group, at) =>
        partOf(
          group,
          at === 0 && (
            <Button
              look="accent"
              size="small"
              aria-pressed={isFull}
              onClick={() => setFull(!isFull)}
              className="-my-2 -mr-3 pointer-coarse:min-h-11"
            >
              {isFull ? "Hide how it was found" : "Show how it was found"}
            </Button>
          ),
        ),
      )}
      {more.length > 0 && (
        <details className="border-line border-t text-sm">
          <summary className="px-5 py-3 text-soft hover:text-ink">Show all details</summary>
          {more.map((group) => partOf(group))}
        </details>
      )}
    </div>
  );
}

interface PartProps {
  group: FactGroup;
  isMadeUp: boolean;
  isFull: boolean;
  button: ReactNode;
}

const Part = ({ group: { title, facts }, isMadeUp, isFull, button }: PartProps) => (
  <section className="border-line border-t px-5 py-4">
    <div className="mb-2.5 flex items-center justify-between">
      <h3 className="font-medium text-soft text-xs">{title}</h3>
      {button}
    </div>
    <dl className="flex flex-col gap-3 text-sm">
      {facts.map((fact) => (
        <Fact key={fact.column} fact={fact} isMadeUp={isMadeUp} isFull={isFull} />
      ))}
    </dl>
  </section>
);

interface FactProps {
  fact: BusinessFact;
  isMadeUp: boolean;
  /** Not only the name of its source. */
  isFull: boolean;
}

function Fact({ fact: { column, label, values, receipt }, isMadeUp, isFull }: FactProps) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 *:col-start-2">
      <dt className="col-start-1! row-start-1 text-soft">{label}</dt>
      {values.map((value) => (
        <Value key={value.text} value={value} isPhone={phoneColumns.has(column)} />
      ))}
      {receipt && (
        <dd className="mt-0.5 break-words text-soft text-xs leading-5">
          {isFull ? (
            <FullSource receipt={receipt} isMadeUp={isMadeUp} />
          ) : (
            <BriefSource receipt={receipt} isMadeUp={isMadeUp} />
          )}
        </dd>
      )}
    </div>
  );
}

interface SourceProps {
  receipt: Receipt;
  isMadeUp: boolean;
}

function FullSource({ receipt, isMadeUp }: SourceProps) {
  const address = isMadeUp ? null : receiptAddress(receipt);
  return (
    <>
      {receiptLine(receipt)}
      {address && (
        <>
          {"\u00a0· "}
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="whitespace-nowrap text-accent underline underline-offset-2"
          >
            view source
          </a>
        </>
      )}
    </>
  );
}

function BriefSource({ receipt, isMadeUp }: SourceProps) {
  const address = isMadeUp ? null : receiptAddress(receipt);
  const name = sourceName(receipt);
  if (!address) return name;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={receiptLine(receipt)}
      className="hover:text-accent hover:underline"
    >
      {name}
    </a>
  );
}

const phoneColumns = new Set<ListingColumn>(["phone", "phones"]);

const linkClass =
  "pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center wrap-anywhere";

interface ValueProps {
  value: FactValue;
  /** Shown as people write numbers, and copied as phones take them. */
  isPhone: boolean;
}

function Value({ value, isPhone }: ValueProps) {
  const { note, href, isPage, copied } = value;
  const write = usePhoneText();
  const text = isPhone ? write(value.text) : value.text;
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
        {note && <span className="text-soft text-xs"> {note}</span>}
      </span>
      {copied && (
        <span className="-my-2.5">
          <CopyIcon text={value.text} what={copied} />
        </span>
      )}
    </dd>
  );
}
