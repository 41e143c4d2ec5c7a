import { Suspense, useState } from "react";
import type { User } from "../../lib/account.ts";
import { lazyPart, loaded } from "../../lib/lazy-part.ts";
import { Initial } from "./initial.tsx";

const loadMenu = () => loaded(() => import("./account-menu.tsx"));
const AccountMenu = lazyPart(loadMenu, "AccountMenu");

/** The avatar; the menu's code is loaded when somebody comes near it. */
export function AvatarMenu({ user }: { user: User }) {
  const [isUsed, setUsed] = useState(false);
  const preload = () => void loadMenu();
  const avatar = (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      aria-expanded={false}
      className="rounded-full"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setUsed(true)}
    >
      <Initial user={user} />
    </button>
  );
  if (!isUsed) return avatar;
  return (
    <Suspense fallback={avatar}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
