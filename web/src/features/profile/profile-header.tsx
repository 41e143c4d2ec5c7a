import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "../../lib/account.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

interface ProfileHeaderProps {
  user: User;
  initial: ReactNode;
  onLogOut: () => void;
}

export function ProfileHeader({ user, initial, onLogOut }: ProfileHeaderProps) {
  return (
    <header className={`${cardClass} flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-6`}>
      {initial}
      <div className="min-w-48 flex-1">
        <h1 className="truncate font-semibold text-2xl tracking-tight">
          {user.name || user.email}
        </h1>
        <p className="truncate text-soft">{user.email}</p>
      </div>
      <Button look="secondary" onClick={onLogOut}>
        <LogOut aria-hidden className="size-4.5" />
        Logout
      </Button>
    </header>
  );
}
