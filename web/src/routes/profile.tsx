import { Plus } from "lucide-react";
import { Tabs } from "radix-ui";
import { Suspense, useDeferredValue, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { Initial } from "../features/account/initial.tsx";
import { useSignOut } from "../features/account/sign-out.ts";
import { ProfileHeader } from "../features/profile/profile-header.tsx";
import { TaskList } from "../features/tasks/task-list.tsx";
import { type Tasks, useTasks } from "../features/tasks/use-tasks.ts";
import { lazyPart, loaded } from "../lib/lazy-part.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { wantsProfileTab } from "../lib/screen-state.ts";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { useUser } from "./protected.tsx";

// Its forms come when somebody is near: most people look at their presets.
const loadAccount = () => loaded(() => import("./profile-account.tsx"));
/** Without its code now, the tab asks for it again. */
const askedForAgain = () => {};
const Account = lazyPart(loadAccount, "default");

const tabs = [
  { value: "profile", label: "Profile", preload: () => void loadAccount().catch(askedForAgain) },
  { value: "tasks", label: "My Presets" },
];

export default function Profile() {
  const user = useUser();
  const { list, isWhole, ...reading } = useTasks(user.id);
  // Drawn in slices: many rows would hold up a slow phone's taps.
  const tasks = {
    list: useDeferredValue(list),
    isWhole: useDeferredValue(isWhole),
    ...reading,
  };
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
            {tabs.map(({ value, label, preload }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                onPointerEnter={preload}
                onFocus={preload}
                // The other's panel is not in the page.
                {...(value !== shown && { "aria-controls": undefined })}
                className="-mb-px whitespace-nowrap focus-visible:-outline-offset-2 border-transparent border-b-2 px-3 py-3 sm:px-4 font-medium text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
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
        {/* Mounted as shown: the library draws what it hid before in one piece. */}
        {shown === "profile" && (
          <Tabs.Content value="profile" className="mt-6">
            <Suspense fallback={<ScreenSpinner label="Loading your profile" />}>
              <Account
                user={user}
                presets={tasks.list && tasks.isWhole ? tasks.list.length : null}
              />
            </Suspense>
          </Tabs.Content>
        )}
        {shown === "tasks" && (
          <Tabs.Content value="tasks" className="mt-6">
            <h2 className="sr-only">My Presets</h2>
            <TaskList tasks={tasks} />
          </Tabs.Content>
        )}
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
