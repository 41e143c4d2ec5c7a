import { toggled } from "#domain/results/filters.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

/** They are in every file. */
const always = ["id", "source", "licence"];

interface ExportColumnsProps {
  /** Null for a file without a choice. */
  all: readonly string[] | null;
  usual: readonly string[];
  /** Null for the usual ones. */
  chosen: readonly string[] | null;
  /** In the order of the file. */
  onChoose: (chosen: readonly string[] | null) => void;
}

/** The columns of a file, behind one press: the usual ones are what most people want. */
export function ExportColumns({ all, usual, chosen, onChoose }: ExportColumnsProps) {
  if (!all) {
    // As high as the closed list: nothing moves.
    return (
      <p className="mt-4 min-h-6 text-soft text-sm leading-6">This file always has all columns.</p>
    );
  }
  const offered = all.filter((column) => !always.includes(column));
  const checked = chosen ?? usual;
  const count = offered.filter((column) => checked.includes(column)).length;
  const groups = { All: all, None: [], Usual: null };
  const choose = (columns: readonly string[] | null): void =>
    onChoose(columns && offered.filter((column) => columns.includes(column)));
  return (
    <Disclosure
      look="line"
      className="mt-4"
      label={`Choose columns (${count} of ${offered.length})`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-soft text-sm">id, source and licence are always included.</p>
        <div className="-mr-3 ml-auto flex">
          {Object.entries(groups).map(([name, columns]) => (
            <Button key={name} look="quiet" size="small" onClick={() => choose(columns)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      <fieldset className="mt-1 grid grid-cols-1 gap-x-4 rounded-lg border border-line px-3 py-1.5 min-[26rem]:grid-cols-2">
        <legend className="sr-only">Columns</legend>
        {offered.map((column) => (
          <label
            key={column}
            className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-sm hover:text-accent"
          >
            <input
              type="checkbox"
              checked={checked.includes(column)}
              onChange={() => choose(toggled(checked, column))}
              className="size-4.5 shrink-0"
            />
            <span className="min-w-0 truncate">{column}</span>
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
