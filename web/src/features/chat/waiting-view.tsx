import { useEffect, useState } from "react";
import { useOnline } from "../../lib/connection.ts";
import { numberText } from "../../lib/formats.ts";

interface WaitingViewProps {
  since: number;
  name: string;
  listings: number | undefined;
}

const searchedFromS = 1;
const countedFromS = 3;
const longFromS = 8;

/** The current state as far as this side can know it, and since when. */
export function WaitingView({ since, name, listings }: WaitingViewProps) {
  const seconds = useSecondsSince(since);
  const isOnline = useOnline();
  const searched =
    listings === undefined
      ? `Searching “${name}”`
      : `Searching ${numberText(listings)} businesses in “${name}”`;
  const begun = seconds < searchedFromS ? "Reading your question" : searched;
  const wait = seconds < longFromS ? begun : "This is taking longer than usual";
  return (
    <div className="mt-6 flex w-fit flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl rounded-bl-md border border-line bg-card px-4 py-3">
      <span className="sr-only">The assistant is typing</span>
      <span aria-hidden className="flex gap-1.5">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-2 animate-dot rounded-full bg-soft"
            style={{ animationDelay: `${dot * 0.18}s` }}
          />
        ))}
      </span>
      <span dir="auto" className="text-soft text-sm">
        {isOnline ? wait : "Waiting for a connection"}
      </span>
      {seconds >= countedFromS && (
        <span aria-hidden className="text-soft text-sm tabular-nums">
          {seconds} s
        </span>
      )}
    </div>
  );
}

function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - moment) / 1_000));
}
