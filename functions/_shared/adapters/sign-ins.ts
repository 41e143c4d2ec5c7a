import { sha256 } from "./hash.ts";

/** The facts that decide whether someone else may have prepared an account for its owner. */
export interface Person {
  email: string;
  emailVerified: boolean;
  labels: readonly string[];
  /** When anything of the account was last changed: its verification is not younger. */
  changedAt: string;
  hasPassword: boolean;
}

/** An account at another service, such as Google's, that signs the person in. */
export interface LinkedAccount {
  id: string;
  provider: string;
  email: string;
  linkedAt: string;
}

export interface OpenSession {
  id: string;
  /** `email` = by password, `google` or `oauth2` = by a linked account. */
  provider: string;
  openedAt: string;
}

/** The ways into an account, as only the product's key may look at and change them. */
export interface SignIns {
  /** `null`: there is no such person any more. */
  person: (userId: string) => Promise<Person | null>;
  linkedAccounts: (userId: string) => Promise<LinkedAccount[]>;
  sessions: (userId: string) => Promise<OpenSession[]>;
  /** Already gone is not a failure, here and below. */
  unlink: (linkedAccountId: string) => Promise<void>;
  clearPassword: (userId: string) => Promise<void>;
  endSession: (userId: string, sessionId: string) => Promise<void>;
  setLabels: (userId: string, labels: readonly string[]) => Promise<void>;
}

const labelStart = "owner";

/**
 * The label of an account whose sign-ins were looked at since this address was verified. People
 * can't write labels, and every call reads them with the account, so that asking costs nothing.
 */
export const ownerLabel = (email: string): string =>
  `${labelStart}${sha256(email.toLowerCase()).slice(0, 24)}`;

const linkedProviders: readonly string[] = ["google", "oauth2"];
/** A sign-in in progress may open one more session. */
const listingsMax = 5;

/**
 * Anyone can sign up with someone else's address, and the platform keeps their password and
 * sessions when the owner signs in with Google. So the first call of a verified account ends
 * everything that may predate the verification: sessions, linked accounts of another address, and
 * the password if the owner used Google. A plain sign-up keeps its password and the calling
 * session: anyone who knows the password has both anyway. Set the label last, so a crash before it
 * only repeats the work.
 */
export async function endEarlierSignIns(
  signIns: SignIns,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const person = await signIns.person(userId);
  const label = ownerLabel(person?.email ?? "");
  if (!person?.emailVerified || person.labels.includes(label)) return;
  const linked = await signIns.linkedAccounts(userId);
  const own = linked.filter((one) => isSame(one.email, person.email));
  const foreign = linked.filter((one) => !own.includes(one));
  const stays = (session: OpenSession): boolean => {
    if (foreign.length > 0) return false;
    if (own.length > 0) return own.some((one) => isBy(one, session));
    const isCaller = session.id === sessionId && !linkedProviders.includes(session.provider);
    return isCaller || session.openedAt > person.changedAt;
  };

  if (foreign.length > 0) await endSessions(signIns, userId, stays);
  for (const { id } of foreign) await signIns.unlink(id);
  if (own.length > 0 && person.hasPassword) await signIns.clearPassword(userId);
  await endSessions(signIns, userId, stays);
  const others = person.labels.filter((one) => !one.startsWith(labelStart));
  await signIns.setLabels(userId, [...others, label]);
}

async function endSessions(
  signIns: SignIns,
  userId: string,
  stays: (session: OpenSession) => boolean,
): Promise<void> {
  for (let listings = 0; listings < listingsMax; listings++) {
    const ending = (await signIns.sessions(userId)).filter((session) => !stays(session));
    if (ending.length === 0) return;
    for (const { id } of ending) await signIns.endSession(userId, id);
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const isBy = (linked: LinkedAccount, { provider, openedAt }: OpenSession): boolean =>
  (provider === linked.provider || provider === "oauth2") && openedAt >= linked.linkedAt;
