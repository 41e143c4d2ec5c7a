import type { Bucket } from "#collections/schema.ts";

/** A person's account as the platform stores it. */
export interface Identity {
  email: string;
  name: string;
  registeredAt: string;
}

/** The people themselves, as only the platform's users service may touch them. */
export interface Identities {
  /** `null`: there is no such person any more. */
  find: (userId: string) => Promise<Identity | null>;
  /** Ends every session, then deletes the person; already gone is not a failure. */
  remove: (userId: string) => Promise<void>;
}

/** Finds files by how their id begins; at most 100 at a time. */
export interface FileFinder {
  idsStartingWith: (bucket: Bucket, prefix: string) => Promise<string[]>;
}
