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
import { useOnlyPreset } from "./only-preset.ts";
import type { Run } from "./plan-filters.ts";
import { PresetSelect, type Presets, taskOf } from "./preset-select.tsx";
import { PresetWarning, usePresetWarning, warningId } from "./preset-warning.tsx";
import { type Chat, useChat } from "./use-chat.ts";

const ExampleQuestions = lazyPart(() => import("./example-questions.tsx"), "ExampleQuestions");
const Drawer = lazyPart(() => import("../../ui/drawer.tsx"), "Drawer");

interface ChatScreenProps {
  userId: string;
  /** The preset the address named. */
  asked: ChosenPreset | null;
  tasks: Presets;
  /** Rendered above the box. */
  notice: ReactNode;
}

export function ChatScreen(props: ChatScreenProps) {
  const { userId, asked, tasks, notice } = props;
  const { list, isWhole } = tasks;
  const chat = useChat(userId, asked);
  const box = useRef<HTMLTextAreaElement>(null);
  const chosen = presetOf(chat.current);
  const task = taskOf(list ?? [], chosen);
  const warning = usePresetWarning(chosen !== null);
  useOnlyPreset(chat, isWhole ? list : null);

  useShortcuts("Chat", [{ keys: "/", does: "Write a question", act: () => box.current?.focus() }]);

  const send = (question: string, run?: Run): boolean => {
    if (!chosen) {
      warning.show();
      return false;
    }
    // A conversation or an address may know its preset by an old name, or by its name only.
    if (task && !isNamedAs(task, chosen)) chat.choosePreset(task);
    chat.ask(question, run);
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
      <div className="flex min-w-0 grow flex-col">
        <h1 className="sr-only">Chat</h1>
        <div className="border-line border-b py-3 pr-4 pl-2 sm:px-6">
          <div className="mx-auto flex max-w-3xl items-start gap-2">
            <ConversationDrawer chat={chat} />
            <div className="min-w-0 grow">
              <PresetSelect
                tasks={tasks}
                chosen={chosen}
                warningId={warning.isDue ? warningId : undefined}
                onChoose={chat.choosePreset}
              />
            </div>
          </div>
        </div>
        <MessageList
          chat={chat}
          canChoose={list?.some(({ status }) => status === "success") ?? false}
          listings={task?.found}
          Examples={ExampleQuestions}
          onAsk={send}
          onKeyboardAsk={() => box.current?.focus()}
        />
        <div className="relative px-4 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-page sm:px-6 sm:pb-6 print:hidden">
          <div className="mx-auto max-w-3xl">
            <PresetWarning {...warning} />
            {notice}
            {chat.isNotKept && <NotKept />}
            <Composer box={box} isReady={chat.isReady} waiting={chat.waiting} onSend={send} />
          </div>
        </div>
      </div>
    </div>
  );
}

const isNamedAs = (task: Task, { taskId, niche, name }: ChosenPreset): boolean =>
  task.taskId === taskId && task.niche === niche && task.name === name;

/** On a small screen the conversations are behind a button. */
function ConversationDrawer({ chat }: { chat: Chat }) {
  const [drawer, setDrawer] = useState<"unused" | "open" | "closed">("unused");
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => setDrawer("closed");
  return (
    <>
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
      {drawer !== "unused" && (
        <Suspense>
          <Drawer
            isOpen={drawer === "open"}
            onClose={close}
            title="Conversations"
            side="left"
            opener={opener}
          >
            <div className="flex min-h-0 grow flex-col pt-12">
              <ConversationList chat={chat} onDone={close} />
            </div>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}

const NotKept = () => (
  <p role="status" className="mb-2 text-sm text-warn">
    This conversation can't be saved: your browser's storage is full or turned off.
  </p>
);
