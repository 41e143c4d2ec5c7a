import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ListingRows } from "#domain/listing/listing.ts";
import type { Preset } from "#domain/query/plan/preset.ts";
import type { MapPoints } from "./cluster-thread.ts";
import { addressOf, type Filters, filtersIn } from "./filters.ts";
import type { SnapshotSource } from "./read-snapshot.ts";
import { type Facets, facetsFor, openStates, presetFrom, rowsFor } from "./results.ts";
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
  listings: ListingRows;
  /** How many are not shown, at the business's request. */
  withheld: number;
  cellsAt: CellsAt;
  /** The rows that the filters find, in the order of the table. */
  rows: readonly number[];
  /** Where they are. */
  points: MapPoints;
  facets: Facets;
  /** Of each business: 1 = open now, 0 = closed, 2 = nobody knows. */
  openNow: Uint8Array;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  /** The row of the business that is open. */
  chosen: number | null;
  choose: (row: number | null) => void;
}

/** The businesses of a finished preset and the address's filters for them. */
export function useResults(source: SnapshotSource) {
  const { data, error, refetch } = useQuery(snapshotQuery(source));
  const [address, setAddress] = useSearchParams();
  const [{ filters, show }, choose] = useChosen(address);
  // Typing stays quick, whatever counting takes.
  const settled = useDeferredValue(filters);
  const preset = useMemo(() => (data ? presetFrom(data, new Date()) : null), [data]);
  const openNow = useMemo(() => preset && openStates(preset), [preset]);
  const found = useMemo(() => preset && foundIn(preset, settled), [preset, settled]);
  const change = (next: Chosen): void => {
    choose(next);
    setAddress(addressFor(next), { replace: true, preventScrollReset: true });
  };
  const outcome = { failure: error, retry: () => void refetch() };
  if (!data || !preset || !openNow || !found) return { ...outcome, results: null };
  const { listings, withheld = 0 } = data;
  const results: Results = {
    ...found,
    listings,
    withheld,
    cellsAt: preset.columns.cells,
    openNow,
    filters,
    setFilters: (next) => change({ filters: next, show }),
    chosen: show ? (preset.columns.rowOf(show) ?? null) : null,
    choose: (row) =>
      change({ filters, show: row === null ? null : (listings.at(row)?.id ?? null) }),
  };
  return { ...outcome, results };
}

function foundIn(preset: Preset, filters: Filters) {
  const rows = rowsFor(filters, preset);
  const { lat, lon } = preset.columns;
  const points: MapPoints = {
    lats: Float64Array.from(rows, (row) => lat[row] ?? 0),
    lons: Float64Array.from(rows, (row) => lon[row] ?? 0),
    rows: Uint32Array.from(rows),
  };
  return { rows, points, facets: facetsFor(filters, preset) };
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
function useChosen(address: URLSearchParams): [Chosen, (chosen: Chosen) => void] {
  const inAddress = useMemo(
    () => ({ filters: filtersIn(address), show: address.get("show") }),
    [address],
  );
  const [chosen, choose] = useState<Chosen | null>(null);
  useEffect(() => {
    const arrived = addressFor(inAddress).toString();
    choose((before) => (before && addressFor(before).toString() === arrived ? null : before));
  }, [inAddress]);
  return [chosen ?? inAddress, choose];
}
