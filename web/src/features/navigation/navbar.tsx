import { Menu } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../lib/lazy-part.ts";
import { paths } from "../../paths.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useBarHidden } from "./bar-visibility.ts";
import { LoginLink, NavLinks } from "./nav-links.tsx";
import { SampleNote } from "./sample-note.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const MobileMenu = lazyPart(() => import("./mobile-menu.tsx"), "MobileMenu");

interface NavbarProps {
  isSignedIn: boolean;
  /** The balance, and the avatar where there is room. */
  account: ReactNode;
  /** The account's part of the slide-in menu. */
  mobileAccount: (close: () => void) => ReactNode;
}

export function Navbar({ isSignedIn, account, mobileAccount }: NavbarProps) {
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isHidden = useBarHidden(bar);
  // The menu's code comes with its first opening, and stays.
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");

  return (
    // Its line overlaps the content below: screens that fill the window count with 4rem.
    <header
      ref={bar}
      className={`print:hidden -mb-px sticky top-0 z-40 border-line border-b bg-page/90 backdrop-blur transition-transform duration-200 ${
        isHidden ? "-translate-y-full" : ""
      }`}
    >
      <nav aria-label="Main" className="flex h-16 items-center gap-3 px-4 sm:px-6">
        <div className="relative flex shrink-0 items-center gap-3">
          <Link to={paths.home} className="flex items-center gap-2.5 rounded-lg">
            <img src="/logo.svg" alt="Lead generation assistant" width={32} height={32} />
            <span className="font-semibold text-lg leading-6 tracking-tight">Areascout</span>
          </Link>
          <SampleNote />
        </div>
        <ul className="ml-auto hidden items-center gap-0.5 md:flex lg:gap-1">
          <NavLinks isSignedIn={isSignedIn} look="bar" />
        </ul>
        <div className="max-md:ml-auto">{isSignedIn ? account : <LoginLink />}</div>
        <div className="flex items-center max-md:-ml-1.5">
          <ThemeToggle />
          <IconButton
            ref={opener}
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menu === "open"}
            className="md:hidden"
            onClick={() => setMenu("open")}
          >
            <Menu aria-hidden className="size-5.5" />
          </IconButton>
        </div>
      </nav>
      {menu !== "unused" && (
        <Suspense>
          <MobileMenu isOpen={menu === "open"} onClose={() => setMenu("closed")} opener={opener}>
            <ul className="flex flex-col gap-1 p-3">
              <NavLinks isSignedIn={isSignedIn} look="menu" onFollow={() => setMenu("closed")} />
            </ul>
            {mobileAccount(() => setMenu("closed"))}
          </MobileMenu>
        </Suspense>
      )}
    </header>
  );
}
