/** The names under which the browser keeps things for us. */
export const storageKeys = {
  theme: "theme",
  token: "appwrite_jwt",
  /** Says that this browser has been signed in, so that public pages ask who it is. */
  session: "hasSession",
  /** The provider's SDK keeps its session here where the browser refuses its cookie. */
  cookieFallback: "cookieFallback",
  currentConversation: "currentConversationId",
  conversations: "chatConversations",
  presetDraft: "presetDraft",
  /** A payment whose credits have not been seen yet. */
  payment: "payment",
} as const;

/** Text by key. A browser that refuses storage, or has none left, never stops the page. */
export interface TextStorage {
  read: (key: string) => string | null;
  /** Whether it was kept. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

const safe = (area: () => Storage): TextStorage => ({
  read(key) {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      area().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      area().removeItem(key);
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  },
});

export const deviceStorage = safe(() => localStorage);
export const tabStorage = safe(() => sessionStorage);

/** What the next person on this browser must not find. */
export function forgetPerson(): void {
  deviceStorage.remove(storageKeys.token);
  deviceStorage.remove(storageKeys.session);
  deviceStorage.remove(storageKeys.cookieFallback);
  deviceStorage.remove(storageKeys.currentConversation);
  deviceStorage.remove(storageKeys.conversations);
  tabStorage.remove(storageKeys.presetDraft);
  tabStorage.remove(storageKeys.payment);
}

/** `undefined` for text that is no JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
