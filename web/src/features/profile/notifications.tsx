import { Suspense, use, useId } from "react";
import type { User } from "../../lib/account.ts";
import { loadConfig } from "../../lib/config.ts";
import { switchNotices, useNoticesOn } from "../../lib/run-notices.ts";
import { FailureNotice } from "../../ui/notice.tsx";
import { Section } from "./section.tsx";
import { useRunMails } from "./use-run-mails.ts";

/** The ways a person hears of a preset's end. */
export function Notifications({ user }: { user: User }) {
  const isOn = useNoticesOn();
  return (
    <Section title="Notifications" lead="How you hear that a preset has ended.">
      <div className="flex flex-col gap-2">
        <Choice
          label="Notifications in this browser, for the presets you ask for"
          isOn={isOn}
          onChange={switchNotices}
        />
        <Suspense fallback={<div className="min-h-11" />}>
          <MailChoice user={user} />
        </Suspense>
      </div>
    </Section>
  );
}

/** Absent where the operator has nobody to send mails. */
function MailChoice({ user }: { user: User }) {
  const { runMails } = use(loadConfig());
  return runMails && <OfferedMails user={user} />;
}

function OfferedMails({ user }: { user: User }) {
  const { isOn, failure, retry, change } = useRunMails(user.id);
  if (failure) return <FailureNotice sentence={failure} onRetry={retry} />;
  return (
    <Choice
      label={`Emails to ${user.email}, for presets that take more than a minute`}
      isOn={isOn}
      onChange={change}
    />
  );
}

interface ChoiceProps {
  label: string;
  /** Null until it is known. */
  isOn: boolean | null;
  onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-pretty">
      <input
        id={id}
        type="checkbox"
        checked={isOn ?? false}
        disabled={isOn === null}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0"
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
}
