import { useEffect, useRef } from "react";
import type { Task } from "#domain/contract.ts";
import { isWorthKeeping, presetOf } from "./conversation.ts";
import type { Chat } from "./use-chat.ts";

/**
 * Chooses a person's only preset in the conversation that the screen opens with. New Chat clears the
 * choice, as the specification says, and a person may clear it too: it then stays empty.
 */
export function useOnlyPreset(
  { isReady, current, choosePreset }: Chat,
  tasks: readonly Task[] | null,
): void {
  const first = useRef<number | null>(null);
  const isSettled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new function on each render.
  useEffect(() => {
    if (!isReady) return;
    first.current ??= current.id;
    const isChosen = presetOf(current) !== null || isWorthKeeping(current);
    if (isChosen || current.id !== first.current) isSettled.current = true;
    if (isSettled.current) return;
    const [only, another] = (tasks ?? []).filter(({ status }) => status === "success");
    if (only && !another) choosePreset(only);
  }, [isReady, current, tasks]);
}
