import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { BusinessView } from "../features/chat/business-view.ts";
import { ChatScreen } from "../features/chat/chat-screen.tsx";
import { useAskedPreset } from "../features/chat/preset-address.ts";
import { OfflineNotice } from "../features/navigation/offline-notice.tsx";
import { useTasks } from "../features/tasks/use-tasks.ts";
import { isBackAgain, untilOnline } from "../lib/connection.ts";
import { sentenceOf, statusOf } from "../lib/failure.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { bearerToken } from "../lib/token.ts";
import { paths } from "../paths.ts";
import { FailureNotice } from "../ui/notice.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { useUser } from "./protected.tsx";

const BusinessCard = lazyPart(
  () => import("../features/results/business-card.tsx"),
  "BusinessCard",
);

export default function Chat() {
  usePageTitle("Chat");
  const navigate = useNavigate();
  const user = useUser();
  const asked = useAskedPreset();
  const tasks = useTasks(user.id);
  const { failure, hasToken, retry } = useToken();

  // The choice is taken over; the address becomes the plain one.
  useEffect(() => {
    if (asked) void navigate(paths.chat, { replace: true });
  }, [asked, navigate]);

  if (failure) return <ChatFailed failure={failure} onRetry={retry} />;
  if (!hasToken) return <ScreenSpinner label="Opening the chat" />;
  return (
    <BusinessView value={BusinessCard}>
      <ChatScreen
        userId={user.id}
        asked={asked}
        tasks={tasks}
        notice={
          <OfflineNotice id="chat-offline" className="mb-2 rounded-lg bg-warn-wash px-4 py-2.5" />
        }
      />
    </BusinessView>
  );
}

interface TokenState {
  hasToken: boolean;
  failure: unknown;
  retry: () => void;
}

/**
 * A person who is refused a token goes to the log-in; a failing server shows an error and can be
 * retried.
 */
function useToken(): TokenState {
  const navigate = useNavigate();
  const [hasToken, setHasToken] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (failure) return;
    let isLeft = false;
    const askForToken = async (): Promise<void> => {
      await untilOnline();
      try {
        await bearerToken();
        setHasToken(true);
      } catch (error) {
        if (await isBackAgain()) return askForToken();
        // A person who has logged out meanwhile is on another page.
        if (isLeft) return;
        if (statusOf(error) === 401) void navigate(paths.login, { replace: true });
        else {
          console.error("Token failure", error);
          setFailure(error);
        }
      }
    };
    void askForToken();
    return () => {
      isLeft = true;
    };
  }, [failure, navigate]);
  return { hasToken, failure, retry: () => setFailure(null) };
}

function ChatFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="font-semibold text-2xl tracking-tight">Chat</h1>
      <FailureNotice
        sentence={sentenceOf(failure, "The chat could not be opened. Please try again.")}
        onRetry={onRetry}
        className="mt-6"
      />
    </div>
  );
}
