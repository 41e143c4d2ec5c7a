import {
  Account,
  AppwriteException,
  Client,
  ID,
  type Models,
  OAuthProvider,
  Realtime,
} from "appwrite";
import { runMailsOff, runMailsSetting, wantsRunMails } from "#domain/task/run-mail.ts";
import { loadConfig } from "./config.ts";
import { RequestFailure, untilTooLate } from "./failure.ts";
import { untilLogOut } from "./session-end.ts";
import { deviceStorage, forgetSession, sessionWithoutCookie, storageKeys } from "./storage.ts";

/** The signed-in person, as the identity provider knows them. */
export interface User {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** Not for somebody who only ever came by Google. */
  hasPassword: boolean;
}

const userOf = (account: Models.User<Models.Preferences>): User => ({
  id: account.$id,
  name: account.name,
  email: account.email,
  isVerified: account.emailVerification,
  hasPassword: Boolean(account.passwordUpdate),
});

let opened: Account | undefined;

async function account(): Promise<Account> {
  opened ??= new Account(await client());
  return opened;
}

/**
 * A separate socket, closed until someone subscribes. Its address names a channel: if the browser
 * refuses the session's cookie, the SDK authenticates before it subscribes, and the server forgets
 * the project of a client that does so without a channel, and hangs up.
 */
export async function openSocket(): Promise<Realtime> {
  const { endpoint, projectId } = await loadConfig();
  const client = new Client().setEndpoint(endpoint).setProject(`${projectId}&channels[]=account`);
  const session = sessionWithoutCookie(projectId);
  return new Realtime(session ? client.setSession(session) : client);
}

async function client(): Promise<Client> {
  const { endpoint, projectId } = await loadConfig();
  return new PatientClient().setEndpoint(endpoint).setProject(projectId);
}

/** The SDK's own waits for an answer without end. */
class PatientClient extends Client {
  override prepareRequest(...request: Parameters<Client["prepareRequest"]>) {
    const { uri, options } = super.prepareRequest(...request);
    return { uri, options: { ...options, signal: untilTooLate() } };
  }
}

/** A refusal that says that nobody is signed in; anything else is passed on as it is. */
const refusalOf = (error: unknown): unknown =>
  error instanceof AppwriteException && error.code === 401
    ? new RequestFailure(401, "Please log in again.")
    : error;

export async function readUser(): Promise<User> {
  try {
    return userOf(await (await account()).get());
  } catch (error) {
    throw refusalOf(error);
  }
}

export async function createAccount(person: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  await (await account()).create({ userId: ID.unique(), ...person });
}

export const openSession = (credentials: { email: string; password: string }): Promise<void> =>
  open((sdk) => sdk.createEmailPasswordSession(credentials));

/** By what Google's sign-in has brought to this page; it works once, for a minute. */
export const openGoogleSession = (token: { userId: string; secret: string }): Promise<void> =>
  open((sdk) => sdk.createSession(token));

/** Opens a session; one that is still open, of anybody, is ended first. */
async function open(create: (sdk: Account) => Promise<Models.Session>): Promise<void> {
  const sdk = await account();
  if (deviceStorage.read(storageKeys.session)) await closeSession();
  else forgetSession();
  const { userId } = await createInstead(sdk, create);
  deviceStorage.write(storageKeys.session, userId);
}

async function createInstead(
  sdk: Account,
  create: (sdk: Account) => Promise<Models.Session>,
): Promise<Models.Session> {
  try {
    return await create(sdk);
  } catch (error) {
    const isTaken =
      error instanceof AppwriteException && error.type === "user_session_already_exists";
    if (!isTaken) throw error;
    await sdk.deleteSession({ sessionId: "current" });
    return create(sdk);
  }
}

/** Leaves the site for Google's page, which leads to `success` or to `failure`. */
export async function leaveForGoogle(pages: { success: string; failure: string }): Promise<void> {
  // Google's sign-in would be linked to the account that is still signed in.
  if (deviceStorage.read(storageKeys.session)) await closeSession();
  else forgetSession();
  (await account()).createOAuth2Token({ provider: OAuthProvider.Google, ...pages });
}

const underWay = new Set<Promise<unknown>>();

/** Answered before the session ends: overtaken by its end it would be refused. None begins while it ends. */
async function beforeTheEnd<T>(begin: (sdk: Account) => Promise<T>): Promise<T> {
  const sdk = await account();
  untilLogOut().throwIfAborted();
  const call = begin(sdk);
  underWay.add(call);
  try {
    return await call;
  } finally {
    underWay.delete(call);
  }
}

