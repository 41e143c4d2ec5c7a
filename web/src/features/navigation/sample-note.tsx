import { useEffect, useState } from "react";
import { loadConfig } from "../../lib/config.ts";

/** On every page while the listings are made up. */
export function SampleNote() {
  const [isSample, setSample] = useState(false);
  useEffect(() => {
    loadConfig().then(
      ({ sample }) => setSample(sample),
      (error: unknown) => console.error("Settings load failure", error),
    );
  }, []);
  if (!isSample) return null;
  return (
    <span
      title="The places and businesses here are made up."
      className="whitespace-nowrap rounded-full border border-line px-2.5 py-0.5 text-soft text-xs"
    >
      Sample data
    </span>
  );
}
