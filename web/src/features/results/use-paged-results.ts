import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ListingsReply, ResultsReply, Task } from "#domain/contract.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { columnsOf } from "#domain/query/engine/columns.ts";
import type { Clock } from "#domain/query/engine/open.ts";
import { addressOf, conditionOf, type Filters, filtersIn } from "#domain/results/filters.ts";
import { openStates } from "#domain/results/open-states.ts";
import { orderText } from "#domain/results/order.ts";
import { readListing, readListings, readResults } from "../../lib/api.ts";
import { type Results, useChosen } from "./use-results.ts";

const pageRows = 100;
const freshMs = 60_000;
/** The pause after typing before the server is asked. */
const typedMs = 250;

/** A finished preset of which only the rows that are looked at are here. */
export function usePagedResults({ taskId, finishedAt }: Task) {
  const [{ filters, show }, change] = useChosen();
  const key = ["paged", taskId, finishedAt];
  const asked = useSettled(String(addressOf(filters)));
  const screen = useQuery({
    queryKey: [...key, "results", asked],
    queryFn: async ({ signal }) => ({
      ...(await readResults(taskId, asked, signal)),
      view: asked,
    }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  const { pageOf, rowOf, onSight, failure, retryPages } = usePages(taskId, key, screen.data);
  const opened = useQuery({
    queryKey: [...key, "listing", show],
    queryFn: ({ signal }) => readListing(taskId, show ?? "", signal),
    enabled: show !== null,
    staleTime: freshMs,
  });
  const found = screen.data?.found ?? 0;
  const rows = useMemo(() => Array.from({ length: found }, (_, at) => at), [found]);
  const points = useMemo(() => pointsIn(screen.data?.points), [screen.data?.points]);
  const outcome = {
    failure: screen.error ?? failure,
    retry: () => {
      if (screen.error) void screen.refetch();
      retryPages();
    },
  };
  if (!screen.data) return { ...outcome, results: null };
  const { total, withheld, facets, known, points: sample } = screen.data;
  const at = (row: number): ListingWithReceipts | undefined => pageOf(row)?.rows[row % pageRows];
  const sampled = (row: number): string | null => sample.ids[sample.places.indexOf(row)] ?? null;
  const results: Results = {
    rows,
    points,
    facets,
    withheld,
    filters,
    isPaged: true,
    readyRows: Math.min(found, pageOf(0)?.rows.length ?? 0),
    onSight,
    listings: { length: total, at },
    known,
    cellsAt: (row) => at(row) ?? null,
    idAt: (row) => at(row)?.id ?? null,
    openAt: (row) => pageOf(row)?.open[row % pageRows] ?? 2,
    clock: screen.data.clock,
    setFilters: (next) => change({ filters: next, show }),
    looked: lookedAt(opened.data?.listing, screen.data.clock),
    chosen: show === null ? null : rowOf(show),
    choose: (row) => change({ filters, show: row === null ? null : (at(row)?.id ?? sampled(row)) }),
  };
  return { ...outcome, results };
}

interface Page {
  rows: readonly ListingWithReceipts[];
  /** As `Results.openAt` says it. */
  open: Uint8Array;
}

/** The pages in sight, and the first one. */
function usePages(
  taskId: string,
  key: readonly unknown[],
  screen: (ResultsReply & { view: string }) | undefined,
) {
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const onSight = useCallback(
    (first: number, last: number) => setSight({ first: pageAt(first), last: pageAt(last) }),
    [],
  );
  const pages = new Set(screen && screen.found > 0 ? [0] : []);
  const lastPage = pageAt((screen?.found ?? 0) - 1);
  for (let page = sight.first; page <= Math.min(sight.last, lastPage); page++) pages.add(page);
  const wanted = [...pages];
  const queries = useQueries({
    queries: wanted.map((page) => ({
      queryKey: [...key, "page", screen?.view, screen?.total, page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readListings(taskId, pageQuery(filtersIn(new URLSearchParams(screen?.view)), page), signal),
      staleTime: freshMs,
    })),
  });
  const pageOf = (row: number): Page | null => {
    const reply = queries[wanted.indexOf(pageAt(row))]?.data;
    return reply && screen ? pageFrom(reply, screen.clock) : null;
  };
  const rowOf = (id: string): number | null => {
    for (const [at, page] of wanted.entries()) {
      const place = queries[at]?.data?.rows.findIndex((listing) => listing.id === id) ?? -1;
      if (place >= 0) return page * pageRows + place;
    }
    return null;
  };
  const retryPages = (): void => {
    for (const { error, refetch } of queries) if (error) void refetch();
  };
  return {
    pageOf,
    rowOf,
    onSight,
    retryPages,
    failure: queries.find(({ error }) => error)?.error ?? null,
  };
}

const pageAt = (row: number): number => Math.floor(row / pageRows);

function pageQuery(filters: Filters, page: number) {
  const where = conditionOf(filters);
  return {
    cursor: String(page * pageRows),
    limit: String(pageRows),
    ...(where ? { filter: JSON.stringify(where) } : {}),
    sort: orderText(filters.order),
  };
}

const made = new WeakMap<ListingsReply, Page>();

function pageFrom(reply: ListingsReply, clock: Clock): Page {
  const before = made.get(reply);
  if (before) return before;
  const { rows } = reply;
  const page = { rows, open: openStates({ columns: columnsOf(rows), clock }) };
  made.set(reply, page);
  return page;
}

function lookedAt(listing: ListingWithReceipts | null | undefined, clock: Clock) {
  if (!listing) return null;
  return { listing, isOpen: openStates({ columns: columnsOf([listing]), clock })[0] ?? 2 };
}

const pointsIn = (points: ResultsReply["points"] | undefined) => ({
  lats: Float64Array.from(points?.lats ?? []),
  lons: Float64Array.from(points?.lons ?? []),
  rows: Uint32Array.from(points?.places ?? []),
});

/** A text once it has stayed the same for a moment; the first one at once. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), typedMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
