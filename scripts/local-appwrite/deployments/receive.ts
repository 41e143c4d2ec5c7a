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

/** Whole archives and chunks of one: `POST …/deployments`. The answer tells whether all of it is there. */
export async function receiveArchive(
  context: ServiceContext,
  store: DeploymentStore,
  request: ApiRequest,
  target: Target,
): Promise<{ deployment: Deployment; isComplete: boolean }> {
  const { fields, file } = await readForm(request.raw, store.archives, "code");
  try {
    if (!file) throw new ApiError(400, "storage_file_empty", "Empty file passed to the endpoint.");
    if (target.kind === "functions" && !isGiven(fields.activate))
      throw missingParameter("activate");
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
