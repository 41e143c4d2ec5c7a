/** The names under which the browser keeps things for us. */
export const storageKeys = {
  theme: "theme",
  /** "off" for people who do not want single keys to do anything. */
  shortcuts: "shortcuts",
  /** The columns of the results' table, and whose choice they are: they outlive a log-out. */
  resultColumns: "resultColumns",
  /** "off" for people who want no notification in this browser. */
  noticesOff: "noticesOff",
  /** The presets whose end this browser tells. */
  noticesAsked: "noticesAsked",
  token: "appwrite_jwt",
  /** Says that this browser has been signed in (by whom), so that public pages ask who it is. */
  session: "hasSession",
  /** The provider's SDK keeps its session here where the browser refuses its cookie. */
  cookieFallback: "cookieFallback",
  currentConversation: "currentConversationId",
  conversations: "chatConversations",
  presetDraft: "presetDraft",
  /** A question that is typed and not yet sent. */
  questionDraft: "questionDraft",
  selectAreaDraft: "selectAreaDraft",
  /** The content and format of the last file. */
  exportChoice: "exportChoice",
  /** The start of a collection whose answer has not come yet. */
  startAttempt: "startAttempt",
  /** Whose drafts and copies these are; they outlive a session that merely ran out. */
  person: "person",
  /** When this session was last marked as in use. */
  sessionUsed: "sessionUsed",
  /** The page that asked for a log-in, while Google is asked. */
  origin: "loginOrigin",
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

/** The session's secret where the browser refuses the provider's cookie. */
export function sessionWithoutCookie(projectId: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(storageKeys.cookieFallback) ?? "{}");
    const secret = (kept as Record<string, unknown> | null)?.[`a_session_${projectId}`];
    return typeof secret === "string" ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** The session is over; drafts stay for the person's return. */
export function forgetSession(): void {
  deviceStorage.remove(storageKeys.token);
  deviceStorage.remove(storageKeys.session);
  deviceStorage.remove(storageKeys.sessionUsed);
  deviceStorage.remove(storageKeys.cookieFallback);
}

/** Data the next person on this browser must not find. */
export function forgetPerson(): void {
  forgetSession();
  forgetCopies();
  forgetDrafts();
}

/** Records who is signed in; another person's leftovers are removed. */
export function keepOnlyOf(userId: string): void {
  const isOthers = (left: string | null): boolean => left !== null && left !== userId;
  if (isOthers(deviceStorage.read(storageKeys.person))) forgetCopies();
  if (isOthers(tabStorage.read(storageKeys.person))) forgetDrafts();
  deviceStorage.write(storageKeys.person, userId);
  tabStorage.write(storageKeys.person, userId);
}

function forgetCopies(): void {
  deviceStorage.remove(storageKeys.person);
  deviceStorage.remove(storageKeys.currentConversation);
  deviceStorage.remove(storageKeys.conversations);
  deviceStorage.remove(storageKeys.noticesAsked);
}

function forgetDrafts(): void {
  tabStorage.remove(storageKeys.person);
  tabStorage.remove(storageKeys.origin);
  tabStorage.remove(storageKeys.presetDraft);
  tabStorage.remove(storageKeys.questionDraft);
  tabStorage.remove(storageKeys.selectAreaDraft);
  tabStorage.remove(storageKeys.exportChoice);
  tabStorage.remove(storageKeys.startAttempt);
  tabStorage.remove(storageKeys.payment);
}

/** `undefined` for text that isn't JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
