import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { Footer } from "../features/navigation/footer.tsx";
import { Navbar } from "../features/navigation/navbar.tsx";
import { OfflineNotice } from "../features/navigation/offline-notice.tsx";
import { Shortcuts } from "../features/shortcuts/shortcuts.tsx";
import { lazyPart, loaded } from "../lib/lazy-part.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { preloaded } from "../screen-parts.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Toasts } from "../ui/toasts.tsx";

export const signedInBar = preloaded(() => import("./signed-in-bar.tsx"));
const MobileAccount = lazyPart(() => import("./signed-in-mobile.tsx"), "default");

const Palette = lazyPart(() => import("./palette.tsx"), "default");

const loadToaster = () => loaded(() => import("../ui/toaster.tsx"));

/** The frame of every screen. */
export default function Root() {
  const { session } = useSession();
  const { pathname } = useLocation();
  const main = useScreenChange(pathname);
  const user = session.status === "signed-in" ? session.user : null;
  const isChat = pathname.toLowerCase().startsWith(paths.chat);

  return (
    <div className="group/frame flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-card px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Navbar
        isSignedIn={user !== null || session.status === "checking"}
        account={
          user ? (
            <Suspense fallback={<div className="h-9 md:w-32" />}>
              <signedInBar.Part user={user} />
            </Suspense>
          ) : (
            session.status === "checking" && <div className="h-9 md:w-32" />
          )
        }
        mobileAccount={(close) =>
          user && (
            <Suspense>
              <MobileAccount user={user} onFollow={close} />
            </Suspense>
          )
        }
      />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={isChat ? "flex-1" : "min-h-[calc(100dvh-4rem)] flex-1"}
      >
        <Suspense fallback={<ScreenSpinner label="Loading" />}>
          <Outlet />
          <Shown />
        </Suspense>
      </main>
      {!isChat && <Footer />}
      {/* Below everything, so nothing moves, but above a bar at the window's end; the chat has its own place. */}
      <OfflineNotice className="sticky bottom-[var(--bar-room,0px)] z-30 flex justify-center border-line border-t bg-warn-wash px-4 py-2 group-has-[#chat-offline]/frame:hidden print:hidden" />
      <Shortcuts palette={(close) => <Palette onClose={close} />} />
      <Toasts load={loadToaster} />
    </div>
  );
}

/** Tells web/start.js that this screen's code is there and its buttons work. */
function Shown() {
  useLayoutEffect(() => {
    document.documentElement.classList.remove("returning");
    dispatchEvent(new Event("screen-shown"));
  }, []);
  return null;
}

/** A new screen starts at its top, and a screen reader's place moves with it. */
function useScreenChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === null) {
      if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
    } else if (shown.current !== pathname) {
      scrollTo({ top: 0, behavior: "instant" });
      // A menu closes when the focus leaves it: one that was opened while the screen came stays.
      if (!document.activeElement?.closest("[role=menu][data-state=open]")) {
        main.current?.focus({ preventScroll: true });
      }
    }
    shown.current = pathname;
  }, [pathname]);
  return main;
}
