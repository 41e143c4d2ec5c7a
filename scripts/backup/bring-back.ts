import { allBuckets, allTables } from "#collections/index.ts";
import { databaseId } from "#collections/schema.ts";
import { InputFile, type OperatedProject, orNull, shortReason } from "../deploy/project.ts";
import { type Archive, type Entry, tableList } from "./archive.ts";
import { differences } from "./differences.ts";
import { filesList, projectData, usersList } from "./project-data.ts";
import type { Outcome } from "./save.ts";

const ROWS_AT_ONCE = 100;
/** Appwrite takes requests of 12 MiB; JSON of a row may be longer than the row. */
const BYTES_AT_ONCE = 4 * 1024 * 1024;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A row without what the server knows by itself. */
function rowOf({ $sequence, $databaseId, $tableId, $updatedAt, ...row }: Entry): Entry {
  return row as Entry;
}

async function bringRows(
  project: OperatedProject,
  archive: Archive,
  tableId: string,
): Promise<number> {
  let count = 0;
  let [waiting, bytes]: [Entry[], number] = [[], 0];
  const send = async (): Promise<void> => {
    if (waiting.length > 0) await project.tables.upsertRows({ databaseId, tableId, rows: waiting });
    count += waiting.length;
    [waiting, bytes] = [[], 0];
  };
  for await (const entry of archive.read(tableList(databaseId, tableId))) {
    const row = rowOf(entry);
    const size = JSON.stringify(row).length;
    if (waiting.length === ROWS_AT_ONCE || bytes + size > BYTES_AT_ONCE) await send();
    waiting.push(row);
    bytes += size;
  }
  await send();
  return count;
}

async function bringFiles(
  { storage }: OperatedProject,
  archive: Archive,
  bucketId: string,
): Promise<number> {
  let count = 0;
  for await (const { $id: fileId, name, $permissions } of archive.read(filesList(bucketId))) {
    if (await orNull(storage.getFile({ bucketId, fileId })))
      await storage.deleteFile({ bucketId, fileId });
    const file = InputFile.fromBuffer(archive.readBytes(bucketId, fileId), String(name));
    await storage.createFile({ bucketId, fileId, file, permissions: textsOf($permissions) });
    count += 1;
  }
  return count;
}

/** With the password's hash where the server can take it; else the person recovers it by mail. */
async function createUser({ users }: OperatedProject, user: Entry): Promise<void> {
  const common = {
    userId: user.$id,
    email: String(user.email ?? ""),
    ...(user.name ? { name: String(user.name) } : {}),
  };
  const password = String(user.password ?? "");
  if (user.hash === "argon2" && password) {
    await users.createArgon2User({ ...common, password });
  } else if (user.hash === "scrypt" && password.includes(":")) {
    const [passwordSalt = "", hash = ""] = password.split(":");
    await users.createScryptUser({
      ...common,
      password: hash,
      passwordSalt,
      ...{ passwordCpu: 8, passwordMemory: 14, passwordParallel: 1, passwordLength: 64 },
    });
  } else await users.create(common);
}

async function bringUser(project: OperatedProject, user: Entry): Promise<void> {
  const { users } = project;
  const userId = user.$id;
  if (!(await orNull(users.get({ userId })))) await createUser(project, user);
  await users.updateEmailVerification({
    userId,
    emailVerification: user.emailVerification === true,
  });
  await users.updateLabels({ userId, labels: textsOf(user.labels) });
  await users.updatePrefs({ userId, prefs: Object(user.prefs) });
  await users.updateStatus({ userId, status: user.status === true });
}

/** One the server refuses is left out and told of, by id alone; the others come back. */
async function bringUsers(project: OperatedProject, archive: Archive): Promise<number> {
  let count = 0;
  for await (const user of archive.read(usersList)) {
    try {
      await bringUser(project, user);
      count += 1;
    } catch (error) {
      console.error(`${usersList}/${user.$id} was refused: ${shortReason(error)}`);
    }
  }
  return count;
}

/** Puts a backup into a project that is deployed already, over what is there, and compares both. */
export async function bringBack(project: OperatedProject, archive: Archive): Promise<Outcome> {
  const counts: Record<string, number> = {};
  counts[usersList] = await bringUsers(project, archive);
  for (const { id } of allTables)
    counts[tableList(databaseId, id)] = await bringRows(project, archive, id);
  for (const { id } of allBuckets) counts[filesList(id)] = await bringFiles(project, archive, id);
  return { counts, differences: await differences(archive, projectData(project)) };
}
