import { tabStorage } from "./storage.ts";

const reloadedKey = "reloadedForRelease";
const atMostEveryMs = 60_000;
let isReloading = false;

/**
 * For code that is not to be had: a new release may have taken the old page's files away. Loads the
 * page anew, once a minute; false where that was tried already.
 */
export function reloadForRelease(): boolean {
  if (isReloading) return true;
  const isRecent = Date.now() - Number(tabStorage.read(reloadedKey)) < atMostEveryMs;
  if (isRecent || !tabStorage.write(reloadedKey, String(Date.now()))) return false;
  isReloading = true;
  location.reload();
  return true;
}
