import type { Task } from "#domain/contract.ts";
import type { SiteCoverage } from "#domain/enrichment/site-result.ts";
import type { Changes } from "#domain/task/changes.ts";
import { isFinal } from "#domain/task/task.ts";
import { counted } from "../../lib/count-words.ts";
import { momentText, numberText } from "../../lib/formats.ts";
import { presetAnchor } from "../../paths.ts";
import { cardClass } from "../../ui/card.tsx";
import { costFacts, holdsData, returnLine, shortCost } from "./money.ts";
import { TaskActions } from "./task-actions.tsx";
import { StatusBadge } from "./task-status.tsx";

interface TaskCardProps {
  task: Task;
  /** On the preset's own screen nothing leads there. */
  isOwnScreen?: boolean;
}

export function TaskCard({ task, isOwnScreen = false }: TaskCardProps) {
  const returned = returnLine(task);
  return (
    <article
      aria-labelledby={presetAnchor(task.taskId)}
      className={`${cardClass} ${isOwnScreen ? "p-5 sm:p-6" : "p-4 sm:px-5"} has-[h3:focus]:border-accent has-[h3:focus]:ring-1 has-[h3:focus]:ring-accent`}
    >
      <TaskHead task={task} isOwnScreen={isOwnScreen} />
      <p
        dir="auto"
        title={isOwnScreen ? undefined : task.niche}
        className={`mt-2 text-[0.9375rem] ${isOwnScreen ? "" : "line-clamp-2 sm:line-clamp-1"}`}
      >
        {task.niche}
      </p>
      <Progress task={task} />
      {task.failure && <p className="mt-2 text-[0.9375rem] text-bad">{task.failure.detail}</p>}
      <div
        className={`flex flex-wrap items-end justify-between gap-x-4 gap-y-3 ${isOwnScreen ? "mt-4 border-line border-t pt-4" : "mt-2"}`}
      >
        <div className="min-w-0 text-soft text-sm leading-6 tabular-nums">
          <Facts facts={factsOf(task, isOwnScreen)} />
          {returned && <p className="text-good">{returned}</p>}
        </div>
        <div className="ml-auto">
          <TaskActions task={task} isOwnScreen={isOwnScreen} />
        </div>
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="relative overflow-hidden">
      <span className="-ml-4 flex flex-wrap">
        {facts.map((fact) => (
          // The dot before the first of a line is out of sight.
          <span key={fact} className="pl-4 before:-ml-2.5 before:absolute before:content-['·']">
            {fact}
          </span>
        ))}
      </span>
    </p>
  );
}

function TaskHead({ task, isOwnScreen }: Required<TaskCardProps>) {
  const Heading = isOwnScreen ? "h1" : "h3";
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <Heading
          id={presetAnchor(task.taskId)}
          tabIndex={-1}
          dir="auto"
          className={`break-words font-semibold tracking-tight focus-visible:outline-none ${isOwnScreen ? "text-lg" : "leading-snug"}`}
        >
          {task.name}
        </Heading>
        <p className="mt-0.5 text-soft text-sm">
          <time dateTime={task.$createdAt}>{momentText(task.$createdAt)}</time>
          {task.place && (
            <>
              {" · "}
              <bdi>{task.place}</bdi>
            </>
          )}
        </p>
      </div>
      <StatusBadge status={task.status} />
    </div>
  );
}

/** Its scope and cost. */
const factsOf = (task: Task, isOwnScreen: boolean): string[] => [
  `Tier ${task.tier}`,
  `${numberText(task.areaKm2, 2)} km²`,
  ...(isOwnScreen ? costFacts(task) : [shortCost(task)]),
];

/** Against the run before. */
const changesLine = ({ new: added, gone, changed }: Changes): string =>
  `since the last run ${added.count} new, ${gone.count} gone, ${changed.count} changed`;

/** The outcome for the businesses' own sites. */
const sitesLine = (sites: SiteCoverage): string =>
  [
    `${counted(sites.answered, "website", "websites")} of ${numberText(sites.found)} responded`,
    `${numberText(sites.withEmail)} with an email`,
    ...(sites.refined ? [`${numberText(sites.refined)} refined by a model`] : []),
    ...(sites.refused > 0 ? [`${numberText(sites.refused)} refused`] : []),
    ...(sites.dead > 0 ? [`${numberText(sites.dead)} unreachable`] : []),
    ...(sites.parked ? [`${numberText(sites.parked)} parked`] : []),
    ...(sites.scripted ? [`${numberText(sites.scripted)} need a browser`] : []),
    ...(sites.blocked > 0 ? [`${numberText(sites.blocked)} not public`] : []),
    ...(sites.unread > 0 ? [`${numberText(sites.unread)} not read`] : []),
  ].join(" · ");

/** Tier 2 reads the map first, then the sites: each is half of the bar. */
function howFar(task: Task) {
  const { tier, status, tilesDone, tilesTotal, enriched, sitesTotal, waiting } = task;
  const half = tier === 2 ? 0.5 : 1;
  const tiles = tilesTotal > 0 ? tilesDone / tilesTotal : 0;
  if (status === "enriching") {
    const sites = sitesTotal > 0 ? enriched / sitesTotal : 0;
    const words =
      sitesTotal > 0
        ? `${numberText(enriched)} of ${counted(sitesTotal, "website", "websites")} read`
        : "Reading websites";
    return { share: half + half * sites, words };
  }
  if (waiting) {
    const done = `${tilesDone} of ${counted(tilesTotal, "tile", "tiles")} done`;
    return { share: half * tiles, words: `Waiting for ${waitedFor[waiting.for]}, ${done}` };
  }
  const words =
    tilesTotal > 0 ? `${tilesDone} of ${counted(tilesTotal, "map tile", "map tiles")}` : "Starting";
  return { share: half * tiles, words };
}

const waitedFor = {
  "map-service": "the map service",
  "other-collections": "your other collections",
} as const;

/** A bar while it runs; then the results. */
function Progress({ task }: { task: Task }) {
  const found = `${counted(task.found, "business", "businesses")} found`;
  if (isFinal(task.status)) {
    return (
      holdsData(task) && (
        <>
          <p className="mt-1 text-soft text-sm">
            {found}
            {task.coverage?.changes && ` · ${changesLine(task.coverage.changes)}`}
          </p>
          {task.coverage?.sites && task.coverage.sites.found > 0 && (
            <p className="mt-1 text-soft text-sm">{sitesLine(task.coverage.sites)}</p>
          )}
        </>
      )
    );
  }
  const { share, words } = howFar(task);
  return (
    <div className="mt-4">
      <div
        role="progressbar"
        aria-label={`Progress of ${task.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-500"
          style={{ width: `${Math.max(share * 100, 3)}%` }}
        />
      </div>
      <p className="mt-2 text-soft text-sm tabular-nums">
        {words} · {found}
      </p>
    </div>
  );
}
