import type { ListingColumn } from "#domain/listing/listing.ts";
import { usePhoneText } from "../../lib/phone-text.ts";
import { CopyIcon } from "../../ui/copy-button.tsx";
import { ExternalLink, textLinkClass } from "../../ui/external-link.tsx";
import type { BusinessFact, FactGroup, FactValue } from "./business-facts.ts";
import { receiptAddress, receiptLine } from "./receipt-words.ts";

interface BusinessFactsProps {
  facts: readonly BusinessFact[];
  isMadeUp: boolean;
  className: string;
}

/** The known facts of a business, each with its source. */
export const BusinessFacts = ({ facts, isMadeUp, className }: BusinessFactsProps) => (
  <dl className={`text-sm ${className}`}>
    {facts.map((fact) => (
      <Fact key={fact.column} fact={fact} isMadeUp={isMadeUp} />
    ))}
  </dl>
);

/** The same in groups, the label beside its values. */
export const GroupedFacts = ({
  groups,
  isMadeUp,
  className,
}: {
  groups: readonly FactGroup[];
  isMadeUp: boolean;
  className: string;
}) => (
  <div className={className}>
    {groups.map(({ title, facts }) => (
      <section key={title} aria-label={title} className="border-line border-t px-5 py-4">
        <h3 className="mb-2.5 font-medium text-soft text-xs">{title}</h3>
        <dl className="flex flex-col gap-3 text-sm">
          {facts.map((fact) => (
            <Fact key={fact.column} fact={fact} isMadeUp={isMadeUp} isBeside />
          ))}
        </dl>
      </section>
    ))}
  </div>
);

interface FactProps {
  fact: BusinessFact;
  isMadeUp: boolean;
  isBeside?: boolean;
}

function Fact({ fact: { column, label, values, receipt }, isMadeUp, isBeside }: FactProps) {
  return (
    <div className={isBeside ? "grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 *:col-start-2" : ""}>
      <dt className={`text-soft ${isBeside ? "col-start-1! row-start-1" : ""}`}>{label}</dt>
      {values.map((value) => (
        <Value key={value.text} value={value} isPhone={phoneColumns.has(column)} />
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
        {note && <span className="block text-soft text-xs leading-4">{note}</span>}
      </span>
      {copied && (
        <span className="-my-2.5">
          <CopyIcon text={value.text} what={copied} />
        </span>
      )}
    </dd>
  );
}
