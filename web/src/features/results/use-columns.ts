import { useMemo, useState } from "react";
import {
  type ColumnChoices,
  columnsShown,
  type KnownCounts,
  type TableColumn,
  tableColumns,
} from "#domain/results/table-columns.ts";
import { deviceStorage, parseJson, storageKeys } from "../../lib/storage.ts";

interface Kept {
  /** Whose choice it is; `null` for a visitor. */
  of: string | null;
  columns: ColumnChoices;
}

export interface Columns {
  shown: readonly TableColumn[];
  /** Whether the person has chosen any. */
  isChosen: boolean;
  choose: (column: TableColumn, isShown: boolean) => void;
  reset: () => void;
}

/** The table's columns: this person's choice, and the usual ones that are known often enough. */
export function useColumns(known: KnownCounts, rows: number): Columns {
  const [choices, setChoices] = useState(readChoices);
  const shown = useMemo(() => columnsShown(choices, known, rows), [choices, known, rows]);
  const keep = (columns: ColumnChoices): void => {
    setChoices(columns);
    const kept: Kept = { of: person(), columns };
    deviceStorage.write(storageKeys.resultColumns, JSON.stringify(kept));
  };
  return {
    shown,
    isChosen: Object.keys(choices).length > 0,
    choose: (column, isShown) => keep({ ...choices, [column]: isShown }),
    reset: () => keep({}),
  };
}

const person = (): string | null => deviceStorage.read(storageKeys.person);

function readChoices(): ColumnChoices {
  const kept = parseJson(deviceStorage.read(storageKeys.resultColumns)) as Partial<Kept> | null;
  if (typeof kept?.columns !== "object" || (kept.of ?? null) !== person()) return {};
  const columns = kept.columns as Record<string, unknown> | null;
  return Object.fromEntries(
    tableColumns.flatMap((column) => {
      const isShown = columns?.[column];
      return typeof isShown === "boolean" ? [[column, isShown]] : [];
    }),
  );
}
