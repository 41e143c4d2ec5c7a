import { useNavigate } from "react-router";
import { formatBalance } from "#domain/money/pricing.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { ChangePassword } from "../features/profile/change-password.tsx";
import { DataDownload } from "../features/profile/data-download.tsx";
import { DeleteAccount } from "../features/profile/delete-account.tsx";
import { Notifications } from "../features/profile/notifications.tsx";
import { ProfileDetails } from "../features/profile/profile-details.tsx";
import { SessionList } from "../features/profile/session-list.tsx";
import type { User } from "../lib/account.ts";
import { type Arrival, arriving } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";

async function forgetOwnConversations(userId: string): Promise<void> {
  try {
    const { forgetConversations } = await import("../features/chat/forget-conversations.ts");
    await forgetConversations(userId);
  } catch (error) {
    // The account is gone anyway, and nobody else is ever shown them.
    console.error("Conversation delete failure", error);
  }
}

/** The forms and lists about the account itself. */
export default function ProfileAccount({ user, presets }: { user: User; presets: number | null }) {
  const { forget } = useSession();
  const { micros } = useBalance(user);
  const navigate = useNavigate();
  // By name: a refused call may have told the page of the session's end a moment before.
  const leave = (arrival: Arrival): void => {
    const state = arriving(arrival);
    forget({ to: paths.login, state });
    void navigate(paths.login, { replace: true, state });
  };
  return (
    <div className="flex flex-col gap-6">
      <ProfileDetails user={user} />
      <ChangePassword user={user} onChanged={() => leave("passwordUpdated")} />
      <DataDownload />
      <Notifications user={user} />
      <SessionList user={user} onEnded={() => leave("signedOutEverywhere")} />
      <DeleteAccount
        balance={micros === null ? null : formatBalance(micros)}
        presets={presets}
        onDeleted={async () => {
          await forgetOwnConversations(user.id);
          leave("accountDeleted");
        }}
      />
    </div>
  );
}
