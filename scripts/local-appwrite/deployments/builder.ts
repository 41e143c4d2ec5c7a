import type { ServiceContext } from "../service.ts";
import { buildDeployment, keptLog } from "./build.ts";
import type { Deployment, DeploymentStore } from "./deployment-store.ts";

/** What a build gets and tells; each of functions and sites has its own. */
export interface BuildHooks {
  variables: Record<string, string>;
  /** The build is over, well or not; a canceled one tells nothing. */
  ended: (deployment: Deployment) => void;
}

export interface Builder {
  /** Begins a build whose archive is complete; its end shows in the deployment's status. */
  start: (deployment: Deployment, hooks: BuildHooks) => void;
  cancel: (deployment: Deployment) => Deployment;
  /** Ends what is being built. */
  close: () => Promise<void>;
}

export function createBuilder(context: ServiceContext, store: DeploymentStore): Builder {
  const running = new Map<string, { abort: AbortController; ended: Promise<void> }>();

  function save(deployment: Deployment, change: Partial<Deployment>): Deployment {
    const parent = store.parentOf(deployment.resourceType, deployment.resourceId);
    // Whoever changed or deleted it in the meantime has the last word.
    const known = store.all.find(deployment.$id, parent);
    const changed = { ...(known ?? deployment), ...change, $updatedAt: context.now() };
    if (known) store.all.save(changed, parent);
    return changed;
  }

  async function build(
    deployment: Deployment,
    hooks: BuildHooks,
    signal: AbortSignal,
  ): Promise<void> {
    const startedMs = performance.now();
    let buildLogs = "";
    const parent = store.parentOf(deployment.resourceType, deployment.resourceId);
    const over = () => ({
      buildLogs: keptLog(buildLogs),
      buildDuration: Math.ceil((performance.now() - startedMs) / 1000),
    });
    try {
      const buildSize = await buildDeployment({
        ...deployment,
        archive: store.archives.read(store.all.sequence(deployment.$id, parent)),
        folder: store.folderOf(deployment.$id),
        variables: hooks.variables,
        log: (text) => {
          buildLogs += text;
        },
        signal,
      });
      hooks.ended(save(deployment, { status: "ready", buildSize, ...over() }));
    } catch (error) {
      if (signal.aborted) return;
      buildLogs += `${error instanceof Error ? error.message : String(error)}\n`;
      hooks.ended(save(deployment, { status: "failed", ...over() }));
    }
  }

  return {
    start(deployment, hooks) {
      const abort = new AbortController();
      const building = save(deployment, { status: "building" });
      const ended = build(building, hooks, abort.signal).finally(() =>
        running.delete(deployment.$id),
      );
      running.set(deployment.$id, { abort, ended });
    },
    cancel(deployment) {
      running.get(deployment.$id)?.abort.abort();
      return save(deployment, { status: "canceled" });
    },
    async close() {
      for (const { abort } of running.values()) abort.abort();
      await Promise.allSettled([...running.values()].map(({ ended }) => ended));
    },
  };
}
