import { Download } from "lucide-react";
import { useState } from "react";
import { fileName } from "#domain/exports/file-name.ts";
import type { ListingRows } from "#domain/listing/listing.ts";
import { counted } from "../../lib/count-words.ts";
import { loaded } from "../../lib/lazy-part.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

interface CsvButtonProps {
  /** The preset's, for the file. */
  name: string;
  rows: readonly number[];
  listings: Pick<ListingRows, "at">;
  label?: string;
}

/** A file of exactly the shown rows, made here: for visitors without an account. */
export function CsvButton({ name, rows, listings, label = "Download CSV" }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const { toCsv } = await loaded(() => import("#domain/exports/csv.ts"));
      // The preset's own order, as in every file.
      const shown = rows.toSorted((a, b) => a - b).flatMap((row) => listings.at(row) ?? []);
      saveFile(`${fileName(name)}.csv`, new Blob([toCsv(shown)], { type: "text/csv" }));
      showToast({
        tone: "good",
        text: `Downloaded ${counted(shown.length, "business", "businesses")}.`,
      });
    } catch (failure) {
      console.error("Export failure", failure);
      showToast({ tone: "bad", text: "The file could not be created. Please try again." });
    }
    setBusy(false);
  };
  return (
    <Button
      look="secondary"
      size="small"
      isBusy={isBusy}
      disabled={rows.length === 0}
      onClick={() => void make()}
    >
      {!isBusy && <Download aria-hidden className="size-4" />}
      {label}
    </Button>
  );
}
