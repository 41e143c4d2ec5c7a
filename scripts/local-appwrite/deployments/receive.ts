import { ApiError, missingParameter } from "../errors.ts";
import { isGiven } from "../parameters.ts";
import type { ApiRequest, ServiceContext } from "../service.ts";
import { readForm } from "../storage/multipart.ts";
import { readChunk } from "../storage/upload.ts";
import type { BuildPlan, Deployment, DeploymentStore, ResourceKind } from "./deployment-store.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Target {
  kind: ResourceKind;
  resourceId: string;
  plan: (fields: Fields) => BuildPlan;
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true" || value === "1";
}

function requireArchive(name: string): void {
  if (/\.(gz|tar\.gz|tgz)$/i.test(name)) return;
  throw new ApiError(
    400,
    "storage_file_type_unsupported",
    "The given file extension is not supported.",
  );
}

/** Of several uploads that are to become live only the last one is. */
function supersede(store: DeploymentStore, parent: string, now: string): void {
  for (const one of store.all.list(parent))
    if (one.activate) store.all.save({ ...one, activate: false, $updatedAt: now }, parent);
}

/** Whole archives and chunks of one: `POST …/deployments`. The answer tells whether all of it is there. */
export async function receiveArchive(
  context: ServiceContext,
  store: DeploymentStore,
  request: ApiRequest,
  target: Target,
): Promise<{ deployment: Deployment; isComplete: boolean }> {
  const { fields, file } = await readForm(request, store.archives, "code");
  try {
    const isForm = /^multipart\//i.test(request.headers["content-type"] ?? "");
    if (isForm && target.kind === "functions" && !isGiven(fields.activate))
      throw missingParameter("activate");
    if (!file) throw new ApiError(400, "storage_file_empty", "No file sent");
    requireArchive(file.name);
    const parent = store.parentOf(target.kind, target.resourceId);
    const chunk = readChunk(request.headers["content-range"], file.bytes);
    const continued = String(request.headers["x-appwrite-id"] ?? "");
    const known = continued === "" ? null : store.all.find(continued, parent);
    const now = context.now();
    const isCli = String(request.headers["x-sdk-language"] ?? "") === "cli";
    const begun: Deployment = known ?? {
      $id: continued || context.newId(),
      $createdAt: now,
      $updatedAt: now,
      resourceId: target.resourceId,
      resourceType: target.kind,
      type: isCli ? "cli" : "manual",
      ...target.plan(fields),
      activate: isTrue(fields.activate),
      status: "waiting",
      sourceSize: chunk.fileBytes,
      buildSize: 0,
      buildLogs: "",
      buildDuration: 0,
      chunksTotal: chunk.chunksTotal,
      chunks: [],
    };
    const chunks = [...new Set([...begun.chunks, Math.min(chunk.number, begun.chunksTotal)])];
    const deployment = { ...begun, chunks, $updatedAt: now };
    if (!known && deployment.activate) supersede(store, parent, now);
    store.all.save(deployment, parent);
    const sequence = store.all.sequence(deployment.$id, parent);
    store.archives.keepPart(sequence, Math.min(chunk.number, begun.chunksTotal), file.path);
    const isComplete = chunks.length === deployment.chunksTotal;
    if (isComplete) {
      await store.archives.assemble(sequence, deployment.chunksTotal);
      await store.archives.dropParts(sequence);
    }
    return { deployment, isComplete };
  } finally {
    if (file) await store.archives.discard(file.path);
    request.raw.unpipe();
    request.raw.resume();
  }
}
