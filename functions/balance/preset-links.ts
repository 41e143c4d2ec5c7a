import { exports } from "#collections/exports.bucket.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { type ExportedPreset, endpoints } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { accountLimits } from "#domain/limits/account.ts";
import { pathTo } from "#domain/wire/endpoint.ts";
import { openExport, saveExport } from "#shared/adapters/export-link.ts";
import { gzipLines } from "#shared/adapters/gzip.ts";
import { sha256, shortHash } from "#shared/adapters/hash.ts";
import type { Identities } from "#shared/adapters/identities.ts";
import { filePrefixOf, keyFileId } from "#shared/adapters/owned-file.ts";
import type { Stores } from "#shared/adapters/stores.ts";

export type LinkDeps = Pick<Stores, "tables" | "listings" | "files" | "now" | "newId"> & {
  identities: Identities;
  /** Where this function is reached. */
  origin: string;
};

type Link = NonNullable<ExportedPreset["download"]>;

/**
 * Links to a person's presets. A preset becomes a file when its link is opened, so a thousand links
 * take no longer to make than one. All are signed with one key, which is kept in a file that is never
 * served; they expire with that file's token.
 */
export async function presetLinks(
  userId: string,
  { files, now, newId, origin }: LinkDeps,
): Promise<(taskId: string) => Link> {
  const expiresAt = new Date(
    now().getTime() + accountLimits.fileLinkHours * 3_600_000,
  ).toISOString();
  const fileId = keyFileId(userId, newId());
  const key = newId();
  // The bucket takes no other ending for plain text.
  await files.save(exports, fileId, "key.csv", new TextEncoder().encode(key));
  const token = await files.createToken(exports, fileId, expiresAt);
  return (taskId) => {
    const id = `${fileId}.${markOf(key, taskId)}.${taskId}`;
    const path = pathTo(endpoints.openAccountFile, { params: { id }, query: { token } });
    return { url: origin + path, expiresAt };
  };
}

/** The signature: without it a link to one preset could be rewritten into one to another. */
const markOf = (key: string, taskId: string): string => shortHash(key, taskId);

interface LinkOpened {
  id: string;
  tokenId: string;
}

/** Where a link leads: to a file, which is made first if the link is to a preset. */
export async function openAccountFile(link: LinkOpened, deps: LinkDeps): Promise<string> {
  const [, keyId, mark, taskId] =
    /^([0-9a-f]{12}\.[0-9a-f]{20})\.([0-9a-f]{24})\.(.+)$/.exec(link.id) ?? [];
  if (!(keyId && mark && taskId)) {
    return openExport({ fileId: link.id, tokenId: link.tokenId }, deps);
  }
  const key = await keyIn({ id: keyId, tokenId: link.tokenId }, deps);
  const isOurs = key !== null && mark === markOf(key, taskId);
  const task = isOurs ? await deps.tables.get(tasks, taskId) : null;
  const isOwn = task && keyId.startsWith(filePrefixOf(task.user_id));
  // A deletion removes the person first: from then on the links are closed, though rows remain.
  const isThere = isOwn && !task.deletion && (await deps.identities.find(task.user_id));
  if (!key || !isThere) throw new AppError("file/link-expired");
  return fileOf(task, key, deps);
}

async function keyIn({ id, tokenId }: LinkOpened, { files }: LinkDeps): Promise<string | null> {
  const isOpen = tokenId !== "" && (await files.addressByToken(exports, id, tokenId));
  const bytes = isOpen ? await files.read(exports, id) : null;
  return bytes && new TextDecoder().decode(bytes);
}

/** A business a line, as JSON. Opened twice, and unchanged, it is the same file. */
async function fileOf(task: TaskRow, key: string, deps: LinkDeps): Promise<string> {
  const { listings } = await deps.listings.readSnapshot(task);
  const bytes = gzipLines(listings);
  const { downloadUrl } = await saveExport(
    {
      name: `${task.$id}.ndjson.gz`,
      parts: [bytes],
      owner: { userId: task.user_id, taskId: task.$id },
      origin: deps.origin,
      opensBy: endpoints.openAccountFile,
    },
    { ...deps, newId: () => shortHash(key, sha256(bytes)) },
  );
  return downloadUrl;
}
