import { ChevronDown, Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import type { ExportFormat } from "#domain/contract.ts";
import { conditionOf, type Filters } from "#domain/results/filters.ts";
import { exportListings } from "../../lib/api.ts";
import { counted } from "../../lib/count-words.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

const formats: readonly { format: ExportFormat; label: string; use: string }[] = [
  { format: "csv", label: "CSV", use: "for any program" },
  { format: "xlsx", label: "Excel (XLSX)", use: "for spreadsheets" },
  { format: "geojson", label: "GeoJSON", use: "for maps" },
];

interface ExportMenuProps {
  taskId: string;
  filters: Filters;
  rows: number;
}

/** A file of exactly the shown rows. */
export function ExportMenu({ taskId, filters, rows }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const make = async (format: ExportFormat): Promise<void> => {
    setBusy(true);
    try {
      const filter = conditionOf(filters);
      const reply = await exportListings(taskId, { format, ...(filter ? { filter } : {}) });
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
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button look="secondary" size="small" isBusy={isBusy} disabled={rows === 0}>
          {!isBusy && <Download aria-hidden className="size-4" />}
          Export
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-56 animate-fade rounded-xl border border-line bg-card p-1.5 shadow-float"
        >
          <DropdownMenu.Label className="px-3 py-1.5 text-soft text-sm">
            {counted(rows, "business", "businesses")}
          </DropdownMenu.Label>
          {formats.map(({ format, label, use }) => (
            <DropdownMenu.Item
              key={format}
              onSelect={() => void make(format)}
              className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 text-sm outline-none data-highlighted:bg-sunken"
            >
              {label}
              <span className="text-soft">{use}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
