import { Layers, LogOut, Search, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { User } from "../../lib/account.ts";
import { toProfileTab } from "../../lib/screen-state.ts";
import { showOverlay } from "../../lib/shortcuts.ts";
import { paths } from "../../paths.ts";
import { Initial } from "./initial.tsx";
import { useSignOut } from "./sign-out.ts";

const itemClass =
  "flex w-full items-center gap-3 rounded-lg px-4 py-3 text-left font-medium text-soft hover:bg-sunken hover:text-ink";

interface MobileAccountProps {
  user: User;
  balance: ReactNode;
  onFollow: () => void;
}

/** The account's part of the slide-in menu. */
export function MobileAccount({ user, balance, onFollow }: MobileAccountProps) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const logOut = (): void => {
    onFollow();
    void signOut({ to: paths.home }, () => navigate(paths.home));
  };
  return (
    <div className="mt-auto border-line border-t p-3">
      <div className="flex items-center gap-3 px-4 py-3">
        <Initial user={user} />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.name || user.email}</p>
          {balance}
        </div>
      </div>
      <button
        type="button"
        onClick={() => {
          onFollow();
          showOverlay("palette");
        }}
        className={itemClass}
      >
        <Search aria-hidden className="size-5" />
        Go to…
      </button>
      <Link to={paths.presets} onClick={onFollow} className={itemClass}>
        <Layers aria-hidden className="size-5" />
        My Presets
      </Link>
      <Link to={paths.profile} state={toProfileTab} onClick={onFollow} className={itemClass}>
        <UserRound aria-hidden className="size-5" />
        Profile
      </Link>
      <button type="button" onClick={logOut} className={itemClass}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </button>
    </div>
  );
}
