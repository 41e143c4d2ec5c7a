import {
  Account,
  AppwriteException,
  Client,
  ExecutionMethod,
  Functions,
  Permission,
  Query,
  Role,
  Storage,
  TablesDB,
  Tokens,
  Users,
} from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import { databaseId, type Row, type Table } from "#collections/schema.ts";
import type { Files } from "./files.ts";
import type { FileFinder, Identities } from "./identities.ts";
import type { CommitOutcome, ListQuery, Operation, Tables } from "./tables.ts";

export interface AppwriteAddress {
  endpoint: string;
  projectId: string;
}

/** Who a bearer token belongs to; `null` when the platform does not accept it. */
export interface Caller {
  userId: string;
  email: string;
  emailVerified: boolean;
  blocked: boolean;
}

const clientFor = ({ endpoint, projectId }: AppwriteAddress): Client =>
  new Client().setEndpoint(endpoint).setProject(projectId);

const keyClient = (address: AppwriteAddress, key: string): Client => clientFor(address).setKey(key);

const isStatus = (error: unknown, ...codes: number[]): error is AppwriteException =>
  error instanceof AppwriteException && codes.includes(error.code);

/** Asks the platform: a token decoded here would prove nothing. */
export async function callerOf(address: AppwriteAddress, jwt: string): Promise<Caller | null> {
  try {
    const user = await new Account(clientFor(address).setJWT(jwt)).get();
    return {
      userId: user.$id,
      email: user.email,
      emailVerified: user.emailVerification,
      blocked: !user.status,
    };
  } catch (error) {
    if (isStatus(error, 401, 403, 404)) return null;
    throw error;
  }
}

/** Starts a function in the background; its failure is seen by the lease running out. */
export async function startExecution(
  address: AppwriteAddress,
  key: string,
  execution: { functionId: string; body: object },
): Promise<void> {
  await new Functions(keyClient(address, key)).createExecution({
    functionId: execution.functionId,
    body: JSON.stringify(execution.body),
    async: true,
    xpath: "/",
    method: ExecutionMethod.POST,
    headers: { "content-type": "application/json" },
  });
}

const pageSizeDefault = 500;

export function appwriteTables(address: AppwriteAddress, key: string): Tables {
  const db = new TablesDB(keyClient(address, key));
  const at = (table: Table, rowId: string) => ({ databaseId, tableId: table.id, rowId });

  return {
    async get<T extends Table>(table: T, id: string) {
      try {
        return rowOf<T>(await db.getRow(at(table, id)));
      } catch (error) {
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
    async list<T extends Table>(table: T, query: ListQuery<T> = {}) {
      const rows: Row<T>[] = [];
      const limit = query.limit ?? Number.POSITIVE_INFINITY;
      for (;;) {
        const size = Math.min(query.pageSize ?? pageSizeDefault, limit - rows.length);
        const last = rows.at(-1);
        const queries = [...queriesOf(query), Query.limit(size)];
        if (last) queries.push(Query.cursorAfter(last.$id));
        const page = await db.listRows({ databaseId, tableId: table.id, queries, total: false });
        rows.push(...page.rows.map((row) => rowOf<T>(row)));
        if (page.rows.length < size || rows.length >= limit) return rows;
      }
    },
    async create(table, id, data) {
      try {
        await db.createRow({ ...at(table, id), data, permissions: [] });
        return "created";
      } catch (error) {
        if (isStatus(error, 409)) return "exists";
        throw error;
      }
    },
    async update(table, id, data) {
      await db.updateRow({ ...at(table, id), data });
    },
    async upsert(table, id, data) {
      await db.upsertRow({ ...at(table, id), data, permissions: [] });
    },
    async increment(table, id, { column, value }) {
      try {
        // The platform takes no change of zero or less.
        const change = { ...at(table, id), column, value: Math.abs(value) };
        const row =
          value < 0 ? await db.decrementRowColumn(change) : await db.incrementRowColumn(change);
        return Number((row as unknown as Record<string, unknown>)[column]);
      } catch (error) {
        // The platform's own answer to a row that is not there.
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
    async remove(table, id) {
      try {
        await db.deleteRow(at(table, id));
      } catch (error) {
        if (!isStatus(error, 404)) throw error;
      }
    },
    async grantRead(table, id, userId) {
      await db.updateRow({
        ...at(table, id),
        data: {},
        permissions: [Permission.read(Role.user(userId))],
      });
    },
    transact: (operations) => transact(db, operations),
  };
}

/** The row's columns are trusted: only this product writes them, typed by the same definition. */
const rowOf = <T extends Table>(row: unknown): Row<T> => row as Row<T>;

function queriesOf<T extends Table>(query: ListQuery<T>): string[] {
  const queries: string[] = [];
  for (const [column, value] of Object.entries(query.where ?? {})) {
    if (value === null) queries.push(Query.isNull(column));
    else queries.push(Query.equal(column, value as string | number | boolean | string[]));
  }
  if (query.createdSince) queries.push(Query.greaterThanEqual("$createdAt", query.createdSince));
  if (query.createdBefore) queries.push(Query.lessThan("$createdAt", query.createdBefore));
  if (query.orderBy) queries.push(Query.orderAsc(query.orderBy));
  if (query.newestFirst) queries.push(Query.orderDesc("$createdAt"));
  if (query.select) queries.push(Query.select([...query.select]));
  return queries;
}

async function transact(db: TablesDB, operations: readonly Operation[]): Promise<CommitOutcome> {
  try {
    const { $id: transactionId } = await db.createTransaction({ ttl: 60 });
    await db.createOperations({
      transactionId,
      operations: operations.map(({ action, table, rowId, data }) => ({
        action,
        databaseId,
        tableId: table.id,
        rowId,
        ...(data ? { data } : {}),
      })),
    });
    await db.updateTransaction({ transactionId, commit: true });
    return "committed";
  } catch (error) {
    if (
      error instanceof AppwriteException &&
      /^(attribute|column)_limit_exceeded$/.test(error.type)
    ) {
      return "below-minimum";
    }
    return "unclear";
  }
}

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

/**
 * The secret of one of this very file's tokens that is not over. The platform signs a token's
 * secret anew each time it is asked, so links carry the token's id and never the secret.
 */
async function openSecret(
  tokens: Tokens,
  { bucketId, fileId, tokenId }: { bucketId: string; fileId: string; tokenId: string },
): Promise<string | null> {
  try {
    const { tokens: issued } = await tokens.list({ bucketId, fileId });
    const found = issued.find((token) => token.$id === tokenId);
    return found && Date.parse(found.expire) > Date.now() ? found.secret : null;
  } catch (error) {
    if (isStatus(error, 400, 401, 404)) return null;
    throw error;
  }
}
