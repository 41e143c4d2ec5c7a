import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

const tones = {
  good: { look: "bg-good-wash text-good", Icon: CircleCheck },
  bad: { look: "bg-bad-wash text-bad", Icon: CircleAlert },
  warn: { look: "bg-warn-wash text-warn", Icon: TriangleAlert },
  info: { look: "bg-accent-wash text-accent-deep", Icon: Info },
} as const;

interface NoticeProps {
  tone: keyof typeof tones;
  /** Interrupts a screen reader; else it is read when there is a pause. */
  isUrgent?: boolean;
  children: ReactNode;
  className?: string;
}

export function Notice({ tone, isUrgent = false, children, className = "" }: NoticeProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={isUrgent ? "alert" : "status"}
      className={`flex gap-3 rounded-lg px-4 py-3 text-sm leading-6 ${look} ${className}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  );
}

interface FailureNoticeProps {
  /** Nothing is shown as long as there is none. */
  sentence: string | null | undefined;
  /** Adds a button that tries again. */
  onRetry?: () => void;
  className?: string;
}

export function FailureNotice({ sentence, onRetry, className = "" }: FailureNoticeProps) {
  if (!sentence) return null;
  return (
    <Notice tone="bad" isUrgent className={className}>
      <p>{sentence}</p>
      {onRetry && (
        <Button look="secondary" size="small" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