/** A session that is already gone counts as closed. */
export async function closeSession(): Promise<void> {
  await Promise.allSettled(underWay);
  try {
    await (await account()).deleteSession({ sessionId: "current" });
  } catch (error) {
    if (!(error instanceof AppwriteException && error.code === 401)) throw error;
  }
  forgetSession();
}

export interface SessionInfo {
  id: string;
  isCurrent: boolean;
  /** `Chrome on Windows`, or as much as is known. */
  device: string;
  isPhone: boolean;
  /** `Tunisia`; null where nobody knows. */
  place: string | null;
  openedAt: string;
  usedAt: string;
  byGoogle: boolean;
}

/** Where the person is signed in: this device first, then by last use. */
export async function listSessions(): Promise<SessionInfo[]> {
  const { sessions } = await beforeTheEnd((sdk) => sdk.listSessions());
  return sessions
    .map((session) => ({
      id: session.$id,
      isCurrent: session.current,
      device: deviceIn(session),
      isPhone: ["smartphone", "tablet"].includes(session.deviceName),
      place: session.countryCode && session.countryCode !== "--" ? session.countryName : null,
      openedAt: session.$createdAt,
      usedAt: session.$updatedAt,
      byGoogle: session.provider === OAuthProvider.Google,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.usedAt.localeCompare(a.usedAt));
}

const deviceIn = ({ clientName, osName }: Models.Session): string =>
  [clientName, osName].filter(Boolean).join(" on ") || "Unknown browser";

/** Another device's session; one that is gone already counts as ended. */
export async function endSession(sessionId: string): Promise<void> {
  try {
    await (await account()).deleteSession({ sessionId });
  } catch (error) {
    if (!(error instanceof AppwriteException && error.code === 404)) throw error;
  }
}

export async function endAllSessions(): Promise<void> {
  await Promise.allSettled(underWay);
  await (await account()).deleteSessions();
}

/** The list of sessions says when each was last used: this one says so itself, a few times a day. */
export async function noteUse(): Promise<void> {
  const usedAt = Number(deviceStorage.read(storageKeys.sessionUsed) ?? 0);
  if (Date.now() - usedAt < noteUseEveryMs) return;
  deviceStorage.write(storageKeys.sessionUsed, String(Date.now()));
  await beforeTheEnd((sdk) => sdk.updateSession({ sessionId: "current" }));
}

const noteUseEveryMs = 6 * 3_600_000;

/** `current` is empty for somebody who has no password yet. */
export async function changePassword(change: { current: string; next: string }): Promise<void> {
  await (await account()).updatePassword({
    password: change.next,
    ...(change.current ? { oldPassword: change.current } : {}),
  });
}

export async function readsRunMails(): Promise<boolean> {
  return wantsRunMails(await beforeTheEnd((sdk) => sdk.getPrefs()));
}

export async function switchRunMails(isOn: boolean): Promise<void> {
  await beforeTheEnd(async (sdk) => {
    // They are written as a whole, and others may be there.
    const others = await sdk.getPrefs();
    const prefs = { ...others, [runMailsSetting]: isOn ? "on" : runMailsOff };
    await sdk.updatePrefs({ prefs });
  });
}

/**
 * Sends the mail whose link leads to `url`; an unknown address is not a failure, so nobody can
 * probe for accounts.
 */
export async function requestRecovery(email: string, url: string): Promise<void> {
  try {
    await (await account()).createRecovery({ email, url });
  } catch (error) {
    if (!(error instanceof AppwriteException && error.type === "user_not_found")) throw error;
  }
}

export async function confirmRecovery(link: {
  userId: string;
  secret: string;
  password: string;
}): Promise<void> {
  await (await account()).updateRecovery(link);
}

/** Sends the mail whose link leads to `url`. */
export async function requestVerification(url: string): Promise<void> {
  await (await account()).createEmailVerification({ url });
}

export async function confirmVerification(link: { userId: string; secret: string }): Promise<void> {
  await (await account()).updateEmailVerification(link);
}

export async function createJwt(): Promise<string> {
  try {
    return (await beforeTheEnd((sdk) => sdk.createJWT())).jwt;
  } catch (error) {
    throw refusalOf(error);
  }
}
