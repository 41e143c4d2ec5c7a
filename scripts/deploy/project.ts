import {
  type Adapter,
  AppwriteException,
  type BuildRuntime,
  ExecutionMethod,
  type Framework,
  Functions,
  ID,
  type Models,
  Project,
  Proxy as ProxyRules,
  Query,
  type Runtime,
  Sites,
  Storage,
  TablesDB,
  Users,
} from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import { TolerantClient, UnreadableAnswer } from "#shared/adapters/appwrite/client.ts";
import type { Target } from "./target.ts";

export type { Adapter, BuildRuntime, Framework, Models, Runtime };
export { ExecutionMethod, ID, InputFile, Query, UnreadableAnswer };

/** The services of a project that operators' commands use, as its API key may. */
export interface OperatedProject {
  functions: Functions;
  sites: Sites;
  proxy: ProxyRules;
  project: Project;
  tables: TablesDB;
  storage: Storage;
  users: Users;
}

export function openProject(
  target: Pick<Target, "endpoint" | "projectId" | "apiKey">,
): OperatedProject {
  const client = new TolerantClient()
    .setEndpoint(target.endpoint)
    .setProject(target.projectId)
    .setKey(target.apiKey);
  return {
    functions: new Functions(client),
    sites: new Sites(client),
    proxy: new ProxyRules(client),
    project: new Project(client),
    tables: new TablesDB(client),
    storage: new Storage(client),
    users: new Users(client),
  };
}

/** The status Appwrite refused with; null for any other error. */
export const statusOf = (error: unknown): number | null =>
  error instanceof AppwriteException ? error.code : null;

/** An error as an operator may see it: what was refused, never the answer or request it carries. */
export function shortReason(error: unknown): string {
  if (error instanceof AppwriteException) return `${error.code} ${error.type || error.name}`;
  if (error instanceof UnreadableAnswer) return error.message;
  const isSystem = error instanceof Error && "code" in error && typeof error.code === "string";
  return isSystem ? String(error.code) : error instanceof Error ? error.name : "unknown";
}

/** What is there, or null when the server says there is none. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

const PAGE = 100;

/** All pages of a list. */
export async function listAll<T extends { $id: string }>(
  page: (queries: string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last ? [Query.cursorAfter(last.$id)] : [];
    const next = await page([Query.limit(PAGE), ...after]);
    all.push(...next);
    if (next.length < PAGE) return all;
  }
}
