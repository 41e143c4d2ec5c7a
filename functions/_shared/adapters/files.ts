import type { Bucket } from "#collections/schema.ts";

/** Files in the private buckets; people reach one only by a link with a token that runs out. */
export interface Files {
  /** Saving under an id that is taken leaves the first file: ids name their content. */
  save: (bucket: Bucket, fileId: string, name: string, bytes: Uint8Array) => Promise<void>;
  read: (bucket: Bucket, fileId: string) => Promise<Uint8Array | null>;
  remove: (bucket: Bucket, fileId: string) => Promise<void>;
  /** Ids of at most 100 files made before that time. */
  listBefore: (bucket: Bucket, createdBefore: string) => Promise<string[]>;
  /** Gives anyone with the token access to the file until it expires; returns the token's id. */
  createToken: (bucket: Bucket, fileId: string, expiresAt: string) => Promise<string>;
  /** Where the file can be had; `null` when the token is over, gone, or another file's. */
  addressByToken: (bucket: Bucket, fileId: string, tokenId: string) => Promise<string | null>;
}
