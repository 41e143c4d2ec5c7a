import { allBuckets, allTables } from "#collections/index.ts";
import { databaseId } from "#collections/schema.ts";
import { type OperatedProject, Query, UnreadableAnswer } from "../deploy/project.ts";
import { type Entry, tableList } from "./archive.ts";

/** Rows may hold almost a megabyte each. */
const PAGE = 25;

/** Everything of the product's that a project keeps, list by list. */
export interface ProjectData {
  lists: string[];
  /** `tellUnreadable` hears the id of who or what can't be read, and the others go on. */
  read: (list: string, tellUnreadable?: (id: string) => void) => AsyncGenerator<Entry[]>;
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

/**
 * By position, because of a person who can't be read there is no id to go on from. Where a page
 * fails each of its people is asked for alone.
 */
async function* people(
  users: OperatedProject["users"],
  tellUnreadable: (id: string) => void,
): AsyncGenerator<Entry[]> {
  const page = async (size: number, offset: number): Promise<Entry[]> => {
    const found = await users.list({ queries: [Query.limit(size), Query.offset(offset)] });
    return found.users.map((user) => ({ ...user }));
  };
  for (let offset = 0; ; offset += PAGE) {
    const entries = await page(PAGE, offset).catch(() => null);
    if (entries && entries.length > 0) yield entries;
    if (entries && entries.length < PAGE) return;
    if (entries) continue;
    // A server that answers nothing at all ends the backup here.
    await users.list({ queries: [Query.equal("$id", ["nobody"]), Query.limit(1)] });
    for (let at = offset; at < offset + PAGE; at += 1) {
      try {
        const alone = await page(1, at);
        if (alone.length === 0) return;
        yield alone;
      } catch (error) {
        tellUnreadable((error instanceof UnreadableAnswer && error.id) || `number ${at + 1}`);
      }
    }
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
  return {
    lists: [...readers.keys(), usersList],
    read(list, tellUnreadable = () => undefined) {
      if (list === usersList) return people(users, tellUnreadable);
      const page = readers.get(list);
      if (!page) throw new Error(`there is no list called ${list}`);
      return pages(page);
    },
  };
}
