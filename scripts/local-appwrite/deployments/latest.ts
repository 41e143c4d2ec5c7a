import type { Deployment, DeploymentStore, ResourceKind } from "./deployment-store.ts";

/** What a function or site says of its deployments. */
export interface DeploymentState {
  deploymentId: string;
  deploymentCreatedAt: string;
  latestDeploymentId: string;
  latestDeploymentCreatedAt: string;
  latestDeploymentStatus: string;
}

export const NO_DEPLOYMENT: DeploymentState = {
  deploymentId: "",
  deploymentCreatedAt: "",
  latestDeploymentId: "",
  latestDeploymentCreatedAt: "",
  latestDeploymentStatus: "",
};

export const activated = ({ $id, $createdAt }: Deployment): Partial<DeploymentState> => ({
  deploymentId: $id,
  deploymentCreatedAt: $createdAt,
});

/** The newest deployment as it is now; one that is gone answers no more. */
export function noticed(
  store: DeploymentStore,
  kind: ResourceKind,
  resourceId: string,
  known: DeploymentState,
): DeploymentState {
  const all = store.all.list(store.parentOf(kind, resourceId));
  const latest = all.at(-1);
  const isThere = all.some(({ $id }) => $id === known.deploymentId);
  return {
    deploymentId: isThere ? known.deploymentId : "",
    deploymentCreatedAt: isThere ? known.deploymentCreatedAt : "",
    latestDeploymentId: latest?.$id ?? "",
    latestDeploymentCreatedAt: latest?.$createdAt ?? "",
    latestDeploymentStatus: latest?.status ?? "",
  };
}
