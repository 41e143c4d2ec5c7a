import { Plus } from "lucide-react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { formatBalance } from "#domain/money/pricing.ts";
import { Initial } from "../features/account/initial.tsx";
import { useSignOut } from "../features/account/sign-out.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { ChangePassword } from "../features/profile/change-password.tsx";
import { DataDownload } from "../features/profile/data-download.tsx";
import { DeleteAccount } from "../features/profile/delete-account.tsx";
import { Notifications } from "../features/profile/notifications.tsx";
import { ProfileDetails } from "../features/profile/profile-details.tsx";
import { ProfileHeader } from "../features/profile/profile-header.tsx";
import { SessionList } from "../features/profile/session-list.tsx";
import { TaskList } from "../features/tasks/task-list.tsx";
import { type Tasks, useTasks } from "../features/tasks/use-tasks.ts";
import type { User } from "../lib/account.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { type Arrival, arriving, wantsProfileTab } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { useUser } from "./protected.tsx";

const tabs = [
  { value: "profile", label: "Profile" },
  { value: "tasks", label: "My Presets" },
];

export default function Profile() {
  const user = useUser();
  const tasks = useTasks(user.id);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [shown, show] = useShownTab(tasks);
  usePageTitle(shown === "tasks" ? "My Presets" : "Profile");

  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <ProfileHeader
        user={user}
        initial={<Initial user={user} className="size-14 text-2xl" />}
        onLogOut={() => void signOut({ to: paths.login }, () => navigate(paths.login))}
      />
      <Tabs.Root value={shown ?? ""} onValueChange={show} className="mt-8">
        <div className="flex items-end justify-between gap-4 border-line border-b">
          <Tabs.List aria-label="Your account" className="flex gap-1">
            {tabs.map(({ value, label }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                className="-mb-px whitespace-nowrap border-transparent border-b-2 px-3 py-3 sm:px-4 font-medium text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
              >
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {shown === "tasks" && (
            <Link
              to={paths.addPreset}
              className={`${buttonClass("accent", "small")} mb-1.5 whitespace-nowrap`}
            >
              <Plus aria-hidden className="size-4.5" />
              New preset
            </Link>
          )}
        </div>
        {shown === null && <ScreenSpinner label="Loading your presets" />}
        <Tabs.Content value="profile" className="mt-6">
          <Account user={user} presets={tasks.list?.length ?? null} />
        </Tabs.Content>
        <Tabs.Content value="tasks" className="mt-6">
          <h2 className="sr-only">My Presets</h2>
          <TaskList tasks={tasks} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

/**
 * The tab in the address. Without one it is My Presets for a person who has any, decided once: a tab
 * never changes under somebody's hands. Null until it is known.
 */
function useShownTab({ list, failure }: Tasks): [string | null, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const [usual, setUsual] = useState<"tasks" | "profile" | null>(null);
  if (usual === null && (list || failure)) setUsual(list?.length ? "tasks" : "profile");
  const tab = parameters.get("tab");
  const named = tab === "tasks" || tab === "profile" ? tab : null;
  const shown = named ?? (wantsProfileTab(state) ? "profile" : usual);
  return [shown, (next) => setParameters({ tab: next }, { replace: true })];
}

async function forgetOwnConversations(userId: string): Promise<void> {
  try {
    const { forgetConversations } = await import("../features/chat/forget-conversations.ts");
    await forgetConversations(userId);
  } catch (error) {
    // The account is gone anyway, and nobody else is ever shown them.
    console.error("Conversation delete failure", error);
  }
}

function Account({ user, presets }: { user: User; presets: number | null }) {
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
