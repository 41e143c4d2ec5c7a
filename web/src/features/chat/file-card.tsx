import { Download, FileSpreadsheet } from "lucide-react";
import { useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";
import { buttonClass } from "../../ui/button.tsx";

interface FileCardProps {
  url: string;
  expiresAt: string | undefined;
}

export function FileCard({ url, expiresAt }: FileCardProps) {
  const isOver = useIsPast(expiresAt);
  return (
    <div className="mt-3 flex max-w-md flex-wrap items-center gap-4 rounded-xl border border-line bg-card p-4">
      <FileSpreadsheet aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">CSV file</p>
        <p className="text-soft text-sm">
          {isOver
            ? "This link has expired. Ask again to get a new one."
            : `This link works for ${limits.downloadLinkMinutes} minutes.`}
        </p>
      </div>
      {!isOver && (
        <a href={url} download rel="noopener" className={buttonClass("secondary", "small")}>
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
