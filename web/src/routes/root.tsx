import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { Footer } from "../features/navigation/footer.tsx";
import { Navbar } from "../features/navigation/navbar.tsx";
import { useSession } from "../lib/session.tsx";
import { useTheme } from "../lib/theme.tsx";
import { paths } from "../paths.ts";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Toasts } from "../ui/toasts.tsx";

const DesktopAccount = lazy(() => import("./signed-in-desktop.tsx"));
const MobileAccount = lazy(() => import("./signed-in-mobile.tsx"));

/** The frame of every screen. */
export default function Root() {
  const { session } = useSession();
  const { isDark } = useTheme();
  const { pathname } = useLocation();
  const main = useScreenChange(pathname);
  const user = session.status === "signed-in" ? session.user : null;
  const isChat = pathname.toLowerCase().startsWith(paths.chat);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-card px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Navbar
        isSignedIn={user !== null || session.status === "checking"}
        desktopAccount={
          user ? (
            <Suspense fallback={<div className="h-9 w-32" />}>
              <DesktopAccount user={user} />
            </Suspense>
          ) : (
            session.status === "checking" && <div className="h-9 w-32" />
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
        </Suspense>
      </main>
      {!isChat && <Footer />}
      <Toasts isDark={isDark} />
    </div>
  );
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
      main.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname]);
  return main;
}
