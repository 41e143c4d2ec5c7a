import { useState } from "react";
import { type FileLayout, fileLayouts } from "#domain/exports/file-layouts.ts";
import { choosable, usualColumns } from "#domain/exports/layouts.ts";
import { toggled } from "#domain/results/filters.ts";
import { counted } from "../../lib/count-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { FileAsked } from "./use-export.ts";

const layoutNames: Record<FileLayout, string> = {
  full: "Everything known",
  crm: "One value a column",
  hubspot: "HubSpot",
  pipedrive: "Pipedrive",
};

/** They are in every file. */
const always = ["id", "source", "licence"];

interface ExportColumnsProps {
  rows: number;
  onMake: (file: FileAsked) => void;
  onClose: () => void;
}

/** A file of chosen columns, which come in the order they are listed in. */
export function ExportColumns({ rows, onMake, onClose }: ExportColumnsProps) {
  const [layout, setLayout] = useState<FileLayout>("crm");
  const [format, setFormat] = useState<"csv" | "xlsx">("csv");
  const [chosen, setChosen] = useState(usualColumns(layout));
  const all = choosable(layout).filter((column) => !always.includes(column));
  const asked = all.filter((column) => chosen.includes(column));
  const download = (): void => {
    onMake({ format, layout, columns: asked.length > 0 ? asked : ["id"] });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Choose columns"
      description={`A file of ${counted(rows, "business", "businesses")}. It always begins with the id and ends with source and licence.`}
      body={
        <>
          <Radios
            legend="Layout"
            values={fileLayouts}
            names={layoutNames}
            value={layout}
            onChoose={(next) => {
              setLayout(next);
              setChosen(usualColumns(next));
            }}
          />
          <Radios
            legend="Format"
            values={["csv", "xlsx"] as const}
            names={{ csv: "CSV", xlsx: "Excel" }}
            value={format}
            onChoose={setFormat}
          />
          <Choices all={all} chosen={chosen} usual={usualColumns(layout)} onChoose={setChosen} />
        </>
      }
    >
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={download}>Download</Button>
    </Dialog>
  );
}

interface ChoicesProps {
  all: readonly string[];
  chosen: readonly string[];
  usual: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function Choices({ all, chosen, usual, onChoose }: ChoicesProps) {
  const asked = all.filter((column) => chosen.includes(column));
  const groups = { All: all, None: [], Usual: usual };
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="float-left font-medium text-sm leading-9 tabular-nums">
        {asked.length} of {all.length} columns
      </legend>
      <div className="-mr-3 flex justify-end">
        {Object.entries(groups).map(([name, columns]) => (
          <Button key={name} look="quiet" size="small" onClick={() => onChoose(columns)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="grid max-h-60 clear-both grid-cols-1 gap-x-4 overflow-y-auto rounded-lg border border-line px-3 py-1.5 min-[26rem]:grid-cols-2">
        {all.map((column) => (
          <label
            key={column}
            className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-sm hover:text-accent"
          >
            <input
              type="checkbox"
              checked={chosen.includes(column)}
              onChange={() => onChoose(toggled(chosen, column))}
              className="size-4.5 shrink-0"
            />
            <span className="min-w-0 truncate">{column}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RadiosProps<T extends string> {
  legend: string;
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  onChoose: (value: T) => void;
}

function Radios<T extends string>({ legend, values, names, value, onChoose }: RadiosProps<T>) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((one) => (
          <label
            key={one}
            className="relative flex min-h-9 pointer-coarse:min-h-11 items-center rounded-lg border border-line-strong/60 px-3 text-sm has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-checked:bg-accent-wash has-checked:text-accent-deep"
          >
            <input
              type="radio"
              name={legend}
              checked={one === value}
              onChange={() => onChoose(one)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
