import { Query, Storage, Tokens } from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import type { Files } from "../files.ts";
import { type AppwriteAddress, isStatus, keyClient } from "./client.ts";

export function appwriteFiles(address: AppwriteAddress, key: string): Files {
  const client = keyClient(address, key);
  const storage = new Storage(client);
  const tokens = new Tokens(client);

  return {
    async save(bucket, fileId, name, bytes) {
      try {
        const file = InputFile.fromBuffer(Buffer.from(bytes), name);
        await storage.createFile({ bucketId: bucket.id, fileId, file });
      } catch (error) {
        if (!isStatus(error, 409)) throw error;
      }
    },
    async read(bucket, fileId) {
      try {
        return new Uint8Array(await storage.getFileDownload({ bucketId: bucket.id, fileId }));
      } catch (error) {
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
    async remove(bucket, fileId) {
      try {
        await storage.deleteFile({ bucketId: bucket.id, fileId });
      } catch (error) {
        if (!isStatus(error, 404)) throw error;
      }
    },
    async listBefore(bucket, createdBefore) {
      const { files } = await storage.listFiles({
        bucketId: bucket.id,
        queries: [Query.lessThan("$createdAt", createdBefore), Query.limit(100)],
      });
      return files.map((file) => file.$id);
    },
    async createToken(bucket, fileId, expiresAt) {
      const { $id } = await tokens.createFileToken({
        bucketId: bucket.id,
        fileId,
        expire: expiresAt,
      });
      return $id;
    },
    async addressByToken(bucket, fileId, tokenId) {
      const secret = await openSecret(tokens, { bucketId: bucket.id, fileId, tokenId });
      return (
        secret &&
        `${address.endpoint}/storage/buckets/${bucket.id}/files/${fileId}/download?project=${encodeURIComponent(address.projectId)}&token=${encodeURIComponent(secret)}`
      );
    },
  };
}

/**
 * The secret of an unexpired token of this file. The platform signs a token's secret again on every
 * request, so links carry the token's id and never its secret.
 */
async function openSecret(
  tokens: Tokens,
  { bucketId, fileId, tokenId }: { bucketId: string; fileId: string; tokenId: string },
): Promise<string | null> {
  try {
    // By its id: a list of the file's tokens ends after 25 and keeps those that are over.
    const found = await tokens.get({ tokenId });
    const isOfFile = found.resourceType === "files" && found.resourceId === `${bucketId}:${fileId}`;
    return isOfFile && Date.parse(found.expire) > Date.now() ? found.secret : null;
  } catch (error) {
    if (isStatus(error, 400, 401, 404)) return null;
    throw error;
  }
}
