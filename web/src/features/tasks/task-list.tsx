import { MapPinned, Plus } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { TaskCard } from "./task-card.tsx";
import type { Tasks } from "./use-tasks.ts";

export function TaskList({ tasks }: { tasks: Tasks }) {
  const { list, failure, retry } = tasks;
  useNamedPreset(list !== null);
  if (failure) return <FailureNotice sentence={failure} onRetry={retry} />;
  if (!list) return <Skeleton />;
  if (list.length === 0) return <Empty />;
  return (
    <ul className="flex flex-col gap-4">
      {list.map((task) => (
        <li key={task.taskId}>
          <TaskCard task={task} />
        </li>
      ))}
    </ul>
  );
}

/** Shows the preset that the address names, once the list is there. */
function useNamedPreset(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || hash === "") return;
    // After the frame of the page, which starts a new screen at its top.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      heading?.scrollIntoView({ block: "center" });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hash]);
}

function Empty() {
  return (
    <div className={`${cardClass} flex flex-col items-center px-6 py-14 text-center`}>
      <span className="flex size-14 items-center justify-center rounded-2xl bg-accent-wash text-accent-deep">
        <MapPinned aria-hidden className="size-7" />
      </span>
      <p className="mt-5 font-medium text-lg">You haven't added any presets yet.</p>
      <p className="mt-1 max-w-sm text-soft">
        A preset is an area on the map and the types of business to collect there.
      </p>
      <Link to={paths.addPreset} className={`${buttonClass()} mt-6`}>
        <Plus aria-hidden className="size-5" />
        Add your first preset
      </Link>
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading your presets</span>
      {[0, 1].map((row) => (
        <div key={row} aria-hidden className={`${cardClass} h-44 animate-pulse p-6`}>
          <div className="h-5 w-1/3 rounded bg-sunken" />
          <div className="mt-3 h-4 w-1/2 rounded bg-sunken" />
        </div>
      ))}
    </div>
  );
}
