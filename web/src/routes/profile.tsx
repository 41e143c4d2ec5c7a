import { Plus } from "lucide-react";
import { Tabs } from "radix-ui";
import { Link, useSearchParams } from "react-router";
import { ProfileDetails } from "../features/account/profile-details.tsx";
import { ProfileHeader } from "../features/account/profile-header.tsx";
import { TaskList } from "../features/tasks/task-list.tsx";
import { useTasks } from "../features/tasks/use-tasks.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { useUser } from "./protected.tsx";

const tabs = [
  { value: "profile", label: "Profile" },
  { value: "tasks", label: "My Presets" },
];

export default function Profile() {
  const user = useUser();
  const tasks = useTasks(user.id);
  const [parameters, setParameters] = useSearchParams();
  const shown = parameters.get("tab") === "tasks" ? "tasks" : "profile";
  usePageTitle(shown === "tasks" ? "My Presets" : "Profile");

  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <ProfileHeader user={user} />
      <Tabs.Root
        value={shown}
        onValueChange={(tab) => setParameters(tab === "tasks" ? { tab } : {}, { replace: true })}
        className="mt-8"
      >
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
              className={`${buttonClass("quiet", "small")} mb-1.5 whitespace-nowrap text-accent`}
            >
              <Plus aria-hidden className="size-4.5" />
              New preset
            </Link>
          )}
        </div>
        <Tabs.Content value="profile" className="mt-6">
          <ProfileDetails user={user} />
        </Tabs.Content>
        <Tabs.Content value="tasks" className="mt-6">
          <h2 className="sr-only">My Presets</h2>
          <TaskList tasks={tasks} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
