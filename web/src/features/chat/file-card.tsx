import { Download, FileSpreadsheet, RotateCcw } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { counted } from "../../lib/count-words.ts";
import { clockText } from "../../lib/formats.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { sizeText } from "./file-size.ts";

interface FileCardProps {
  url: string;
  name: string | undefined;
  format: unknown;
  expiresAt: string | undefined;
  rows: number | undefined;
  sizeBytes: number | undefined;
  isWaiting: boolean;
  onAskAgain: (event: MouseEvent) => void;
}

export function FileCard(props: FileCardProps) {
  const { url, name = "", format, expiresAt, rows, sizeBytes, isWaiting, onAskAgain } = props;
  const isOver = useIsPast(expiresAt);
  const size = [
    ...(rows === undefined ? [] : [counted(rows, "row", "rows")]),
    ...(sizeBytes === undefined ? [] : [sizeText(sizeBytes)]),
  ].join(", ");
  return (
    <div className="mt-3 flex max-w-lg flex-wrap items-center gap-4 rounded-xl border border-line bg-card p-4">
      <FileSpreadsheet aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">
          {format === "xlsx" ? "Excel" : "CSV"} file
          {size && (
            <>
              , <span className="inline-block font-normal text-soft tabular-nums">{size}</span>
            </>
          )}
        </p>
        <p className="text-soft text-sm">
          {isOver
            ? "This link has expired. Ask again to get a new one."
            : expiresAt && `This link expires at ${clockText(expiresAt)}.`}
        </p>
      </div>
      {isOver ? (
        <Button look="secondary" size="small" disabled={isWaiting} onClick={onAskAgain}>
          <RotateCcw aria-hidden className="size-4" />
          Ask again
        </Button>
      ) : (
        <a href={url} download={name} rel="noopener" className={buttonClass("secondary", "small")}>
          <Download aria-hidden className="size-4" />
          Download
        </a>
      )}
    </div>
  );
}

/** Turns true at that moment, also while the page is open. */
function useIsPast(moment: string | undefined): boolean {
  const at = moment ? Date.parse(moment) : Number.NaN;
  const [isPast, setPast] = useState(() => at <= Date.now());
  useEffect(() => {
    if (!Number.isFinite(at)) return;
    const timer = setTimeout(() => setPast(true), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return isPast;
}
