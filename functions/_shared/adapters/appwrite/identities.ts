import { Query, Storage, Users } from "node-appwrite";
import type { FileFinder, Identities } from "../identities.ts";
import { type AppwriteAddress, isStatus, keyClient } from "./client.ts";

export function appwriteIdentities(
  address: AppwriteAddress,
  key: string,
): { identities: Identities; finder: FileFinder } {
  const client = keyClient(address, key);
  const users = new Users(client);
  const storage = new Storage(client);
  const orNull = (error: unknown): null => {
    if (isStatus(error, 404)) return null;
    throw error;
  };
  return {
    identities: {
      async find(userId) {
        const user = await users.get({ userId }).catch(orNull);
        return user && { email: user.email, name: user.name, registeredAt: user.registration };
      },
      async remove(userId) {
        await users.deleteSessions({ userId }).catch(orNull);
        await users.delete({ userId }).catch(orNull);
      },
    },
    finder: {
      async idsStartingWith(bucket, prefix) {
        const queries = [Query.startsWith("$id", prefix), Query.limit(100)];
        const { files } = await storage.listFiles({ bucketId: bucket.id, queries });
        return files.map((file) => file.$id);
      },
    },
  };
}
