import { shortHash } from "./hash.ts";

const prefixChars = 12;

/** How the ids of all files made for a person begin, so that they are found when the person leaves. */
export const filePrefixOf = (userId: string): string =>
  shortHash("files", userId).slice(0, prefixChars);

/** 24 hex digits: half of them say whose file it is, `newId` keeps the rest from being guessed. */
export const ownedFileId = (userId: string, newId: string): string =>
  filePrefixOf(userId) + newId.slice(prefixChars);
