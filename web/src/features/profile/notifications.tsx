import { useId } from "react";
import { switchNotices, useNoticesOn } from "../../lib/run-notices.ts";
import { Section } from "./section.tsx";

/** The ways a person hears of a preset's end. */
export function Notifications() {
  const id = useId();
  const isOn = useNoticesOn();
  return (
    <Section title="Notifications" lead="How you hear that a preset has ended.">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => switchNotices(target.checked)}
          className="size-5 shrink-0"
        />
        Notifications in this browser, for the presets you ask for
      </label>
    </Section>
  );
}
