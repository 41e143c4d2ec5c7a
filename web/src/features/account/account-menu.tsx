import { Keyboard, Layers, LogOut, Search, UserRound } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router";
import type { User } from "../../lib/account.ts";
import { toProfileTab } from "../../lib/screen-state.ts";
import { keyText, showOverlay } from "../../lib/shortcuts.ts";
import { paths } from "../../paths.ts";
import { Initial } from "./initial.tsx";
import { useSignOut } from "./sign-out.ts";

const itemClass =
  "flex cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-[0.9375rem] outline-none data-[highlighted]:bg-sunken";

/** Opens with its first use. */
export function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger aria-label="Account menu" className="rounded-full">
        <Initial user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-50 min-w-60 animate-fade rounded-xl border border-line bg-raised dark:border-line-strong/50 p-1.5 shadow-float"
      >
        <DropdownMenu.Label className="px-3 py-2">
          <span className="block truncate font-medium">{user.name || user.email}</span>
          {user.name && <span className="block truncate text-soft text-sm">{user.email}</span>}
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item className={itemClass} onSelect={() => showOverlay("palette")}>
          <Search aria-hidden className="size-4.5 text-soft" />
          Go to…
          <kbd aria-hidden className="ml-auto font-sans text-soft text-sm">
            {keyText("Mod+k")}
          </kbd>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={itemClass} onSelect={() => navigate(paths.presets)}>
          <Layers aria-hidden className="size-4.5 text-soft" />
          My Presets
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={itemClass}
          onSelect={() => navigate(paths.profile, { state: toProfileTab })}
        >
          <UserRound aria-hidden className="size-4.5 text-soft" />
          Profile
        </DropdownMenu.Item>
        <DropdownMenu.Item className={itemClass} onSelect={() => showOverlay("shortcuts")}>
          <Keyboard aria-hidden className="size-4.5 text-soft" />
          Keyboard shortcuts
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={itemClass}
          onSelect={() => void signOut({ to: paths.home }, () => navigate(paths.home))}
        >
          <LogOut aria-hidden className="size-4.5 text-soft" />
          Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
