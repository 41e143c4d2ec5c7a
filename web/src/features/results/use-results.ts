import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ListingRows, ListingWithReceipts } from "#domain/listing/listing.ts";
import type { Clock } from "#domain/query/engine/open.ts";
import type { Preset } from "#domain/query/plan/preset.ts";
import { addressOf, type Filters, filtersIn, searched } from "#domain/results/filters.ts";
import { openStates } from "#domain/results/open-states.ts";
import { type Facets, facetsFor, presetFrom, rowsFor } from "#domain/results/results.ts";
import { type KnownCounts, knownCounts } from "#domain/results/table-columns.ts";
import type { MapPoints } from "./cluster-thread.ts";
import { type SnapshotSource, tooLarge } from "./read-snapshot.ts";
import type { CellsAt } from "./table-columns.ts";

/** An opted-out business also disappears from a preset opened, or returned to, a minute later. */
const freshMs = 60_000;

const snapshotQuery = ({ key, read }: SnapshotSource) =>
  queryOptions({
    queryKey: ["snapshot", ...key],
    queryFn: ({ signal }) => read(signal),
    staleTime: freshMs,
    // Tens of megabytes: not kept long once nobody looks.
    gcTime: 60_000,
    structuralSharing: false,
  });

export interface Results {
  /** All of the preset; some may not be here yet. */
  listings: Pick<ListingRows, "at" | "length">;
  /** How many are not shown, at the business's request. */
  withheld: number;
  /** Of the whole preset, whatever the filters. */
  known: KnownCounts;
  cellsAt: CellsAt;
  /** `null` for a row that has not come yet. */
  idAt: (row: number) => string | null;
  /** The rows that the filters find, in the order of the table. */
  rows: readonly number[];
  /** Their places on the map; a sample where `isPaged`. */
  points: MapPoints;
  /** Rows come from the server as they are looked at. */
  isPaged: boolean;
  /** How many rows are here from the first one on. */
  readyRows: number;
  /** Tells which rows are in sight. */
  onSight?: (first: number, last: number) => void;
  facets: Facets;
  /** Of a business: 1 = open now, 0 = closed, 2 = nobody knows. */
  openAt: (row: number) => number;
  /** When that was, where the businesses are. */
  clock: Clock;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  /** The open business; `chosen` is its row, if known. */
  looked: { listing: ListingWithReceipts; isOpen: number } | null;
  chosen: number | null;
  choose: (row: number | null) => void;
}

/** The businesses of a finished preset and the address's filters for them. */
export function useResults(source: SnapshotSource) {
  const { data: read, error, refetch } = useQuery(snapshotQuery(source));
  const data = read === tooLarge ? undefined : read;
  const [{ filters, show }, change] = useChosen();
  // Typing stays quick, whatever counting takes.
  const settled = useDeferredValue(filters);
  const preset = useMemo(() => (data ? presetFrom(data, new Date()) : null), [data]);
  const openNow = useMemo(() => preset && openStates(preset), [preset]);
  const known = useMemo(() => preset && knownCounts(preset), [preset]);
  useEffect(() => {
    if (!preset) return;
    // Folding every name takes longer than a letter may: it is done before the first one is typed.
    const timers = searched.map((field) => setTimeout(() => preset.columns.texts(field)));
    return () => timers.forEach(clearTimeout);
  }, [preset]);
  const found = useMemo(() => preset && foundIn(preset, settled), [preset, settled]);
  const outcome = {
    failure: error,
    retry: () => void refetch(),
    isTooLarge: read === tooLarge,
  };
  if (!data || !preset || !openNow || !known || !found) return { ...outcome, results: null };
  const { listings, withheld = 0 } = data;
  const chosen = show ? (preset.columns.rowOf(show) ?? null) : null;
  const listing = chosen === null ? undefined : listings.at(chosen);
  const openAt = (row: number): number => openNow[row] ?? 2;
  const results: Results = {
    ...found,
    isPaged: false,
    readyRows: found.rows.length,
    listings,
    withheld,
    known,
    cellsAt: preset.columns.cells,
    idAt: (row) => preset.columns.ids()[row] ?? null,
    openAt,
    clock: preset.clock,
    filters,
    setFilters: (next) => change({ filters: next, show }),
    chosen,
    looked: listing && chosen !== null ? { listing, isOpen: openAt(chosen) } : null,
    choose: (row) =>
      change({ filters, show: row === null ? null : (listings.at(row)?.id ?? null) }),
  };
  return { ...outcome, results };
}

function foundIn(preset: Preset, filters: Filters) {
  const rows = rowsFor(filters, preset);
  return { rows, points: pointsOf(rows, preset.columns), facets: facetsFor(filters, preset) };
}

function pointsOf(rows: readonly number[], { lat, lon }: Preset["columns"]): MapPoints {
  const points = {
    lats: new Float64Array(rows.length),
    lons: new Float64Array(rows.length),
    rows: new Uint32Array(rows),
  };
  for (const [at, row] of rows.entries()) {
    points.lats[at] = lat[row] ?? 0;
    points.lons[at] = lon[row] ?? 0;
  }
  return points;
}

interface Chosen {
  filters: Filters;
  /** The business that is open. */
  show: string | null;
}

function addressFor({ filters, show }: Chosen): URLSearchParams {
  const address = addressOf(filters);
  if (show) address.set("show", show);
  return address;
}

/** The address follows a moment later: until then the latest choice counts. */
export function useChosen(): [Chosen, (chosen: Chosen) => void] {
  const [address, setAddress] = useSearchParams();
  const inAddress = useMemo(
    () => ({ filters: filtersIn(address), show: address.get("show") }),
    [address],
  );
  const [chosen, choose] = useState<Chosen | null>(null);
  useEffect(() => {
    const arrived = addressFor(inAddress).toString();
    choose((before) => (before && addressFor(before).toString() === arrived ? null : before));
  }, [inAddress]);
  const change = (next: Chosen): void => {
    choose(next);
    setAddress(addressFor(next), { replace: true, preventScrollReset: true });
  };
  return [chosen ?? inAddress, change];
}
