import { useSyncExternalStore } from "react";

function watch(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

const isOnline = () => navigator.onLine !== false;
/** A page that is drawn while the site is built has no browser to ask. */
const builtPage = () => true;

/** A request made while the connection came back may still fail because of it. */
const settlingMs = 5_000;
/** `navigator.onLine` turns before its event comes: the connection is only back with both. */
let isAway = false;
let backAt = Number.NEGATIVE_INFINITY;
if (typeof addEventListener === "function") {
  addEventListener("offline", () => {
    isAway = true;
  });
  addEventListener("online", () => {
    isAway = false;
    backAt = performance.now();
  });
}

/** Whether what fails now most likely fails for want of a connection. */
const isCutOff = (): boolean => isAway || !isOnline() || performance.now() - backAt < settlingMs;

const pauseMs = 300;
const pause = (): Promise<void> => new Promise((go) => setTimeout(go, pauseMs));

/** After a failure: whether it came with the connection's loss. A browser may tell of that later. */
export async function isByCutOff(): Promise<boolean> {
  if (isCutOff()) return true;
  await pause();
  return isCutOff();
}

/** After a failure: whether it came with the connection's loss, and so is worth another try now. */
export async function isBackAgain(): Promise<boolean> {
  if (!(await isByCutOff())) return false;
  await untilOnline();
  await pause();
  return true;
}

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline, builtPage);

/** At once while there is a connection, else when it is back. */
export const untilOnline = (): Promise<void> =>
  new Promise((go) => {
    if (isOnline()) go();
    else addEventListener("online", () => go(), { once: true });
  });
