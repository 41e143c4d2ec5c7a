import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signatureFor } from "../../scripts/simulation/platform/webhook-signature.ts";
import type { RunningStack } from "./stack.ts";
import { type ApiAnswer, callApi, openAccount, type TestUser } from "./user.ts";

export const webhookPath = "/api/paddle/webhook";

export async function priceIdOf(stack: RunningStack): Promise<string> {
  const config = await (await fetch(`${stack.origin}/config.json`)).json();
  return (config as { paddle: { priceId: string } }).paddle.priceId;
}

/** Presses a pack's button: the transaction the checkout would open. */
export async function startCheckout(
  stack: RunningStack,
  user: TestUser,
  amount: number,
): Promise<string> {
  const priceId = await priceIdOf(stack);
  const answer = await user.api("POST", "/api/paddle/create-link", { priceId, amount });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.transactionId;
}

/** What the stand-in says it has done. */
export interface StandInAnswer {
  status?: string;
  error?: string;
  refund?: { id: string };
}

const postTo = async (stack: RunningStack, path: string, body: object): Promise<StandInAnswer> => {
  const response = await fetch(`${stack.origin}/stand-ins/paddle/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return (await response.json()) as StandInAnswer;
};

/** Presses "Pay" (or "Fail") in the stand-in's checkout. */
export const payCheckout = (stack: RunningStack, transactionId: string, outcome = "pay") =>
  postTo(stack, "pay", { transactionId, outcome });

export const turnKnobs = (stack: RunningStack, knobs: object) => postTo(stack, "knobs", knobs);

export async function buy(stack: RunningStack, user: TestUser, amount: number): Promise<string> {
  const transactionId = await startCheckout(stack, user, amount);
  await payCheckout(stack, transactionId);
  return transactionId;
}

export const webhookSecret = (stack: RunningStack): string =>
  readFileSync(join(stack.dataDir, "webhook-secret"), "utf8");

/** Sends an event to the product as the payment service would, or as somebody else would. */
export async function deliver(
  stack: RunningStack,
  event: object | string,
  {
    secret = webhookSecret(stack),
    ageS = 0,
    signature,
  }: { secret?: string; ageS?: number; signature?: string | null } = {},
): Promise<ApiAnswer> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const signed =
    signature === undefined
      ? signatureFor(body, secret, new Date(Date.now() - ageS * 1000))
      : signature;
  return callApi(stack.origin, {
    method: "POST",
    path: webhookPath,
    body,
    headers: {
      "content-type": "application/json",
      ...(signed === null ? {} : { "paddle-signature": signed }),
    },
  });
}

export const newPaddleId = (prefix: string): string =>
  `${prefix}_01${randomBytes(12).toString("hex")}`;

/** The event of a transaction as the stand-in's API shows it now. */
export async function eventOf(
  stack: RunningStack,
  transactionId: string,
  type = "transaction.completed",
): Promise<{ event_id: string; event_type: string; occurred_at: string; data: object }> {
  const response = await fetch(
    `${stack.origin}/stand-ins/paddle/api/transactions/${transactionId}`,
    { headers: { authorization: "bearer of_a_test_that_looks" } },
  );
  const { data } = (await response.json()) as { data: object };
  return {
    event_id: newPaddleId("evt"),
    event_type: type,
    occurred_at: new Date().toISOString(),
    data,
  };
}

/** All rows of a table, by the stack's own key. */
export async function rowsOf(
  stack: RunningStack,
  tableId: string,
): Promise<Record<string, unknown>[]> {
  const key = readFileSync(join(stack.dataDir, "api-key"), "utf8");
  const limit = encodeURIComponent(JSON.stringify({ method: "limit", values: [5000] }));
  const response = await fetch(
    `${stack.origin}/v1/tablesdb/main/tables/${tableId}/rows?queries[0]=${limit}`,
    { headers: { "x-appwrite-project": "areascout", "x-appwrite-key": key } },
  );
  const { rows } = (await response.json()) as { rows: Record<string, unknown>[] };
  return rows;
}

export interface LedgerLineSeen {
  id: string;
  kind: string;
  amount: number;
  balanceAfter: number;
  taskId: string | null;
  note: string;
}

export async function ledgerOf(user: TestUser, limit = 200): Promise<LedgerLineSeen[]> {
  const lines: LedgerLineSeen[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const path = `/api/account/ledger?limit=${limit}&cursor=${cursor}`;
    const { status, body } = await user.api("GET", path);
    if (status !== 200) throw new Error(JSON.stringify(body));
    lines.push(...body.entries);
    cursor = body.next;
  }
  return lines;
}

/**
 * The balance, after checking that the entries explain it to the micro. Both are read one after the
 * other: money that moves in between is no fault, so they are read again until nothing has moved.
 */
export async function checkedBalance(user: TestUser): Promise<number> {
  const balance = await openAccount(user);
  const lines = await ledgerOf(user);
  if ((await openAccount(user)) !== balance) return checkedBalance(user);
  const sum = lines.reduce((total, line) => total + Math.round(line.amount * 1e6), 0);
  if (sum !== Math.round(balance * 1e6)) {
    throw new Error(`the entries sum to ${sum} µ$ and the balance is ${balance}`);
  }
  return balance;
}
