import { Account, AppwriteException, Client, ID, type Models, Realtime } from "appwrite";
import { databaseId } from "#collections/schema.ts";
import { loadConfig } from "./config.ts";
import { deviceStorage, forgetPerson, storageKeys } from "./storage.ts";

/** The signed-in person, as the identity provider knows them. */
export interface User {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
}

const userOf = (account: Models.User<Models.Preferences>): User => ({
  id: account.$id,
  name: account.name,
  email: account.email,
  isVerified: account.emailVerification,
});

let opened: Account | undefined;

async function account(): Promise<Account> {
  opened ??= new Account(await client());
  return opened;
}

async function client(): Promise<Client> {
  const { endpoint, projectId } = await loadConfig();
  return new Client().setEndpoint(endpoint).setProject(projectId);
}

export const readUser = async (): Promise<User> => userOf(await (await account()).get());

export async function createAccount(person: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  await (await account()).create({ userId: ID.unique(), ...person });
}

/** Opens a session; one that is still open, of anybody, is ended first and leaves nothing. */
export async function openSession(credentials: { email: string; password: string }): Promise<void> {
  const sdk = await account();
  if (deviceStorage.read(storageKeys.session)) await closeSession();
  forgetPerson();
  try {
    await sdk.createEmailPasswordSession(credentials);
  } catch (error) {
    const isTaken =
      error instanceof AppwriteException && error.type === "user_session_already_exists";
    if (!isTaken) throw error;
    await sdk.deleteSession({ sessionId: "current" });
    await sdk.createEmailPasswordSession(credentials);
  }
  deviceStorage.write(storageKeys.session, "yes");
}

/** A session that is already gone counts as closed. */
export async function closeSession(): Promise<void> {
  try {
    await (await account()).deleteSession({ sessionId: "current" });
  } catch (error) {
    if (!(error instanceof AppwriteException && error.code === 401)) throw error;
  }
}

/** Sends the mail whose link leads to `url`. */
export async function requestVerification(url: string): Promise<void> {
  await (await account()).createEmailVerification({ url });
}

export async function confirmVerification(link: { userId: string; secret: string }): Promise<void> {
  await (await account()).updateEmailVerification(link);
}

export const createJwt = async (): Promise<string> => (await (await account()).createJWT()).jwt;

/** Tables whose rows their person may read, and so hear of. */
export type LiveTable = "tasks" | "accounts";

interface RowListener {
  channel: string;
  callback: () => void;
}

const listeners = new Set<RowListener>();
const policyViolation = 1008;

let opening: Promise<Realtime> | undefined;
let isConnected = false;
/** Not tried again before the next log-in or page: whoever blocks a socket blocks the next one too. */
let isRefused = false;

/** Whether changes of rows are heard of at the moment. */
export const hearsRowChanges = (): boolean => isConnected;

/**
 * Calls back when a row the person may read changes, or any such row of the table (`"*"`), and
 * when changes may have been missed. All listeners share one socket, open while there are any;
 * without it nothing is ever heard, so whoever listens also asks from time to time.
 */
export function onRowChange(tableId: LiveTable, rowId: string, callback: () => void): () => void {
  const rows = `tablesdb.${databaseId}.tables.${tableId}.rows`;
  const listener = { channel: rowId === "*" ? rows : `${rows}.${rowId}`, callback };
  listeners.add(listener);
  const unsubscribe = listen(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) hangUp();
    else void unsubscribe.then((end) => end());
  };
}

async function listen(listener: RowListener): Promise<() => Promise<void>> {
  try {
    opening ??= openRealtime();
    const realtime = await opening;
    if (isRefused || !listeners.has(listener)) return async () => {};
    const { unsubscribe } = await realtime.subscribe(listener.channel, () => {
      if (listeners.has(listener)) listener.callback();
    });
    return unsubscribe;
  } catch {
    // A socket that can't be opened is the SDK's to try again, and polling's to stand in for.
    return async () => {};
  }
}

async function openRealtime(): Promise<Realtime> {
  const realtime = new Realtime(await client());
  let wasConnected = false;
  realtime.onOpen(() => {
    isConnected = true;
    if (wasConnected) for (const { callback } of listeners) callback();
    wasConnected = true;
  });
  realtime.onClose(() => {
    isConnected = false;
  });
  realtime.onError((_error, code) => {
    if (wasConnected && code !== policyViolation) return;
    isRefused = true;
    void realtime.disconnect();
  });
  return realtime;
}

/** The next person's session opens a socket of its own. */
function hangUp(): void {
  const closing = opening;
  opening = undefined;
  isConnected = false;
  isRefused = false;
  closing?.then(
    (realtime) => realtime.disconnect(),
    () => {},
  );
}
