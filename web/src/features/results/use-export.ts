import { useState } from "react";
import type { ExportRequest } from "#domain/contract.ts";
import { conditionOf, type Filters } from "#domain/results/filters.ts";
import { exportListings } from "../../lib/api.ts";
import { counted } from "../../lib/count-words.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { showToast } from "../../ui/toast.ts";
import type { Results } from "./use-results.ts";

/** The businesses of a file. */
export type Asked = Pick<ExportRequest, "filter" | "ids" | "without">;
/** Its format and columns; one source's file is always of the whole preset. */
export type FileAsked = Pick<ExportRequest, "format" | "layout" | "columns" | "source">;

/** Businesses that a file can be made of, and their number in words. */
export interface Scope {
  asked: Asked;
  rows: number;
  /** After the number: `"selected"` */
  words: string;
}
/** The first is the one that is meant by default. */
export type Scopes = readonly [Scope, ...Scope[]];

/** All that the filters find. */
export function askedBy(filters: Filters): Asked {
  const filter = conditionOf(filters);
  return filter ? { filter } : {};
}

/** The businesses that the filters find, and the whole preset if it has more. */
export function shownScopes({
  filters,
  rows,
  listings,
}: Pick<Results, "filters" | "rows" | "listings">): Scopes {
  const all: Scope = { asked: {}, rows: listings.length, words: "in the preset" };
  if (rows.length === listings.length) return [all];
  return [{ asked: askedBy(filters), rows: rows.length, words: "shown" }, all];
}

/** Has the server make a file, and downloads it. */
export function useExport(taskId: string) {
  const [isBusy, setBusy] = useState(false);
  /** Returns the sentence about a failure: the caller knows where the person looks. */
  const make = async (file: FileAsked, asked: Asked): Promise<string | null> => {
    setBusy(true);
    try {
      const reply = await exportListings(taskId, file.source ? file : { ...file, ...asked });
      location.assign(reply.download_url);
      showToast({
        tone: "good",
        text: `Downloading ${counted(reply.rows, "business", "businesses")}.`,
      });
      return null;
    } catch (failure) {
      console.error("Export failure", failure);
      return sentenceOf(failure, "The file could not be created. Please try again.");
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, make };
}
