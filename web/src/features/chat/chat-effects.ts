import { useEffect, useRef } from "react";
import { type ChatState, withoutConversation, withStored } from "./chat-state.ts";
import {
  type ChosenPreset,
  type Conversation,
  freshConversation,
  presetOf,
  withPreset,
} from "./conversation.ts";
import type { ConversationStore } from "./conversation-store.ts";
import { onChangeElsewhere } from "./other-tabs.ts";

export type Change = (to: (before: ChatState) => ChatState) => void;

/** A database that takes longer is not waited for: its copy does until it answers. */
const patienceMs = 3_000;

/**
 * At the start: the conversation that was open last, or a new one about the preset asked for. A
 * preset chosen before that stays chosen.
 */
export function useRestored(
  store: ConversationStore,
  userId: string,
  asked: ChosenPreset | null,
  change: Change,
): void {
  const wanted = useRef(asked);
  useEffect(() => {
    let isOver = false;
    const begin = (saved: readonly Conversation[]): void => {
      const last = saved.find((one) => one.id === store.lastOpened());
      const fresh = freshConversation(userId, Date.now());
      const restored = wanted.current ? withPreset(fresh, wanted.current) : (last ?? fresh);
      change((before) => {
        const chosen = presetOf(before.current);
        const current = chosen ? withPreset(restored, chosen) : restored;
        store.setLastOpened(current.id);
        return { ...before, isReady: true, saved, current };
      });
    };
    let hasBegun = false;
    const beginOnce = (saved: readonly Conversation[]): void => {
      if (isOver) return;
      if (hasBegun) change((before) => withStored(before, saved));
      else begin(saved);
      hasBegun = true;
    };
    const impatience = setTimeout(() => beginOnce(store.copied()), patienceMs);
    void store.load().then((saved) => {
      clearTimeout(impatience);
      beginOnce(saved);
    });
    return () => {
      isOver = true;
      clearTimeout(impatience);
    };
  }, [store, userId, change]);
}

/** A failure this soon after the page was asked to unload is caused by it. */
const leavingMs = 2_000;

/**
 * Saves when the page unloads or is hidden; `isLeft` is true once the chat is no longer shown.
 * Gives whether the page is being left this moment.
 */
export function useSavedOnLeaving(
  store: ConversationStore,
  latest: { current: ChatState },
  isLeft: { current: boolean },
): () => boolean {
  const leavingSince = useRef(0);
  useEffect(() => {
    isLeft.current = false;
    const save = (): void => {
      const { isReady, current } = latest.current;
      if (isReady) void store.save(current, { isLeft: false });
    };
    const onLeaving = (): void => {
      leavingSince.current = Date.now();
    };
    const onUnload = (): void => {
      onLeaving();
      save();
    };
    const onHidden = (): void => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("beforeunload", onUnload);
    // A server that is slow to send the next page lets this one go much later.
    addEventListener("pagehide", onLeaving);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      isLeft.current = true;
      removeEventListener("beforeunload", onUnload);
      removeEventListener("pagehide", onLeaving);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [store, latest, isLeft]);
  return () => Date.now() - leavingSince.current < leavingMs;
}

/** Takes over what other tabs keep and delete. */
export function useOtherTabs(store: ConversationStore, change: Change): void {
  useEffect(
    () =>
      onChangeElsewhere(({ deleted }) => {
        if (deleted !== null) change((before) => withoutConversation(before, deleted));
        else void store.load().then((stored) => change((before) => withStored(before, stored)));
      }),
    [store, change],
  );
}
