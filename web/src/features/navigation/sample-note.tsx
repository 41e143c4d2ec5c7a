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
      title="The places and businesses shown here are fictional."
      className="whitespace-nowrap rounded-full border border-line px-2.5 py-0.5 text-soft text-xs tight-bar:absolute tight-bar:top-full tight-bar:left-[2.625rem] tight-bar:-mt-1.5 tight-bar:border-0 tight-bar:p-0 tight-bar:leading-3"
    >
      Sample data
    </span>
  );
}
