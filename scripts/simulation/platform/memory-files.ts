import type { Bucket } from "#collections/schema.ts";
import type { Files } from "#shared/adapters/files.ts";
import type { Send } from "./memory-tables.ts";

export interface StoredFile {
  bytes: Uint8Array;
  createdAt: number;
}

/** Files in memory, by bucket and id; links are never opened here. */
export function memoryFiles(stored: Map<string, StoredFile>, now: () => number, send: Send): Files {
  const at = (bucket: Bucket, fileId: string): string => `${bucket.id}/${fileId}`;
  return {
    save: (bucket, fileId, _name, bytes) =>
      send({
        name: `save a file in ${bucket.id}`,
        writes: true,
        run: () => {
          const key = at(bucket, fileId);
          if (!stored.has(key)) stored.set(key, { bytes, createdAt: now() });
        },
      }),
    read: (bucket, fileId) =>
      send({
        name: `read a file in ${bucket.id}`,
        writes: false,
        run: () => stored.get(at(bucket, fileId))?.bytes ?? null,
      }),
    remove: (bucket, fileId) =>
      send({
        name: `remove a file in ${bucket.id}`,
        writes: true,
        run: () => {
          stored.delete(at(bucket, fileId));
        },
      }),
    listBefore: (bucket, createdBefore) =>
      send({
        name: `list files in ${bucket.id}`,
        writes: false,
        run: () =>
          [...stored]
            .filter(
              ([key, { createdAt }]) =>
                key.startsWith(`${bucket.id}/`) && createdAt < Date.parse(createdBefore),
            )
            .map(([key]) => key.slice(bucket.id.length + 1)),
      }),
    createToken: async () => "",
    addressByToken: async () => null,
  };
}
