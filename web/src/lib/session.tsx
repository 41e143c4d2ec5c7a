import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { User } from "./account.ts";
import { deviceStorage, forgetPerson, storageKeys } from "./storage.ts";

export type Session =
  /** Nobody has asked yet: public pages don't, unless this browser has been signed in. */
  | { status: "unknown" }
  | { status: "checking" }
  /** `landing`: where a log-out leads from a page that needs a session. */
  | { status: "signed-out"; landing: string | null }
  | { status: "signed-in"; user: User };

interface SessionControls {
  session: Session;
  /** Reads the account anew; null when nobody is signed in. */
  refresh: () => Promise<User | null>;
  signOut: (landing: string) => Promise<void>;
  /** The session was ended elsewhere: only the page has to learn of it. */
  forget: () => void;
}

const SessionContext = createContext<SessionControls | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(() =>
    deviceStorage.read(storageKeys.session) ? { status: "checking" } : { status: "unknown" },
  );
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    latest.current += 1;
    const call = latest.current;
    const user = await readUserOrNull();
    if (call === latest.current) {
      if (user) deviceStorage.write(storageKeys.session, "yes");
      else deviceStorage.remove(storageKeys.session);
      setSession(user ? { status: "signed-in", user } : { status: "signed-out", landing: null });
    }
    return user;
  }, []);

  const end = useCallback((landing: string | null) => {
    latest.current += 1;
    forgetPerson();
    setSession({ status: "signed-out", landing });
  }, []);

  const signOut = useCallback(
    async (landing: string) => {
      const [{ closeSession }, { queryClient }] = await Promise.all([
        import("./account.ts"),
        import("./query-client.ts"),
      ]);
      await closeSession();
      queryClient.clear();
      end(landing);
    },
    [end],
  );

  const forget = useCallback(() => end(null), [end]);

  const isExpected = session.status === "checking";
  useEffect(() => {
    if (isExpected) void refresh();
  }, [isExpected, refresh]);

  const controls = useMemo(
    () => ({ session, refresh, signOut, forget }),
    [session, refresh, signOut, forget],
  );
  return <SessionContext value={controls}>{children}</SessionContext>;
}

/** A failure of any kind means signed out. The provider's SDK is only loaded when it is asked. */
async function readUserOrNull(): Promise<User | null> {
  try {
    const { readUser } = await import("./account.ts");
    return await readUser();
  } catch {
    return null;
  }
}

export function useSession(): SessionControls {
  const controls = useContext(SessionContext);
  if (!controls) throw new Error("useSession must be used within a SessionProvider");
  return controls;
}
