import { ChevronDown, Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Suspense, useRef, useState } from "react";
import { counted } from "../../lib/count-words.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useScreenActions } from "../../lib/screen-actions.ts";
import { Button } from "../../ui/button.tsx";
import { type Asked, type FileAsked, useExport } from "./use-export.ts";

const ExportColumns = lazyPart(() => import("./export-columns.tsx"), "ExportColumns");

interface FileGroup {
  title: string;
  files: readonly { file: FileAsked; label: string; use: string }[];
}

const groups: readonly FileGroup[] = [
  {
    title: "Everything known",
    files: [
      { file: { format: "csv" }, label: "CSV", use: "for any program" },
      { file: { format: "xlsx" }, label: "Excel (XLSX)", use: "for spreadsheets" },
      { file: { format: "geojson" }, label: "GeoJSON", use: "for maps" },
    ],
  },
  {
    title: "For a CRM: one value a column",
    files: [
      { file: { format: "csv", layout: "crm" }, label: "CRM CSV", use: "email_1, phone_1 …" },
      { file: { format: "xlsx", layout: "crm" }, label: "CRM Excel", use: "the same" },
      { file: { format: "csv", layout: "hubspot" }, label: "HubSpot", use: "its import fields" },
      {
        file: { format: "csv", layout: "pipedrive" },
        label: "Pipedrive",
        use: "its import fields",
      },
    ],
  },
];

/** Without the map's values it is not under the map's licence. */
const ofOverture: FileGroup = {
  title: "From Overture Maps only, the whole preset",
  files: [
    { file: { format: "csv", source: "overture" }, label: "Overture CSV", use: "for any program" },
    {
      file: { format: "xlsx", source: "overture" },
      label: "Overture Excel",
      use: "for spreadsheets",
    },
    { file: { format: "geojson", source: "overture" }, label: "Overture GeoJSON", use: "for maps" },
  ],
};

interface ExportMenuProps {
  taskId: string;
  asked: Asked;
  rows: number;
  /** On the button. */
  label?: string;
  /** Whether the preset has places of Overture Maps. */
  hasOverture?: boolean;
}

/** A file of exactly the businesses that were asked for. */
export function ExportMenu({
  taskId,
  asked,
  rows,
  label = "Export",
  hasOverture = false,
}: ExportMenuProps) {
  const { isBusy, make } = useExport(taskId, asked);
  useScreenActions(rows === 0 ? [] : actionsOf(label, rows, make));
  const [isChoosing, setChoosing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button ref={trigger} look="secondary" size="small" isBusy={isBusy} disabled={rows === 0}>
            {!isBusy && <Download aria-hidden className="size-4" />}
            {label}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 animate-fade overflow-y-auto rounded-xl border border-line bg-raised dark:border-line-strong/50 p-1.5 shadow-float"
        >
          <DropdownMenu.Label className="px-3 pt-1.5 pb-0.5 font-medium text-sm tabular-nums">
            {counted(rows, "business", "businesses")}
          </DropdownMenu.Label>
          {[...groups, ...(hasOverture ? [ofOverture] : [])].map(({ title, files }) => (
            <DropdownMenu.Group key={title} className="pb-1">
              <DropdownMenu.Label className="px-3 pt-2 pb-1 text-soft text-xs">
                {title}
              </DropdownMenu.Label>
              {files.map(({ file, label, use }) => (
                <DropdownMenu.Item
                  key={label}
                  onSelect={() => void make(file)}
                  className={itemClass}
                >
                  {label}
                  <span className="text-soft">{use}</span>
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          ))}
          <DropdownMenu.Separator className="mx-1.5 my-1 border-line border-t" />
          <DropdownMenu.Item onSelect={() => setChoosing(true)} className={itemClass}>
            Choose columns…
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isChoosing && (
        <Suspense fallback={null}>
          <ExportColumns
            rows={rows}
            onMake={(file) => void make(file)}
            onClose={() => {
              setChoosing(false);
              trigger.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The two usual files, for the palette. */
const actionsOf = (label: string, rows: number, make: (file: FileAsked) => unknown) =>
  (
    [
      ["csv", "CSV"],
      ["xlsx", "Excel"],
    ] as const
  ).map(([format, name]) => ({
    label: `${label} as ${name}`,
    about: counted(rows, "business", "businesses"),
    run: () => void make({ format }),
  }));

const itemClass =
  "flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 text-sm outline-none data-highlighted:bg-sunken";
