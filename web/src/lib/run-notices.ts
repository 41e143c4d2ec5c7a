import { useSyncExternalStore } from "react";
import { deviceStorage, parseJson, storageKeys } from "./storage.ts";

const changed = new Set<() => void>();

function subscribe(hear: () => void): () => void {
  changed.add(hear);
  // Another tab asked, or has taken a notice up.
  addEventListener("storage", hear);
  return () => {
    changed.delete(hear);
    removeEventListener("storage", hear);
  };
}

function tellAll(): void {
  for (const hear of changed) hear();
}

const areOn = (): boolean => deviceStorage.read(storageKeys.noticesOff) === null;
const askedText = (): string => deviceStorage.read(storageKeys.noticesAsked) ?? "[]";

/** The presets whose end this browser is to tell. */
function asked(): string[] {
  const kept = parseJson(askedText());
  return Array.isArray(kept) ? kept.filter((taskId) => typeof taskId === "string") : [];
}

/** A preset whose end no page saw stays asked for. */
const askedMax = 20;

function keepAsked(taskIds: readonly string[]): void {
  if (taskIds.length === 0) deviceStorage.remove(storageKeys.noticesAsked);
  else deviceStorage.write(storageKeys.noticesAsked, JSON.stringify(taskIds));
  tellAll();
}

export function askForNotice(taskId: string, isAsked: boolean): void {
  const others = asked().filter((other) => other !== taskId);
  keepAsked(isAsked ? [...others, taskId].slice(-askedMax) : others);
}

/** Whether a notice was still asked for; only one of several tabs takes it. */
export function takeNotice(taskId: string): boolean {
  const isAsked = asked().includes(taskId);
  if (isAsked) askForNotice(taskId, false);
  return isAsked && areOn();
}

export const useNoticeAsked = (taskId: string): boolean => {
  useSyncExternalStore(subscribe, askedText);
  return asked().includes(taskId);
};

/** Whether any is asked for: then a hidden page keeps asking the server. */
export const useAnyNoticeAsked = (): boolean => useSyncExternalStore(subscribe, askedText) !== "[]";

/** Switched off, none is offered or shown in this browser. */
export const useNoticesOn = (): boolean => useSyncExternalStore(subscribe, areOn);

export function switchNotices(isOn: boolean): void {
  if (isOn) deviceStorage.remove(storageKeys.noticesOff);
  else {
    deviceStorage.write(storageKeys.noticesOff, "off");
    deviceStorage.remove(storageKeys.noticesAsked);
  }
  tellAll();
}
