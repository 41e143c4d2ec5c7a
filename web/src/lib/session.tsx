import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { User } from "./account.ts";
import { untilOnline } from "./connection.ts";
import { RequestFailure } from "./failure.ts";
import { giveUpCalls, onSessionEnd, takeCalls } from "./session-end.ts";
import { deviceStorage, forgetPerson, forgetSession, keepOnlyOf, storageKeys } from "./storage.ts";

/** The screen to show after a session ends, and its message. */
export interface Landing {
  to: string;
  state?: unknown;
}

export type Session =
  /** Nobody has asked yet: public pages don't, unless this browser has been signed in. */
  | { status: "unknown" }
  | { status: "checking" }
  /** `landing`: where a page that needs a session goes; none = to the log-in, and back afterwards. */
  | { status: "signed-out"; landing: Landing | null }
  | { status: "signed-in"; user: User };

interface SessionControls {
  session: Session;
  /** Reloads the account; null when nobody is signed in. */
  refresh: () => Promise<User | null>;
  signOut: (landing: Landing) => Promise<void>;
  /** Ends the session in some other way: nothing is requested while it runs. */
  leaving: (work: () => Promise<void>) => Promise<void>;
  /** The session was ended already: only this page has to learn of it. */
  forget: (landing?: Landing) => void;
}

const SessionContext = createContext<SessionControls | null>(null);

const hasBeenSignedIn = () => deviceStorage.read(storageKeys.session) !== null;
const neverChanges = () => () => {};
/** A page that was drawn while the site was built knows nobody. */
const builtPage = () => false;

const unknown: Session = { status: "unknown" };
const checking: Session = { status: "checking" };

export function SessionProvider({ children }: { children: ReactNode }) {
  const isReturning = useSyncExternalStore(neverChanges, hasBeenSignedIn, builtPage);
  const [known, setSession] = useState<Session | null>(null);
  const session = known ?? (isReturning ? checking : unknown);
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    latest.current += 1;
    const call = latest.current;
    const found = await findUser();
    if (call !== latest.current) return found.user;
    if (found.user) {
      takeCalls();
      deviceStorage.write(storageKeys.session, found.user.id);
      keepOnlyOf(found.user.id);
    } else if (found.isCertain) forgetSession();
    setSession((now) => sessionAfter(now, found));
    return found.user;
  }, []);

  const end = useCallback((landing: Landing | null, forgetAll: () => void) => {
    latest.current += 1;
    giveUpCalls();
    forgetAll();
    void clearAnswers();
    setSession({ status: "signed-out", landing });
  }, []);

  const signOut = useCallback(
    async (landing: Landing) => {
      const { closeSession } = await import("./account.ts");
      await leaving(closeSession);
      end(landing, forgetPerson);
    },
    [end],
  );

  const forget = useCallback((landing?: Landing) => end(landing ?? null, forgetPerson), [end]);

  const isExpected = session.status === "checking";
  useEffect(() => {
    if (isExpected) void refresh();
  }, [isExpected, refresh]);
  useEffect(() => onSessionEnd(() => end(null, forgetSession)), [end]);
  useOtherTabs(session, refresh);

  const controls = useMemo(
    () => ({ session, refresh, signOut, leaving, forget }),
    [session, refresh, signOut, forget],
  );
  return <SessionContext value={controls}>{children}</SessionContext>;
}

interface Found {
  user: User | null;
  /** Whether the server said so; without an answer nobody knows. */
  isCertain: boolean;
}

/** The provider's SDK is only loaded when it is asked, and nobody is asked without a connection. */
async function findUser(): Promise<Found> {
  await untilOnline();
  try {
    const { readUser } = await import("./account.ts");
    return { user: await readUser(), isCertain: true };
  } catch (error) {
    return { user: null, isCertain: error instanceof RequestFailure && error.status === 401 };
  }
}

/** A failure means signed out, unless somebody is signed in and merely no answer came. */
function sessionAfter(now: Session | null, { user, isCertain }: Found): Session {
  if (user) return { status: "signed-in", user };
  if (!isCertain && now?.status === "signed-in") return now;
  return { status: "signed-out", landing: null };
}

/** One person's data must not reach the next. */
async function clearAnswers(): Promise<void> {
  const { queryClient } = await import("./query-client.ts");
  queryClient.clear();
}

/** If it fails, the person stays signed in, and the aborted requests are loaded after all. */
async function leaving(work: () => Promise<void>): Promise<void> {
  giveUpCalls();
  try {
    await work();
  } catch (error) {
    takeCalls();
    void askAgain();
    throw error;
  }
}

async function askAgain(): Promise<void> {
  const { queryClient } = await import("./query-client.ts");
  // An aborted query never settles on its own.
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries();
}

/** Somebody logged in or out in another tab: this one follows. */
function useOtherTabs(session: Session, refresh: () => Promise<User | null>): void {
  const shown = session.status === "signed-in" ? session.user.id : null;
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === storageKeys.session && newValue !== shown) void refresh();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [shown, refresh]);
}

export function useSession(): SessionControls {
  const controls = useContext(SessionContext);
  if (!controls) throw new Error("useSession must be used within a SessionProvider");
  return controls;
}
