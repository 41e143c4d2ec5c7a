import { useSyncExternalStore } from "react";
import { loaded } from "./lazy-part.ts";
import { deviceStorage, storageKeys } from "./storage.ts";

type Write = (number: string) => string;

const asIs: Write = (number) => number;
let write = asIs;
let isAsked = false;
const waiting = new Set<() => void>();

/** The rules of all countries come after the page: until then a number is written as it is stored. */
async function load(): Promise<void> {
  const { phoneText } = await loaded(() => import("#domain/phone/phone-text.ts"));
  const written = new Map<string, string>();
  write = (number) => {
    const known = written.get(number);
    if (known !== undefined) return known;
    const text = phoneText(number);
    written.set(number, text);
    return text;
  };
  for (const notify of waiting) notify();
}

const signsOfAPerson = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** A visitor may only glance at the page: the rules wait for the first sign of more interest. */
function whenWanted(): Promise<void> {
  if (deviceStorage.read(storageKeys.person) !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const abort = new AbortController();
    const wanted = (): void => {
      abort.abort();
      resolve();
    };
    for (const sign of signsOfAPerson) {
      addEventListener(sign, wanted, { signal: abort.signal, capture: true, passive: true });
    }
  });
}

function subscribe(notify: () => void): () => void {
  waiting.add(notify);
  if (!isAsked) {
    isAsked = true;
    whenWanted()
      .then(load)
      .catch((error: unknown) => {
        // Numbers can be read without it, too.
        isAsked = false;
        console.error("Phone format failure", error);
      });
  }
  return () => void waiting.delete(notify);
}

/** Writes phone numbers as people do. */
export const usePhoneText = (): Write =>
  useSyncExternalStore(
    subscribe,
    () => write,
    () => asIs,
  );
