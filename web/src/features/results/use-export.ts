import { useState } from "react";
import type { ExportRequest } from "#domain/contract.ts";
import { conditionOf, type Filters } from "#domain/results/filters.ts";
import { exportListings } from "../../lib/api.ts";
import { counted } from "../../lib/count-words.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";

/** The businesses of a file. */
export type Asked = Pick<ExportRequest, "filter" | "ids" | "without">;
/** Its format and columns; one source's file is always of the whole preset. */
export type FileAsked = Pick<ExportRequest, "format" | "layout" | "columns" | "source">;

/** All that the filters find. */
export function askedBy(filters: Filters): Asked {
  const filter = conditionOf(filters);
  return filter ? { filter } : {};
}

/** Has the server make a file, and downloads it. */
export function useExport(taskId: string, asked: Asked) {
  const [isBusy, setBusy] = useState(false);
  const make = async (file: FileAsked): Promise<void> => {
    setBusy(true);
    try {
      const reply = await exportListings(taskId, file.source ? file : { ...file, ...asked });
      location.assign(reply.download_url);
      showToast({
        tone: "good",
        text: `Downloading ${counted(reply.rows, "business", "businesses")}.`,
      });
    } catch (failure) {
      console.error("Export failure", failure);
      showToast({
        tone: "bad",
        text: sentenceOf(failure, "The file could not be created. Please try again."),
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, make };
}
