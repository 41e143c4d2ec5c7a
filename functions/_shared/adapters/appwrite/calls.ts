import { Account, ExecutionMethod, Functions, Messaging, Users } from "node-appwrite";
import { wantsRunMails } from "#domain/task/run-mail.ts";
import { type RunMails, runMailId } from "../run-mails.ts";
import { ownerLabel } from "../sign-ins.ts";
import { type AppwriteAddress, clientFor, isStatus, keyClient } from "./client.ts";

/** The owner of a bearer token; `null` if the platform does not accept it. */
export interface Caller {
  userId: string;
  email: string;
  emailVerified: boolean;
  blocked: boolean;
}

/** A caller by the session behind their token. */
export interface SignedIn extends Caller {
  /** Empty if the token belongs to no session. */
  sessionId: string;
  /** Whether sign-ins older than the verification were ended. */
  ownerSeen: boolean;
}

/** Asks the platform: a token decoded here would prove nothing. */
export async function callerOf(address: AppwriteAddress, jwt: string): Promise<SignedIn | null> {
  try {
    const user = await new Account(clientFor(address).setJWT(jwt)).get();
    return {
      userId: user.$id,
      email: user.email,
      emailVerified: user.emailVerification,
      blocked: !user.status,
      sessionId: sessionOf(jwt),
      ownerSeen: user.labels.includes(ownerLabel(user.email)),
    };
  } catch (error) {
    if (isStatus(error, 401, 403, 404)) return null;
    throw error;
  }
}

/** Of a token the platform has just accepted. */
function sessionOf(jwt: string): string {
  const claims: unknown = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
  const isSession = typeof claims === "object" && claims !== null && "sessionId" in claims;
  return isSession ? String(claims.sessionId) : "";
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

export function appwriteRunMails(address: AppwriteAddress, key: string): RunMails {
  const client = keyClient(address, key);
  return {
    async recipient(userId) {
      try {
        const { email, emailVerification, status, prefs } = await new Users(client).get({ userId });
        return {
          isReachable: Boolean(email) && emailVerification && status,
          wantsMails: wantsRunMails({ ...prefs }),
        };
      } catch (error) {
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
    async send({ taskId, userId, subject, content }) {
      try {
        await new Messaging(client).createEmail({
          messageId: runMailId(taskId),
          users: [userId],
          ...{ subject, content },
        });
        return "sent";
      } catch (error) {
        if (isStatus(error, 409)) return "sent-before";
        throw error;
      }
    },
    async forget(taskId) {
      try {
        await new Messaging(client).delete({ messageId: runMailId(taskId) });
      } catch (error) {
        if (!isStatus(error, 404)) throw error;
      }
    },
  };
}
