import { randomBytes } from "node:crypto";
import { endpoints } from "#domain/contract.ts";
import { type Endpoint, pathOf, requestTo, type Sent } from "#domain/wire/endpoint.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { type LedgerStore, ledgerStore } from "#shared/adapters/ledger-store.ts";
import { functionFor } from "../../functions/manifest.ts";
import { ask } from "./http.ts";
import { ID, type OperatedProject, orNull, Query } from "./project.ts";
import { addressOf, type Target } from "./target.ts";

/** Nobody's: a run that broke off is recognised by it, and what it left is removed by the next. */
const EMAIL = "deployment-trial@example.test";

export interface TrialDeps {
  project: OperatedProject;
  target: Target;
  /** Where each function answers. */
  domains: Readonly<Record<string, string>>;
}

/** A customer of the product, as the product's own API sees one. */
export interface TrialAccount {
  userId: string;
  api: <Pattern extends string, Body, Reply>(
    endpoint: Endpoint<Pattern, "user", Body, Reply>,
    sent: Sent<Pattern, Body>,
  ) => Promise<ApiAnswer<Reply>>;
}

export interface ApiAnswer<Reply> {
  status: number;
  /** Only where the status says that it is a success. */
  reply: () => Reply;
  failure: () => string;
}

/** Money moves by the ledger's own rules here too. */
export const trialLedger = ({ target }: Pick<TrialDeps, "target">): LedgerStore =>
  ledgerStore(appwriteTables(target, target.apiKey), () => new Date());

/** A signed-in person with a verified address, made by the key: no mail is sent. */
export async function openTrialAccount(deps: TrialDeps): Promise<TrialAccount> {
  const { users } = deps.project;
  const left = await users.list({ queries: [Query.equal("email", EMAIL)] });
  for (const { $id } of left.users) await closeTrialAccount(await signIn(deps, $id), deps);
  const { $id: userId } = await users.create({
    ...{ userId: ID.unique(), email: EMAIL, name: "Deployment trial" },
    password: randomBytes(24).toString("base64url"),
  });
  await users.updateEmailVerification({ userId, emailVerification: true });
  return signIn(deps, userId);
}

async function signIn({ project, target, domains }: TrialDeps, userId: string) {
  const session = await project.users.createSession({ userId });
  const { jwt } = await project.users.createJWT({ userId, sessionId: session.$id });
  const account: TrialAccount = {
    userId,
    async api(endpoint, sent) {
      const { path, ...request } = requestTo(endpoint, sent);
      const domain = domains[functionFor(pathOf(endpoint.pattern))?.id ?? ""] ?? "";
      const headers = { authorization: `Bearer ${jwt}` };
      const { status, body } = await ask(`${addressOf(target, domain)}${path}`, {
        ...request,
        headers,
      });
      return { status, reply: () => JSON.parse(body), failure: () => failureIn(body) };
    },
  };
  return account;
}

/** `{code, detail}` as a sentence; a page of whoever stands in front as it begins. */
function failureIn(body: string): string {
  try {
    const { code, detail } = JSON.parse(body);
    return `${detail} (${code})`;
  } catch {
    return body.slice(0, 200);
  }
}

/**
 * Takes back what is left of the credit, what an open collection holds included, and deletes the
 * account the way a person does. In the books the trial then has cost what was charged, as a loss
 * of ours and a revenue. Throws when something of the account is left.
 */
export async function closeTrialAccount(account: TrialAccount, deps: TrialDeps): Promise<void> {
  const { userId } = account;
  const ledger = trialLedger(deps);
  const there = await ledger.accountOf(userId);
  const entries = (await ledger.entriesOf(userId)).map(({ entry }) => entry);
  const isSettled = (taskId: string | null): boolean =>
    entries.some((one) => one.kind === "settle" && one.task_id === taskId);
  const heldMicros = entries
    .filter(({ kind, task_id }) => kind === "hold" && !isSettled(task_id))
    .reduce((sum, { amount_micros }) => sum - amount_micros, 0);
  const leftMicros = (there?.balanceMicros ?? 0) + heldMicros;
  if (there && leftMicros !== 0)
    await ledger.correct({
      ...{ ticket: `trial-back.${userId}`, userId, amountMicros: -leftMicros },
      reason: "Credit of the deployment's trial taken back",
    });
  const { status } = await account.api(endpoints.deleteAccount, {});
  if (status !== 200 && status !== 202)
    throw new Error(
      `its account could not be deleted (${status}); the next deployment tries again`,
    );
  if (await orNull(deps.project.users.get({ userId })))
    throw new Error("its account is there after its deletion; the next deployment tries again");
}
