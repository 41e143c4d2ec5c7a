import { useMemo, useState } from "react";
import {
  type ColumnChoices,
  columnsShown,
  type KnownCounts,
  type TableColumn,
  tableColumns,
} from "#domain/results/table-columns.ts";
import { deviceStorage, parseJson, storageKeys } from "../../lib/storage.ts";
import type { ColumnWidths, Resize } from "./table-columns.ts";

interface Choices {
  columns: ColumnChoices;
  widths: ColumnWidths;
}

interface Kept extends Choices {
  /** Whose choice it is; `null` for a visitor. */
  of: string | null;
}

export interface Columns {
  shown: readonly TableColumn[];
  widths: ColumnWidths;
  resize: Resize;
  /** Whether the person has chosen or resized any. */
  isChosen: boolean;
  choose: (column: TableColumn, isShown: boolean) => void;
  reset: () => void;
}

/** The table's columns: this person's choice, and the usual ones that are known often enough. */
export function useColumns(known: KnownCounts, rows: number): Columns {
  const [{ columns, widths }, setChoices] = useState(readChoices);
  const shown = useMemo(() => columnsShown(columns, known, rows), [columns, known, rows]);
  const keep = (choices: Choices): void => {
    setChoices(choices);
    const kept: Kept = { of: person(), ...choices };
    deviceStorage.write(storageKeys.resultColumns, JSON.stringify(kept));
  };
  return {
    shown,
    widths,
    resize(column, rem) {
      const { [column]: _, ...others } = widths;
      keep({ columns, widths: rem === null ? others : { ...others, [column]: rem } });
    },
    isChosen: Object.keys(columns).length + Object.keys(widths).length > 0,
    choose: (column, isShown) => keep({ columns: { ...columns, [column]: isShown }, widths }),
    reset: () => keep({ columns: {}, widths: {} }),
  };
}

const person = (): string | null => deviceStorage.read(storageKeys.person);

function readChoices(): Choices {
  const kept = parseJson(deviceStorage.read(storageKeys.resultColumns)) as Partial<Kept> | null;
  const isOwn = kept && (kept.of ?? null) === person();
  return {
    columns: only(tableColumns, isOwn && kept.columns, (value) => typeof value === "boolean"),
    widths: only(
      ["name", ...tableColumns],
      isOwn && kept.widths,
      (value) => typeof value === "number",
    ),
  };
}

/** Of what was stored, what is still a column's, of the right kind. */
function only<T>(
  columns: readonly TableColumn[],
  stored: unknown,
  isValue: (value: unknown) => boolean,
): Partial<Record<TableColumn, T>> {
  const values = (stored || {}) as Record<string, T>;
  return Object.fromEntries(
    columns.flatMap((column) => (isValue(values[column]) ? [[column, values[column]]] : [])),
  );
}
