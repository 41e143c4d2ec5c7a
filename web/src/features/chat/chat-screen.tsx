import { PanelLeft } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Composer } from "./composer.tsx";
import { type ChosenPreset, presetOf } from "./conversation.ts";
import { ConversationList } from "./conversation-list.tsx";
import { MessageList } from "./message-list.tsx";
import { PresetSelect, taskOf } from "./preset-select.tsx";
import { useChat } from "./use-chat.ts";

const Drawer = lazy(() => import("../../ui/drawer.tsx").then((m) => ({ default: m.Drawer })));

const warning = "Please select a preset from the list before sending a message.";
const warningMs = 3_000;

interface ChatScreenProps {
  userId: string;
  /** The preset the address named. */
  asked: ChosenPreset | null;
  tasks: Task[] | null;
  tasksFailure: string | null;
}

export function ChatScreen({ userId, asked, tasks, tasksFailure }: ChatScreenProps) {
  const chat = useChat(userId, asked);
  const [drawer, setDrawer] = useState<"unused" | "open" | "closed">("unused");
  const opener = useRef<HTMLButtonElement>(null);
  const { isWarned, isWarningShown, warn } = useWarning();
  const chosen = presetOf(chat.current);

  const send = (question: string): boolean => {
    if (!chosen) {
      warn();
      return false;
    }
    // A conversation kept from another browser session may know its preset by name only.
    const listed = taskOf(tasks ?? [], chosen);
    if (listed && listed.taskId !== chosen.taskId) chat.choosePreset(listed);
    chat.ask(question);
    return true;
  };

  return (
    <div className="flex h-[calc(100dvh-4rem)]">
      <aside
        aria-label="Conversations"
        className="hidden w-72 shrink-0 flex-col border-line border-r bg-card md:flex"
      >
        <ConversationList chat={chat} onDone={() => {}} />
      </aside>
      {drawer !== "unused" && (
        <Suspense>
          <Drawer
            isOpen={drawer === "open"}
            onClose={() => setDrawer("closed")}
            title="Conversations"
            side="left"
            opener={opener}
          >
            <div className="flex min-h-0 grow flex-col pt-12">
              <ConversationList chat={chat} onDone={() => setDrawer("closed")} />
            </div>
          </Drawer>
        </Suspense>
      )}
      <div className="flex min-w-0 grow flex-col">
        <h1 className="sr-only">Chat</h1>
        <div className="flex items-start gap-2 border-line border-b px-3 py-3 sm:px-6">
          <IconButton
            ref={opener}
            label="Open conversations"
            aria-haspopup="dialog"
            aria-expanded={drawer === "open"}
            className="mt-0.5 md:hidden"
            onClick={() => setDrawer("open")}
          >
            <PanelLeft aria-hidden className="size-5" />
          </IconButton>
          <div className="min-w-0 grow">
            <PresetSelect
              tasks={tasks}
              failure={tasksFailure}
              chosen={chosen}
              warningId={isWarned && !chosen ? "preset-warning" : undefined}
              onChoose={chat.choosePreset}
            />
          </div>
        </div>
        <div className="min-h-0 grow overflow-y-auto px-4 pt-6 sm:px-6">
          <div className="mx-auto max-w-3xl">
            {chat.isReady && (
              <MessageList
                conversation={chat.current}
                isWaiting={chat.isWaiting}
                onAsk={(question) => void send(question)}
              />
            )}
          </div>
        </div>
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          <div className="mx-auto max-w-3xl">
            <p
              id="preset-warning"
              role="alert"
              className={
                isWarningShown
                  ? "mb-2 rounded-lg bg-warn-wash px-4 py-2.5 text-sm text-warn"
                  : "sr-only"
              }
            >
              {isWarned && !chosen ? warning : ""}
            </p>
            <Composer isWaiting={chat.isWaiting || !chat.isReady} onSend={send} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Seen for 3 seconds; the list's description until a preset is chosen. */
function useWarning() {
  const [isWarned, setWarned] = useState(false);
  const [shownSince, setShownSince] = useState(0);
  useEffect(() => {
    if (shownSince === 0) return;
    const timer = setTimeout(() => setShownSince(0), warningMs);
    return () => clearTimeout(timer);
  }, [shownSince]);
  return {
    isWarned,
    isWarningShown: shownSince > 0,
    warn(): void {
      setWarned(true);
      setShownSince(Date.now());
    },
  };
}
