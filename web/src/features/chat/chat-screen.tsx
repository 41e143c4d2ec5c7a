import { PanelLeft } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Composer } from "./composer.tsx";
import { type ChosenPreset, presetOf } from "./conversation.ts";
import { ConversationList } from "./conversation-list.tsx";
import { MessageList } from "./message-list.tsx";
import type { SentPlan } from "./plan-filters.ts";
import { PresetSelect, taskOf } from "./preset-select.tsx";
import { useChat } from "./use-chat.ts";
import { usePresetWarning } from "./use-preset-warning.ts";

const Drawer = lazyPart(
  () => import("../../ui/drawer.tsx"),
  ({ Drawer }) => Drawer,
);

interface ChatScreenProps {
  userId: string;
  /** The preset the address named. */
  asked: ChosenPreset | null;
  tasks: Task[] | null;
  tasksFailure: string | null;
  onTasksRetry: () => void;
  /** Rendered above the box. */
  notice: ReactNode;
}

export function ChatScreen(props: ChatScreenProps) {
  const { userId, asked, tasks, tasksFailure, onTasksRetry, notice } = props;
  const chat = useChat(userId, asked);
  const [drawer, setDrawer] = useState<"unused" | "open" | "closed">("unused");
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const warning = usePresetWarning();
  const chosen = presetOf(chat.current);
  const task = taskOf(tasks ?? [], chosen);

  useShortcuts("Chat", [{ keys: "/", does: "Write a question", act: () => box.current?.focus() }]);

  const send = (question: string, ran?: SentPlan): boolean => {
    if (!chosen) {
      warning.show();
      return false;
    }
    // A conversation or an address may know its preset by an old name, or by its name only.
    if (task && !isNamedAs(task, chosen)) chat.choosePreset(presetOfTask(task));
    chat.ask(question, ran);
    return true;
  };

  return (
    <div className="flex h-[calc(100dvh-4rem)] print:block print:h-auto">
      <aside
        aria-label="Conversations"
        className="hidden w-72 shrink-0 flex-col border-line border-r bg-card md:flex print:hidden"
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
        <div className="border-line border-b px-3 py-3 sm:px-6">
          <div className="mx-auto flex max-w-3xl items-start gap-2">
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
                onRetry={onTasksRetry}
                chosen={chosen}
                warningId={warning.isDue && !chosen ? "preset-warning" : undefined}
                onChoose={chat.choosePreset}
              />
            </div>
          </div>
        </div>
        <MessageList
          chat={chat}
          canChoose={tasks?.some(({ status }) => status === "success") ?? false}
          listings={task?.found}
          onAsk={send}
          onKeyboardAsk={() => box.current?.focus()}
        />
        <div className="relative px-4 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-page sm:px-6 sm:pb-6 print:hidden">
          <div className="mx-auto max-w-3xl">
            <p
              id="preset-warning"
              role="alert"
              className={
                warning.isShown
                  ? "mb-2 rounded-lg bg-warn-wash px-4 py-2.5 text-sm text-warn"
                  : "sr-only"
              }
            >
              {warning.isDue && !chosen ? warning.text : ""}
            </p>
            {notice}
            {chat.isNotKept && (
              <p role="status" className="mb-2 text-sm text-warn">
                This conversation can't be saved: your browser's storage is full or turned off.
              </p>
            )}
            <Composer box={box} isReady={chat.isReady} waiting={chat.waiting} onSend={send} />
          </div>
        </div>
      </div>
    </div>
  );
}

const presetOfTask = ({ taskId, niche, name }: Task): ChosenPreset => ({ taskId, niche, name });

const isNamedAs = (task: Task, { taskId, niche, name }: ChosenPreset): boolean =>
  task.taskId === taskId && task.niche === niche && task.name === name;
