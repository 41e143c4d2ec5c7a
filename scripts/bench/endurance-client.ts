import { Realtime, Client as WebClient } from "appwrite";
import {
  Account,
  Client,
  Functions,
  ID,
  Permission,
  Query,
  Role,
  Storage,
  TablesDB,
  Users,
} from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import type { EnduranceServer } from "./endurance-server.ts";

// The web SDK keeps its timers on the page's window.
Object.assign(globalThis, { window: globalThis });

const notes = { databaseId: "main", tableId: "notes" };
const file = InputFile.fromPlainText("a,b\r\n".repeat(2_000), "notes.csv");
const roundsToFile = 10;
const roundsToFunction = 25;

/**
 * One signed-in person who works without a break until told to stop: rows of every kind of write, a
 * transaction, lists, and now and then a file, a token and a function, listening to the own rows all
 * the while. Everything made is removed again, so that what stays on the server is the server's own. Returns the calls that succeeded.
 */
export async function workUntil(isOver: () => boolean, server: EnduranceServer): Promise<number> {
  const { node, web, userId } = await signUp(server);
  const [account, tables] = [new Account(node), new TablesDB(node)];
  const permissions = [
    Permission.read(Role.user(userId)),
    Permission.update(Role.user(userId)),
    Permission.delete(Role.user(userId)),
  ];
  let calls = 0;
  const count = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    calls += 1;
    return answer;
  };

  const writeRows = async (): Promise<void> => {
    const row = { ...notes, rowId: ID.unique() };
    await count(tables.createRow({ ...row, data: { text: "made" }, permissions }));
    await count(tables.updateRow({ ...row, data: { text: "changed" } }));
    await count(tables.incrementRowColumn({ ...row, column: "count", value: 2 }));
    const { $id: transactionId } = await count(tables.createTransaction({ ttl: 60 }));
    await count(
      tables.createOperations({
        transactionId,
        operations: [
          { action: "decrement", ...row, data: { column: "count", value: 1, min: 0 } },
          { action: "update", ...row, data: { text: "in one go" } },
        ],
      }),
    );
    await count(tables.updateTransaction({ transactionId, commit: true }));
    const { rows } = await count(
      tables.listRows({ ...notes, queries: [Query.equal("count", 1), Query.limit(25)] }),
    );
    if (!rows.some(({ $id, text }) => $id === row.rowId && text === "in one go")) {
      throw new Error("a row is not as it was written");
    }
    await count(tables.deleteRow(row));
    await count(tables.deleteTransaction({ transactionId }));
  };

  const keepFile = async (): Promise<void> => {
    const storage = new Storage(node);
    const one = { bucketId: "files", fileId: ID.unique() };
    await count(storage.createFile({ ...one, file, permissions }));
    await count(storage.getFileDownload(one));
    await count(storage.deleteFile(one));
    await count(account.createJWT());
  };

  const runFunction = async (): Promise<void> => {
    const execution = await count(
      new Functions(node).createExecution({ functionId: "echo", body: userId }),
    );
    if (execution.responseBody !== userId) throw new Error("a function did not answer");
  };

  let events = 0;
  const realtime = new Realtime(web);
  await realtime.subscribe("databases.main.tables.notes.rows", () => {
    events += 1;
  });
  for (let round = 1; !isOver(); round++) {
    await count(account.get());
    await writeRows();
    if (round % roundsToFile === 0) await keepFile();
    if (round % roundsToFunction === 0) await runFunction();
  }
  await realtime.disconnect();
  if (events === 0) throw new Error("a person heard nothing of their own rows");
  return calls;
}

async function signUp(
  server: EnduranceServer,
): Promise<{ node: Client; web: WebClient; userId: string }> {
  const anew = (): Client => new Client().setEndpoint(server.endpoint).setProject(server.projectId);
  const users = new Users(anew().setKey(server.apiKey));
  const userId = ID.unique();
  await users.create({ userId, email: `${userId}@example.test`, password: "a good password" });
  const { secret } = await users.createSession({ userId });
  // The SDK authenticates before it subscribes; without a channel in the address the server then
  // forgets the project, and hangs up.
  const address = `${server.projectId}&channels[]=account`;
  const web = new WebClient().setEndpoint(server.endpoint).setProject(address).setSession(secret);
  return { node: anew().setSession(secret), web, userId };
}
