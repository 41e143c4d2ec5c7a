import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ChatScreen } from "../features/chat/chat-screen.tsx";
import { useAskedPreset } from "../features/chat/preset-address.ts";
import { OfflineNotice } from "../features/navigation/offline-notice.tsx";
import { useTasks } from "../features/tasks/use-tasks.ts";
import { isBackAgain, untilOnline } from "../lib/connection.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { bearerToken } from "../lib/token.ts";
import { paths } from "../paths.ts";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { useUser } from "./protected.tsx";

export default function Chat() {
  usePageTitle("Chat");
  const navigate = useNavigate();
  const user = useUser();
  const asked = useAskedPreset();
  const [hasToken, setHasToken] = useState(false);
  const tasks = useTasks(user.id);

  useEffect(() => {
    let isLeft = false;
    const askForToken = async (): Promise<void> => {
      await untilOnline();
      try {
        await bearerToken();
        setHasToken(true);
      } catch {
        if (await isBackAgain()) return askForToken();
        // Who has logged out meanwhile is led elsewhere.
        if (!isLeft) void navigate(paths.login, { replace: true });
      }
    };
    void askForToken();
    return () => {
      isLeft = true;
    };
  }, [navigate]);
  // The choice is taken over; the address becomes the plain one.
  useEffect(() => {
    if (asked) void navigate(paths.chat, { replace: true });
  }, [asked, navigate]);

  if (!hasToken) return <ScreenSpinner label="Opening the chat" />;
  return (
    <ChatScreen
      userId={user.id}
      asked={asked}
      tasks={tasks.list}
      tasksFailure={tasks.failure}
      onTasksRetry={tasks.retry}
      notice={
        <OfflineNotice id="chat-offline" className="mb-2 rounded-lg bg-warn-wash px-4 py-2.5" />
      }
    />
  );
}
