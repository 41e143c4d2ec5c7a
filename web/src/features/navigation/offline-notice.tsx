import { useOnline } from "../../lib/connection.ts";

interface OfflineNoticeProps {
  id?: string;
  /** The notice's position while it is shown. */
  className: string;
}

/** A line that comes when the connection goes, and goes when it comes. */
export function OfflineNotice({ id, className }: OfflineNoticeProps) {
  const isOnline = useOnline();
  return (
    // Announced although it is implied: live regions are also read while a dialog hides the rest.
    <div id={id} role="status" aria-live="polite" className={isOnline ? undefined : className}>
      {!isOnline && (
        <p className="flex items-baseline gap-2.5 text-sm text-warn leading-6">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-warn" />
          You're offline. Your input is kept; Areascout will continue when you're back online.
        </p>
      )}
    </div>
  );
}
