import { existsSync } from "node:fs";
import { join } from "node:path";
import { createResources, type Resource, type Resources } from "../resources.ts";
import type { ServiceContext } from "../service.ts";
import { type ByteStore, createByteStore } from "../storage/byte-store.ts";

export type ResourceKind = "functions" | "sites";
export type DeploymentStatus =
  | "waiting"
  | "processing"
  | "building"
  | "ready"
  | "failed"
  | "canceled";

/** What a build is made from and how. */
export interface BuildPlan {
  /** Run one after the other in the unpacked source, before the output is taken. */
  commands: readonly string[];
  /** Of a function: the file that answers. */
  entrypoint: string;
  /** Of a site: the folder that is served, within the source. */
  outputDirectory: string;
}

export interface Deployment extends Resource, BuildPlan {
  resourceId: string;
  resourceType: ResourceKind;
  type: "cli" | "manual";
  activate: boolean;
  status: DeploymentStatus;
  sourceSize: number;
  buildSize: number;
  buildLogs: string;
  /** Seconds. */
  buildDuration: number;
  chunksTotal: number;
  chunks: number[];
}

export interface DeploymentStore {
  all: Resources<Deployment>;
  /** The archives as they were uploaded, by the deployment's number. */
  archives: ByteStore;
  parentOf: (kind: ResourceKind, resourceId: string) => string;
  /** Unpacked and built code; it is there when the deployment is ready. */
  folderOf: (deploymentId: string) => string;
}

export function createDeploymentStore(context: ServiceContext): DeploymentStore {
  const root = join(context.options.dataDir, "deployments");
  const all = createResources<Deployment>(context, "deployment");
  const parentOf = (kind: ResourceKind, resourceId: string): string => `${kind}/${resourceId}`;
  const folderOf = (deploymentId: string): string => join(root, "built", deploymentId);
  for (const deployment of all.all()) {
    const isOver = ["ready", "failed", "canceled"].includes(deployment.status);
    const isThere = deployment.status !== "ready" || existsSync(folderOf(deployment.$id));
    if (isOver && isThere) continue;
    // A build that was under way when the server ended can't go on.
    const buildLogs = `${deployment.buildLogs}The server ended while this was built.\n`;
    all.save(
      { ...deployment, status: "failed", buildLogs },
      parentOf(deployment.resourceType, deployment.resourceId),
    );
  }
  return { all, archives: createByteStore(root), parentOf, folderOf };
}

export function deploymentModel(deployment: Deployment): Record<string, unknown> {
  const { $id, $createdAt, $updatedAt, resourceId, resourceType, type, entrypoint } = deployment;
  const { sourceSize, buildSize, activate, status, buildLogs, buildDuration } = deployment;
  return {
    ...{ $id, $createdAt, $updatedAt, type, resourceId, resourceType, entrypoint },
    ...{ sourceSize, buildSize, totalSize: sourceSize + buildSize, buildId: "", activate },
    ...{ screenshotLight: "", screenshotDark: "", status, buildLogs, buildDuration },
    providerRepositoryName: "",
    providerRepositoryOwner: "",
    providerRepositoryUrl: "",
    providerBranch: "",
    providerBranchUrl: "",
    providerCommitHash: "",
    providerCommitAuthorUrl: "",
    providerCommitAuthor: "",
    providerCommitMessage: "",
    providerCommitUrl: "",
  };
}
