import { useState } from "react";
import { sentenceOf } from "../../lib/failure.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../ui/toast.ts";
import { ledgerCsv } from "./ledger-csv.ts";
import type { NameOf } from "./ledger-words.ts";
import { readWholeLedger } from "./use-ledger.ts";

interface LedgerDownload {
  isDownloading: boolean;
  download: () => Promise<void>;
}

/** All entries as a CSV file, also those the page does not show yet. */
export function useLedgerDownload(nameOf: NameOf): LedgerDownload {
  const [isDownloading, setDownloading] = useState(false);
  const download = async (): Promise<void> => {
    setDownloading(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      const text = ledgerCsv(await readWholeLedger(), nameOf);
      saveFile(
        `areascout-credits-${day}.csv`,
        new Blob([text], { type: "text/csv;charset=utf-8" }),
      );
    } catch (error) {
      showToast({ tone: "bad", text: sentenceOf(error, "The file could not be created.") });
    }
    setDownloading(false);
  };
  return { isDownloading, download };
}
