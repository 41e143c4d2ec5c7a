import { Query, Storage, Users } from "node-appwrite";
import type { FileFinder, Identities } from "../identities.ts";
import type { SignIns } from "../sign-ins.ts";
import { type AppwriteAddress, isStatus, keyClient } from "./client.ts";

const orNull = (error: unknown): null => {
  if (isStatus(error, 404)) return null;
  throw error;
};

export function appwriteIdentities(
  address: AppwriteAddress,
  key: string,
): { identities: Identities; finder: FileFinder } {
  const client = keyClient(address, key);
  const users = new Users(client);
  const storage = new Storage(client);
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

export function appwriteSignIns(address: AppwriteAddress, key: string): SignIns {
  const users = new Users(keyClient(address, key));
  return {
    async person(userId) {
      const user = await users.get({ userId }).catch(orNull);
      return (
        user && {
          email: user.email,
          emailVerified: user.emailVerification,
          labels: user.labels,
          changedAt: user.$updatedAt,
          hasPassword: Boolean(user.password),
        }
      );
    },
    async linkedAccounts(userId) {
      const queries = [Query.equal("userId", userId), Query.limit(100)];
      const { identities } = await users.listIdentities({ queries });
      return identities.map(({ $id, $createdAt, provider, providerEmail }) => ({
        id: $id,
        provider,
        email: providerEmail,
        linkedAt: $createdAt,
      }));
    },
    async sessions(userId) {
      const found = await users.listSessions({ userId }).catch(orNull);
      return (found?.sessions ?? []).map(({ $id, $createdAt, provider }) => ({
        id: $id,
        provider,
        openedAt: $createdAt,
      }));
    },
    async unlink(identityId) {
      await users.deleteIdentity({ identityId }).catch(orNull);
    },
    async clearPassword(userId) {
      // An empty one: nobody signs in with a password any more until one is set by mail.
      await users.updatePassword({ userId, password: "" }).catch(orNull);
    },
    async endSession(userId, sessionId) {
      await users.deleteSession({ userId, sessionId }).catch(orNull);
    },
    async setLabels(userId, labels) {
      await users.updateLabels({ userId, labels: [...labels] }).catch(orNull);
    },
  };
}
