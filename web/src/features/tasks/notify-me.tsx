import { Bell, BellRing } from "lucide-react";
import { useState } from "react";
import type { Task } from "#domain/contract.ts";
import { areNoticesSupported } from "../../lib/browser-notice.ts";
import { askForNotice, useNoticeAsked, useNoticesOn } from "../../lib/run-notices.ts";
import { Button } from "../../ui/button.tsx";

/** Asks the browser's permission with the first press, never before. */
export function NotifyMe({ task: { taskId } }: { task: Task }) {
  const isAsked = useNoticeAsked(taskId);
  const [isBlocked, setBlocked] = useState(false);
  if (!useNoticesOn() || !areNoticesSupported()) return null;
  const press = async (): Promise<void> => {
    if (isAsked) return askForNotice(taskId, false);
    const isAllowed = (await Notification.requestPermission()) === "granted";
    setBlocked(!isAllowed);
    if (isAllowed) askForNotice(taskId, true);
  };
  const Icon = isAsked ? BellRing : Bell;
  return (
    // The note has the room beside the button, which stays under the pointer that pressed it.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-1 sm:basis-80 sm:flex-row-reverse sm:flex-nowrap">
      <Button
        look="secondary"
        size="small"
        aria-pressed={isAsked}
        className="shrink-0 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-deep"
        onClick={() => void press()}
      >
        <Icon aria-hidden className="size-4" />
        Notify me when it ends
      </Button>
      <p role="status" className="text-soft text-sm sm:text-right">
        {isAsked && "Keep this site open in any tab."}
        {isBlocked && "Your browser blocks notifications from this site."}
      </p>
    </div>
  );
}
