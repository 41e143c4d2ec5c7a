import { MapPinned, Plus, SearchX } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Task } from "#domain/contract.ts";
import { templatePath, templates } from "../../lib/templates.ts";
import { paths, presetAnchor, presetInAnchor } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ListTools, Pager } from "./list-controls.tsx";
import { type Known, type ListView, pageOf, presetsFor, viewIn, withView } from "./list-view.ts";
import { TaskRow } from "./task-row.tsx";
import type { Tasks } from "./use-tasks.ts";

const listClass = `${cardClass} divide-y divide-line`;

/** Fewer are found faster by looking. */
const toolsFrom = 6;

export function TaskList({ tasks }: { tasks: Tasks }) {
  const { list, failure, retry } = tasks;
  const notice = <FailureNotice sentence={failure} onRetry={retry} className="mb-4" />;
  if (!list) return failure ? notice : <Skeleton />;
  if (list.length === 0) return <Empty />;
  const known = { total: list.length, isWhole: tasks.isWhole, isFailed: failure !== null };
  return <Listed list={list} known={known} notice={notice} />;
}

interface ListedProps {
  list: readonly Task[];
  known: Known;
  notice: ReactNode;
}

function Listed({ list, known, notice }: ListedProps) {
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  const isTurned = useRef(false);
  // The address follows: it comes late, and a field that waits for it would lose letters.
  const [view, setView] = useState(() => viewIn(parameters));
  const { search, sort, page } = view;
  const found = useMemo(() => presetsFor(list, { search, sort }), [list, search, sort]);
  const shown = pageOf(found, { page, named: presetInAnchor(hash) });
  useNamedPreset();
  const change = (changed: Partial<ListView>): void => {
    const next = { ...view, page: null, ...changed };
    setView(next);
    setParameters((now) => withView(now, next), { replace: true, preventScrollReset: true });
  };
  const turnTo = (next: number): void => {
    isTurned.current = true;
    change({ page: next });
  };
  const first = shown.tasks[0]?.taskId;
  useEffect(() => {
    if (!isTurned.current || first === undefined) return;
    isTurned.current = false;
    window.scrollTo({ top: 0 });
    document.getElementById(presetAnchor(first))?.focus({ preventScroll: true });
  }, [first]);
  return (
    <>
      {(list.length >= toolsFrom || search !== "") && (
        <ListTools view={view} found={found.length} known={known} onChange={change} />
      )}
      {notice}
      {found.length === 0 && (
        <NoMatch isWhole={known.isWhole} onClear={() => change({ search: "" })} />
      )}
      {found.length > 0 && (
        <ul className={listClass}>
          {shown.tasks.map((task) => (
            <li key={task.taskId} className="first:rounded-t-2xl last:rounded-b-2xl">
              <TaskRow task={task} />
            </li>
          ))}
        </ul>
      )}
      <Pager shown={shown} total={known.isWhole ? found.length : null} onPage={turnTo} />
    </>
  );
}

function NoMatch({ isWhole, onClear }: { isWhole: boolean; onClear: () => void }) {
  return (
    <div className={`${cardClass} flex flex-col items-center px-6 py-12 text-center`}>
      <SearchX aria-hidden className="size-7 text-soft" />
      <p className="mt-3 font-medium">
        {isWhole
          ? "No presets match this search."
          : "None of your newest presets match this search."}
      </p>
      <Button look="secondary" size="small" className="mt-4" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
/** Shows the preset that the address names. */
function useNamedPreset(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "") return;
    // After the frame of the page, which starts a new screen at its top.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      heading?.scrollIntoView({ block: "center" });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
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
      <p className="mt-8 text-soft text-sm">Or start from a template:</p>
      <ul
        aria-label="Templates"
        className="mt-3 grid gap-2 max-sm:w-full sm:flex sm:flex-wrap sm:justify-center"
      >
        {templates.map((template) => (
          <li key={template.title}>
            <Link
              to={templatePath(template)}
              className={`${buttonClass("secondary", "small")} w-full max-sm:min-h-11`}
            >
              {template.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" className={listClass}>
      <span className="sr-only">Loading your presets</span>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="h-33 animate-pulse px-4 py-4 sm:px-5 md:h-16.5">
          <div className="h-4 w-1/3 rounded bg-sunken" />
          <div className="mt-3 h-3.5 w-1/2 rounded bg-sunken" />
        </div>
      ))}
    </div>
  );
}
