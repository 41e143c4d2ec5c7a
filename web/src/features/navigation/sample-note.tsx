import { useEffect, useState } from "react";
import { readSettings } from "../../lib/site-settings.ts";

/** On every page while the listings are made up. */
export function SampleNote() {
  const [isSample, setSample] = useState(false);
  useEffect(() => {
    readSettings().then(
      (sent) => setSample(Object(sent).sample === true),
      (error: unknown) => console.error("Settings load failure", error),
    );
  }, []);
  if (!isSample) return null;
  return (
    <span
      data-sample-note
      title="The places and businesses here are made up."
      className="whitespace-nowrap rounded-full border border-line px-2.5 py-0.5 text-soft text-xs md:max-lg:-mt-1.5 md:max-lg:ml-[2.625rem] md:max-lg:border-0 md:max-lg:p-0 md:max-lg:leading-3"
    >
      Sample data
    </span>
  );
}
