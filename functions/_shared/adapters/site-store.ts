import { type SiteCacheRow, siteCache } from "#collections/site-cache.ts";
import { sitePages } from "#collections/site-pages.ts";
import type { TaskRow } from "#collections/tasks.ts";
import type { Bounds } from "#domain/area/area.ts";
import {
  type SiteAnswer,
  type SiteRequest,
  type SiteResult,
  siteKey,
} from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { modelLimits } from "#domain/limits/model.ts";
import type { Tables } from "./tables.ts";

export interface SiteStore {
  savePage: (taskId: string, page: number, results: readonly SiteResult[]) => Promise<void>;
  /** How many sites of a task are kept, without reading one. */
  countDone: (taskId: string) => Promise<number>;
  /** Passes the pages one by one: those of a large preset are too much to hold at once. */
  readPages: (
    taskId: string,
    take: (page: number, results: readonly SiteResult[]) => void,
  ) => Promise<void>;
  /** Tells other tasks that the sites of this area have been read. */
  share: (task: TaskRow, sites: number) => Promise<void>;
  /** Sites that other tasks have read in the same area; the caller judges their age. */
  known: (
    task: TaskRow,
    now: Date,
  ) => Promise<(request: SiteRequest) => Promise<SiteResult | null>>;
  /** A model's latest answers about sites in the same area, of this run's time or well before. */
  remembered: (task: TaskRow, now: Date) => (request: SiteRequest) => Promise<SiteAnswer | null>;
}

export function siteStore(tables: Tables): SiteStore {
  return {
    savePage(taskId, page, results) {
      const keys = results.map(siteKey).sort();
      return tables.upsert(sitePages, `${taskId}.s.${page}`, {
        task_id: taskId,
        page,
        count: results.length,
        first: cut(keys[0] ?? ""),
        last: cut(keys.at(-1) ?? ""),
        body: JSON.stringify(results),
      });
    },
    async countDone(taskId) {
      const rows = await tables.list(sitePages, { where: { task_id: taskId }, select: ["count"] });
      return rows.reduce((sum, { count }) => sum + count, 0);
    },
    async readPages(taskId, take) {
      const rows = await tables.list(sitePages, { where: { task_id: taskId }, select: ["page"] });
      const pages = rows.map(({ page }) => page).sort((a, b) => a - b);
      while (pages.length > 0) {
        const where = { task_id: taskId, page: pages.splice(0, pagesAtOnce) };
        const read = await tables.list(sitePages, { where });
        for (const { page, body } of read.sort((a, b) => a.page - b.page)) {
          take(page, resultsIn(body));
        }
      }
    },
    async share({ $id, north, south, east, west }, sites) {
      const place = { north, south, east, west };
      const cell = cellOf((north + south) / 2, (east + west) / 2);
      await tables.upsert(siteCache, $id, { task_id: $id, cell, ...place, sites });
    },
    async known(task, now) {
      return resultsNear(tables, task, {
        now,
        days: crawlLimits.siteMemoryDays,
        isWanted: isLasting,
      });
    },
    remembered(task, now) {
      const wanted = { now, days: modelLimits.siteAnswerDays, isWanted: hasAnswer };
      let near: ReturnType<typeof resultsNear> | null = null;
      return async (request) => {
        near ??= resultsNear(tables, task, wanted);
        return (await (await near)(request))?.model?.answer ?? null;
      };
    },
  };
}

const pagesAtOnce = 10;

const cut = (key: string): string => key.slice(0, 100);

const resultsIn = (body: string): SiteResult[] => JSON.parse(body);

const cellOf = (lat: number, lon: number): string => `${Math.floor(lat)}.${Math.floor(lon)}`;

/** A site that was down may be up today: only answers count for others. */
const isLasting = ({ status, facts }: SiteResult): boolean =>
  status === "answered" && facts !== null;
const hasAnswer = ({ model }: SiteResult): boolean => model?.answer?.form !== undefined;

interface Wanted {
  now: Date;
  days: number;
  isWanted: (result: SiteResult) => boolean;
}

async function resultsNear(tables: Tables, task: TaskRow, { now, days, isWanted }: Wanted) {
  const runs = await runsNear(tables, task, new Date(now.getTime() - days * 86_400_000));
  const pages = (await Promise.all(runs.map((run) => pagesOf(tables, run.task_id)))).flat();
  return pages.length === 0 ? async () => null : lookUp(tables, pages, isWanted);
}

/** Runs whose area overlaps this one, the latest first. The middle of each lies in or beside it. */
async function runsNear(tables: Tables, task: TaskRow, since: Date): Promise<SiteCacheRow[]> {
  const cells = cellsAround(task);
  if (cells.length > crawlLimits.siteCacheCellsMax) return [];
  const runs = await tables.list(siteCache, {
    where: { cell: cells },
    createdSince: since.toISOString(),
    newestFirst: true,
    limit: crawlLimits.siteCacheRunsMax,
  });
  return runs.filter((run) => run.task_id !== task.$id && overlaps(run, task));
}

function cellsAround({ north, south, east, west }: Bounds): string[] {
  const cells: string[] = [];
  for (let lat = Math.floor(south) - 1; lat <= Math.floor(north) + 1; lat++) {
    for (let lon = Math.floor(west) - 1; lon <= Math.floor(east) + 1; lon++) {
      cells.push(cellOf(lat, lon));
      if (cells.length > crawlLimits.siteCacheCellsMax) return cells;
    }
  }
  return cells;
}

const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.south < b.north && a.north > b.south && a.west < b.east && a.east > b.west;

interface PageRange {
  id: string;
  first: string;
  last: string;
}

async function pagesOf(tables: Tables, taskId: string): Promise<PageRange[]> {
  const rows = await tables.list(sitePages, {
    where: { task_id: taskId },
    select: ["first", "last"],
  });
  return rows.map(({ $id, first, last }) => ({ id: $id, first, last }));
}

/** Sites are asked for in the order of the pages: few pages need to be in memory at a time. */
function lookUp(tables: Tables, pages: readonly PageRange[], isWanted: Wanted["isWanted"]) {
  const read = new Map<string, Promise<Map<string, SiteResult>>>();
  const page = (id: string): Promise<Map<string, SiteResult>> => {
    const kept = read.get(id) ?? load(tables, id, isWanted);
    read.delete(id);
    read.set(id, kept);
    for (const oldest of [...read.keys()].slice(0, -crawlLimits.siteCachePagesKept))
      read.delete(oldest);
    return kept;
  };
  return async (request: SiteRequest): Promise<SiteResult | null> => {
    const key = siteKey(request);
    for (const { id, first, last } of pages) {
      if (cut(key) < first || cut(key) > last) continue;
      const result = (await page(id)).get(key);
      if (result) return result;
    }
    return null;
  };
}

async function load(
  tables: Tables,
  id: string,
  isWanted: Wanted["isWanted"],
): Promise<Map<string, SiteResult>> {
  const row = await tables.get(sitePages, id);
  const results = row ? resultsIn(row.body) : [];
  return new Map(results.filter(isWanted).map((result) => [siteKey(result), result]));
}
