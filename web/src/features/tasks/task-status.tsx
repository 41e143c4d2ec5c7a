import { Ban, CircleCheck, CircleX, Clock, Globe, Radar } from "lucide-react";
import type { TaskStatus } from "#domain/task/task.ts";

const faces = {
  queued: { word: "Queued", look: "bg-sunken text-soft", Icon: Clock },
  collecting: { word: "Collecting", look: "bg-accent-wash text-accent-deep", Icon: Radar },
  enriching: { word: "Enriching", look: "bg-accent-wash text-accent-deep", Icon: Globe },
  success: { word: "Success", look: "bg-good-wash text-good", Icon: CircleCheck },
  failed: { word: "Failed", look: "bg-bad-wash text-bad", Icon: CircleX },
  canceled: { word: "Canceled", look: "bg-sunken text-soft", Icon: Ban },
} as const satisfies Record<TaskStatus, unknown>;

/** In a row of a list: its icon has the colour, and the word is read. */
export function StatusWord({ status, className }: { status: TaskStatus; className: string }) {
  const { word, look, Icon } = faces[status];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${className}`}>
      <Icon aria-hidden className={`size-4 bg-transparent! ${look}`} />
      {word}
    </span>
  );
}

export function StatusBadge({ status }: { status: TaskStatus }) {
  const { word, look, Icon } = faces[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-medium text-sm ${look}`}
    >
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  );
}
