import { allBuckets, allTables } from "#collections/index.ts";
import { databaseId } from "#collections/schema.ts";
import { type OperatedProject, Query } from "../deploy/project.ts";
import { type Entry, tableList } from "./archive.ts";

/** Rows may hold almost a megabyte each. */
const PAGE = 25;

/** Everything of the product's that a project keeps, list by list. */
export interface ProjectData {
  lists: string[];
  read: (list: string) => AsyncGenerator<Entry[]>;
}

export const usersList = "users";
export const filesList = (bucketId: string): string => `files.${bucketId}`;

async function* pages(page: (queries: string[]) => Promise<Entry[]>): AsyncGenerator<Entry[]> {
  let after: string[] = [];
  for (;;) {
    const entries = await page([Query.limit(PAGE), ...after]);
    if (entries.length > 0) yield entries;
    const last = entries.at(-1);
    if (!last || entries.length < PAGE) return;
    after = [Query.cursorAfter(last.$id)];
  }
}

export function projectData({ tables, storage, users }: OperatedProject): ProjectData {
  const readers = new Map<string, (queries: string[]) => Promise<Entry[]>>();
  for (const { id: tableId } of allTables)
    readers.set(tableList(databaseId, tableId), async (queries) => {
      const { rows } = await tables.listRows({ databaseId, tableId, queries });
      return rows.map((row) => ({ ...row }));
    });
  for (const { id: bucketId } of allBuckets)
    readers.set(filesList(bucketId), async (queries) => {
      const { files } = await storage.listFiles({ bucketId, queries });
      return files.map((file) => ({ ...file }));
    });
  readers.set(usersList, async (queries) => {
    const found = await users.list({ queries });
    return found.users.map((user) => ({ ...user }));
  });
  return {
    lists: [...readers.keys()],
    read(list) {
      const page = readers.get(list);
      if (!page) throw new Error(`there is no list called ${list}`);
      return pages(page);
    },
  };
}
