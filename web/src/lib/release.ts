import { tabStorage } from "./storage.ts";

const reloadedKey = "reloadedForRelease";
const atMostEveryMs = 60_000;
let isReloading = false;

/**
 * For code that can't be loaded: a new release may have removed the old page's files. Reloads the
 * page, at most once a minute; false if that was tried already.
 */
export function reloadForRelease(): boolean {
  if (isReloading) return true;
  const isRecent = Date.now() - Number(tabStorage.read(reloadedKey)) < atMostEveryMs;
  if (isRecent || !tabStorage.write(reloadedKey, String(Date.now()))) return false;
  isReloading = true;
  location.reload();
  return true;
}
