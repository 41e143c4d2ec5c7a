import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { NOWHERE } from "./contract/cases/wire.ts";
import type { Api } from "./contract/run.ts";
import {
  type OperationAnswer,
  type RunningAppwrite,
  readWithinBudget,
  startLocalAppwrite,
  UNKNOWN_OPERATION,
} from "./local-appwrite/index.ts";
import { googleSignIn } from "./local-stack/google-sign-in.ts";
import { createGoogle } from "./stand-ins/index.ts";

/** What the local Appwrite saw of a run. */
export interface ServedCalls {
  /** All that is served. */
  operations: number;
  /** Never answered well. */
  missed: string[];
  /** Paths that were asked and are no operation's, but for those a case asks on purpose. */
  unknown: string[];
  /** Those. */
  unknownOnPurpose: string[];
}

export interface ContractServer {
  api: Api;
  served: () => ServedCalls;
  close: () => Promise<void>;
}

async function startGoogle(): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const google = createGoogle({ readBody: readWithinBudget });
  const server = createServer((req, res) =>
    google(req, res, new URL(req.url ?? "/", "http://localhost")),
  );
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** A minute is the least a transaction lives, so its time is ended where it is kept. */
function expireIn(dataDir: string): (transactionId: string) => void {
  return (transactionId) => {
    const db = new DatabaseSync(join(dataDir, "appwrite.sqlite"));
    db.prepare("UPDATE transactions SET expiresAt = ? WHERE id = ?").run(
      "2020-01-01T00:00:00.000+00:00",
      transactionId,
    );
    db.close();
  };
}

async function caughtMails({
  endpoint,
}: RunningAppwrite): Promise<{ to: string; links: string[] }[]> {
  const answer = await fetch(`${new URL(endpoint).origin}/mailbox/messages`);
  return (await answer.json()) as { to: string; links: string[] }[];
}

/** A local Appwrite for the contract suite, with all that a server elsewhere can't give. */
export async function startContractServer(folder: string): Promise<ContractServer> {
  const good = new Set<string>();
  const unknown: string[] = [];
  const onAnswer = ({ operation, asked, status, errorType }: OperationAnswer): void => {
    if (operation === UNKNOWN_OPERATION) unknown.push(asked);
    else if (errorType === null && status < 400) good.add(operation);
  };
  const google = await startGoogle();
  const projectId = "contract";
  const dataDir = join(folder, "main");
  const appwrite = await startLocalAppwrite({
    ...{ port: 0, dataDir, projectId, onAnswer },
    oauth2: googleSignIn(google.origin, google.origin),
  });
  const limited = await startLocalAppwrite({
    ...{ port: 0, dataDir: join(folder, "limited"), projectId, onAnswer, rateLimits: true },
    oauth2: googleSignIn(google.origin, google.origin),
  });
  return {
    api: {
      ...appwrite,
      local: {
        mails: () => caughtMails(appwrite),
        googleAnswer: `${google.origin}/stand-ins/google/answer`,
        expire: expireIn(dataDir),
        limited,
      },
    },
    served: () => ({
      operations: appwrite.operations.length,
      missed: appwrite.operations.filter((operation) => !good.has(operation)),
      unknown: unknown.filter((asked) => !asked.includes(NOWHERE)),
      unknownOnPurpose: unknown.filter((asked) => asked.includes(NOWHERE)),
    }),
    close: async () => {
      await Promise.all([appwrite.close(), limited.close(), google.close()]);
    },
  };
}
