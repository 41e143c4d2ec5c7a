import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useState } from "react";
import { endAllSessions, type SessionInfo, type User } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { dayText, momentText } from "../../lib/formats.ts";
import { useSession } from "../../lib/session.tsx";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { Section } from "./section.tsx";
import { type Sessions, useSessions } from "./use-sessions.ts";

interface SessionListProps {
  user: User;
  /** This device has been logged out with all others. */
  onEnded: () => void;
}

export function SessionList({ user, onEnded }: SessionListProps) {
  const { leaving } = useSession();
  const sessions = useSessions(user.id);
  const [isBusy, setBusy] = useState(false);
  const endAll = async (): Promise<void> => {
    setBusy(true);
    try {
      await leaving(endAllSessions);
      onEnded();
    } catch (error) {
      console.error("Sessions end failure", error);
      showToast({
        tone: "bad",
        text: sentenceOf(error, "We couldn't log you out. Please try again."),
      });
      setBusy(false);
    }
  };
  return (
    <Section
      title="Where you are logged in"
      lead="If you do not recognize one of these devices, log it out and change your password."
    >
      <Rows sessions={sessions} />
      <Button look="secondary" isBusy={isBusy} onClick={endAll} className="mt-5">
        <LogOut aria-hidden className="size-4.5" />
        Log out everywhere
      </Button>
    </Section>
  );
}

function Rows({ sessions: { list, failure, retry, ending, end } }: { sessions: Sessions }) {
  if (failure) return <FailureNotice sentence={failure} onRetry={retry} />;
  if (!list) {
    return (
      <div className="relative">
        <p role="status" className="absolute inset-x-0 top-3.5 text-soft">
          Loading your devices…
        </p>
        {/*
         * Reserves the room of the one device there always is, so the content below doesn't move.
         */}
        <ul aria-hidden className="invisible border-line border-y">
          <Row session={thisDevice()} isEnding={false} onEnd={() => {}} />
        </ul>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {list.map((session) => (
        <Row
          key={session.id}
          session={session}
          isEnding={ending === session.id}
          onEnd={() => end(session)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  session: SessionInfo;
  isEnding: boolean;
  onEnd: () => void;
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const Icon = session.isPhone ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-3 py-3.5 sm:gap-4">
      <Icon aria-hidden className="size-5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {session.device}
          {session.isCurrent && (
            <span className="rounded-full bg-good-wash px-2.5 py-0.5 font-medium text-good text-xs">
              This device
            </span>
          )}
        </p>
        <p className="text-soft text-sm">{factsOf(session)}</p>
      </div>
      {!session.isCurrent && (
        <Button
          look="quiet"
          size="small"
          className="shrink-0"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={`Log out ${session.device}, last used ${momentText(session.usedAt)}`}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

/** As long as a device's text, with times as they are written today. */
function thisDevice(): SessionInfo {
  const now = new Date().toISOString();
  return {
    id: "",
    device: "This browser",
    isPhone: false,
    isCurrent: true,
    byGoogle: false,
    place: null,
    usedAt: now,
    openedAt: now,
  };
}

const factsOf = ({ place, usedAt, openedAt, byGoogle }: SessionInfo): string =>
  [
    place,
    `Last used ${momentText(usedAt)}`,
    `logged in ${dayText(openedAt)}${byGoogle ? " with Google" : ""}`,
  ]
    .filter(Boolean)
    .join(" · ");
