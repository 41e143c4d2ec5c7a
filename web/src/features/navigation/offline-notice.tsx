import { useOnline } from "../../lib/connection.ts";

interface OfflineNoticeProps {
  id?: string;
  /** Where it stands, while it does. */
  className: string;
}

/** A line that comes when the connection goes, and goes when it comes. */
export function OfflineNotice({ id, className }: OfflineNoticeProps) {
  const isOnline = useOnline();
  return (
    // Said although it is implied: what is live is also read while a dialog hides the rest.
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
