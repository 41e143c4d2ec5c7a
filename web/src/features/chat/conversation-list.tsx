import { House, MessageSquarePlus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { momentText } from "../../lib/formats.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { type Conversation, firstQuestion } from "./conversation.ts";
import type { Chat } from "./use-chat.ts";

interface ConversationListProps {
  chat: Chat;
  /** Something was chosen: a drawer closes. */
  onDone: () => void;
}

export function ConversationList({ chat, onDone }: ConversationListProps) {
  const { list, newChat, deleted, remove, undo } = useDeletion(chat);
  return (
    <div className="flex min-h-0 grow flex-col gap-2 p-3">
      <Link to={paths.home} onClick={onDone} className={`${buttonClass("quiet")} justify-start`}>
        <House aria-hidden className="size-4.5 text-soft" />
        Home
      </Link>
      <button
        ref={newChat}
        type="button"
        onClick={() => {
          chat.startNew();
          onDone();
        }}
        className={`${buttonClass("secondary")} justify-start`}
      >
        <MessageSquarePlus aria-hidden className="size-4.5" />
        New Chat
      </button>
      <h2 className="mt-4 px-4 font-medium text-soft text-sm">Conversations</h2>
      <div role="status">
        {deleted && (
          <div className="flex items-center gap-2 rounded-lg bg-sunken py-1 pr-1 pl-4 text-sm">
            <span className="min-w-0 grow truncate text-soft">
              Deleted “<span dir="auto">{deleted.preview}</span>”
            </span>
            <Button look="quiet" size="small" onClick={() => undo(deleted)}>
              Undo
            </Button>
          </div>
        )}
      </div>
      {chat.saved.length === 0 && !deleted && (
        <p className="px-4 text-soft text-sm">Your conversations will appear here.</p>
      )}
      <ul ref={list} className="-mx-1 flex min-h-0 grow flex-col gap-0.5 overflow-y-auto px-1 py-1">
        {chat.saved.map((conversation, index) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === chat.current.id}
            onOpen={() => {
              chat.open(conversation.id);
              onDone();
            }}
            onDelete={() => remove(conversation, index)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Deleting can be undone, and leaves the focus in the list. */
function useDeletion(chat: Chat) {
  const list = useRef<HTMLUListElement>(null);
  const newChat = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<Conversation | null>(null);
  const remove = (conversation: Conversation, index: number): void => {
    chat.remove(conversation.id);
    setDeleted(conversation);
    // The focus moves to the next item in the list.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLButtonElement>("[data-open]") ?? [];
      (rows[index] ?? rows[index - 1] ?? newChat.current)?.focus();
    });
  };
  const undo = (conversation: Conversation): void => {
    chat.restore(conversation);
    setDeleted(null);
    newChat.current?.focus();
  };
  return { list, newChat, deleted, remove, undo };
}

interface ConversationItemProps {
  conversation: Conversation;
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function ConversationItem({ conversation, isCurrent, onOpen, onDelete }: ConversationItemProps) {
  const { id, preview } = conversation;
  const question = firstQuestion(conversation);
  return (
    <li className="group relative">
      <button
        type="button"
        data-open
        aria-current={isCurrent || undefined}
        onClick={onOpen}
        className="w-full rounded-lg py-2.5 pr-11 pl-4 text-left hover:bg-sunken aria-[current]:bg-accent-wash"
      >
        <span dir="auto" title={preview} className="block truncate text-[0.9375rem] leading-snug">
          {preview}
        </span>
        {question !== "" && (
          <span dir="auto" className="line-clamp-2 break-words text-soft text-sm leading-snug">
            {question}
          </span>
        )}
        <span className="block truncate text-soft text-xs tabular-nums">{momentText(id)}</span>
      </button>
      <button
        type="button"
        aria-label={`Delete ${preview} ${question}`.trimEnd()}
        title="Delete"
        onClick={onDelete}
        className="-translate-y-1/2 absolute top-1/2 right-1.5 inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-bad-wash hover:text-bad focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </li>
  );
}
