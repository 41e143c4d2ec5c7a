import { CopyIcon } from "../../ui/copy-button.tsx";
import { ExternalLink, textLinkClass } from "../../ui/external-link.tsx";
import type { BusinessFact, FactValue } from "./business-facts.ts";
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
