import { Download, ReceiptText } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { LedgerCards } from "./ledger-cards.tsx";
import { useLedgerDownload } from "./ledger-download.ts";
import { LedgerTable } from "./ledger-table.tsx";
import type { NameOf } from "./ledger-words.ts";
import { isCarried, statementOf } from "./statement.ts";
import type { Ledger as LedgerState } from "./use-ledger.ts";

interface LedgerProps {
  ledger: LedgerState;
  nameOf: NameOf;
}

/** Every movement of the balance, newest first; a collection is one row. */
export function Ledger({ ledger, nameOf }: LedgerProps) {
  const { isDownloading, download } = useLedgerDownload(nameOf);
  const hasLines = ledger.lines !== null && ledger.lines.length > 0;
  return (
    <section aria-labelledby="ledger-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ledger-title" className="font-semibold text-xl tracking-tight">
          Credit history
        </h2>
        {hasLines && (
          <Button look="secondary" size="small" isBusy={isDownloading} onClick={download}>
            {!isDownloading && <Download aria-hidden className="size-4" />}
            Download CSV
          </Button>
        )}
      </div>
      <div className="mt-4">
        <Lines ledger={ledger} nameOf={nameOf} />
      </div>
    </section>
  );
}

function Lines({ ledger, nameOf }: LedgerProps) {
  const { lines, failure, moreFailure, hasMore, isLoadingMore, loadMore, retry } = ledger;
  const rows = useMemo(() => statementOf(lines ?? [], hasMore), [lines, hasMore]);
  if (failure) return <FailureNotice sentence={failure} onRetry={retry} className="mt-4" />;
  if (!lines) return <Skeleton />;
  if (lines.length === 0) return <Empty />;
  return (
    <>
      <LedgerTable rows={rows} nameOf={nameOf} />
      <LedgerCards rows={rows} nameOf={nameOf} />
      {rows.some(isCarried) && (
        <p className="mt-3 text-soft text-sm">
          Amounts are rounded so that they add up to the balance. The CSV has the exact ones.
        </p>
      )}
      <FailureNotice sentence={moreFailure} onRetry={loadMore} className="mt-4" />
      {hasMore && !moreFailure && (
        <div className="mt-4 text-center">
          <Button look="secondary" size="small" isBusy={isLoadingMore} onClick={loadMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function Empty(): ReactNode {
  return (
    <div className={`${cardClass} flex flex-col items-center px-6 py-12 text-center`}>
      <span className="flex size-12 items-center justify-center rounded-2xl bg-accent-wash text-accent-deep">
        <ReceiptText aria-hidden className="size-6" />
      </span>
      <p className="mt-4 font-medium">No activity yet.</p>
      <p className="mt-1 max-w-sm text-soft text-sm">
        Your top-ups, holds, charges and returns will appear here.
      </p>
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" className={`${cardClass} divide-y divide-line`}>
      <span className="sr-only">Loading your credit history</span>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="flex animate-pulse gap-6 px-5 py-4">
          <div className="h-4 w-24 rounded bg-sunken" />
          <div className="h-4 flex-1 rounded bg-sunken" />
          <div className="h-4 w-20 rounded bg-sunken" />
        </div>
      ))}
    </div>
  );
}
