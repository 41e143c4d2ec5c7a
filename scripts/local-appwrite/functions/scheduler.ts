import { isDue, parseCron } from "./cron.ts";
import type { RegisteredFunction } from "./function-registry.ts";

const MINUTE_MS = 60_000;

export interface Scheduler {
  start: () => void;
  close: () => void;
}

/**
 * Runs the functions that have a schedule: by their cron text, or with `intervalMs` at once and then
 * that often. A function whose last scheduled run is still under way is left out.
 */
export function createScheduler(
  functions: () => readonly RegisteredFunction[],
  run: (fn: RegisteredFunction) => Promise<void>,
  intervalMs: number | undefined,
): Scheduler {
  const scheduled = (): RegisteredFunction[] =>
    functions().filter(
      ({ config, deploymentId }) =>
        config.enabled && config.schedule !== "" && deploymentId() !== null,
    );
  const busy = new Set<RegisteredFunction>();
  let timer: NodeJS.Timeout | undefined;

  function launch(fn: RegisteredFunction): void {
    if (busy.has(fn)) return;
    busy.add(fn);
    run(fn)
      .catch((error: unknown) => console.error(error))
      .finally(() => busy.delete(fn));
  }

  function waitForNextMinute(): void {
    timer = setTimeout(
      () => {
        const nowMs = Date.now();
        for (const fn of scheduled()) if (isDue(parseCron(fn.config.schedule), nowMs)) launch(fn);
        waitForNextMinute();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  }

  function launchAll(): void {
    for (const fn of scheduled()) launch(fn);
  }

  return {
    start() {
      if (intervalMs === undefined) return waitForNextMinute();
      launchAll();
      timer = setInterval(launchAll, intervalMs);
    },
    close: () => clearTimeout(timer),
  };
}
