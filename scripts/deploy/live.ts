import { createHash } from "node:crypto";
import type { Kind } from "./bootstrap.ts";
import { ID, listAll, type Models, type OperatedProject, Query } from "./project.ts";
import { isSecret } from "./settings.ts";

/** Names what was deployed last, among a function's or site's variables. */
const RELEASE = "DEPLOYED_RELEASE";

interface Owner {
  list: () => Promise<Models.Variable[]>;
  create: (key: string, value: string, secret: boolean) => Promise<unknown>;
  update: (known: Models.Variable, value: string) => Promise<unknown>;
}

function ownerOf(project: OperatedProject, kind: Kind, id: string): Owner {
  if (kind === "site") {
    const { sites } = project;
    return {
      list: () =>
        listAll(async (queries) => (await sites.listVariables({ siteId: id, queries })).variables),
      create: (key, value, secret) =>
        sites.createVariable({ siteId: id, variableId: ID.unique(), key, value, secret }),
      update: ({ $id, key }, value) =>
        sites.updateVariable({ siteId: id, variableId: $id, key, value }),
    };
  }
  const { functions } = project;
  return {
    list: () =>
      listAll(
        async (queries) => (await functions.listVariables({ functionId: id, queries })).variables,
      ),
    create: (key, value, secret) =>
      functions.createVariable({ functionId: id, variableId: ID.unique(), key, value, secret }),
    update: ({ $id, key }, value) =>
      functions.updateVariable({ functionId: id, variableId: $id, key, value }),
  };
}

const sortedText = (variables: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Whether what is live is this release, variables included. Only deployments made after the
 * release's name was written count: a push that broke off leaves the old one live.
 */
export async function isLive(
  project: OperatedProject,
  kind: Kind,
  id: string,
  name: string,
): Promise<boolean> {
  const known = (await ownerOf(project, kind, id).list()).find(({ key }) => key === RELEASE);
  if (known?.value !== name) return false;
  const since = [Query.greaterThan("$createdAt", known.$updatedAt), Query.limit(2)];
  const made =
    kind === "site"
      ? await project.sites.listDeployments({ siteId: id, queries: since })
      : await project.functions.listDeployments({ functionId: id, queries: since });
  const resource =
    kind === "site"
      ? await project.sites.get({ siteId: id })
      : await project.functions.get({ functionId: id });
  const [only] = made.deployments;
  return made.total === 1 && only?.status === "ready" && only.$id === resource.deploymentId;
}

/** A release's name: its code, its settings and its variables. The key makes guesses at them worthless. */
export const releaseName = (
  digest: string,
  variables: Readonly<Record<string, string>>,
  apiKey: string,
): string =>
  createHash("sha256")
    .update(
      `${digest}\n${sortedText(variables)}\n${createHash("sha256").update(apiKey).digest("hex")}`,
    )
    .digest("hex");

/** Sets the variables of a function or site and the release's name. One that is no longer given stays: it may have been set by hand. */
export async function writeVariables(
  project: OperatedProject,
  kind: Kind,
  id: string,
  variables: Readonly<Record<string, string>>,
  name: string,
): Promise<void> {
  const owner = ownerOf(project, kind, id);
  const known = await owner.list();
  const wanted = { ...variables, [RELEASE]: name };
  for (const [key, value] of Object.entries(wanted)) {
    const there = known.find((one) => one.key === key);
    if (!there) await owner.create(key, value, isSecret(key));
    else if (there.secret || there.value !== value || key === RELEASE)
      await owner.update(there, value);
  }
}
