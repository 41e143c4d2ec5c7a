import { LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import type { User } from "../../lib/account.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Initial } from "./initial.tsx";
import { useSignOut } from "./sign-out.ts";

export function ProfileHeader({ user }: { user: User }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <header className={`${cardClass} flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-6`}>
      <Initial user={user} className="size-14 text-2xl" />
      <div className="min-w-48 flex-1">
        <h1 className="truncate font-semibold text-2xl tracking-tight">
          {user.name || user.email}
        </h1>
        <p className="truncate text-soft">{user.email}</p>
      </div>
      <Button look="secondary" onClick={() => signOut(paths.login, () => navigate(paths.login))}>
        <LogOut aria-hidden className="size-4.5" />
        Logout
      </Button>
    </header>
  );
}
