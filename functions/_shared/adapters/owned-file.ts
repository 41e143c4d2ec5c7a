import { shortHash } from "./hash.ts";

/** Whose file it is, and of which preset. */
export interface FileOwner {
  userId: string;
  taskId: string;
}

const personChars = 12;
const presetChars = 8;
const randomChars = 12;
const keyChars = 20;

/** How the ids of all files made for a person begin, so that they are found when the person leaves. */
export const filePrefixOf = (userId: string): string =>
  shortHash("files", userId).slice(0, personChars);

/** How the ids of all files made of one preset begin, so that they are found when it is deleted. */
export const presetFilePrefixOf = ({ userId, taskId }: FileOwner): string =>
  filePrefixOf(userId) + shortHash("files of", taskId).slice(0, presetChars);

/** 32 hex digits: the first 20 say whose file it is, `newId` keeps the rest from being guessed. */
export const ownedFileId = (owner: FileOwner, newId: string): string =>
  presetFilePrefixOf(owner) + newId.slice(-randomChars);

/** For a file that is deleted with the person and that no link opens: its id is refused below. */
export const keyFileId = (userId: string, newId: string): string =>
  `${filePrefixOf(userId)}.${newId.slice(-keyChars)}`;

/** Ids of files made before they named their preset have 24 digits. */
export const isOwnedFileId = (fileId: string): boolean =>
  /^(?:[0-9a-f]{24}|[0-9a-f]{32})$/.test(fileId);
