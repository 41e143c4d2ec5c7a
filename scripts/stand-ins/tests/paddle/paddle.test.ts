import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Environment, Paddle, Webhooks } from "@paddle/paddle-node-sdk";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPaddle } from "../../index.ts";

const secret = "pdl_ntfset_01_a_secret_of_the_tests";
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The stand-in on a port of its own, and somebody who takes its events. */
async function start(file = join(mkdtempSync(join(tmpdir(), "areascout-paddle-")), "book.json")) {
  const events: { type: string; signed: boolean }[] = [];
  let status = 200;
  const standIn = createPaddle({
    file,
    webhookSecret: secret,
    webhookUrl: () => `${origin}/hook`,
  });
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? "/", "http://localhost");
    if (url.pathname !== "/hook") return standIn.handle(req, res, url);
    let body = "";
    for await (const chunk of req) body += chunk;
    const header = String(req.headers["paddle-signature"]);
    const event = Webhooks.fromJson(JSON.parse(body));
    if (status === 200) {
      const signed = await new Webhooks().isSignatureValid(body, secret, header);
      events.push({ type: String(event.eventType), signed });
    }
    res.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = `${origin}/stand-ins/paddle`;
  closers.push(() => {
    standIn.close();
    server.closeAllConnections();
    server.close();
  });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${base}/${path}`, { method: "POST", body: JSON.stringify(body) });
    return (await response.json()) as { error?: string; refund?: { id: string } };
  };
  return {
    file,
    base,
    events,
    post,
    answerWith: (code: number) => {
      status = code;
    },
    resume: standIn.resume,
    sdk: new Paddle("pdl_sdbx_apikey_of_a_test", { environment: `${base}/api` as Environment }),
  };
}

const order = {
  items: [{ priceId: "pri_01hsamplecredit0unit000010", quantity: 2 }],
  customData: { orderId: "order1", userId: "ada" },
};

describe("the stand-in payment service", () => {
  test("is spoken to by the official SDK: create, get, list, and typed errors", async () => {
    const { sdk, post } = await start();
    const made = await sdk.transactions.create(order);
    expect([made.status, made.origin, made.items[0]?.quantity]).toEqual(["ready", "api", 2]);
    expect((await sdk.transactions.get(made.id)).customData).toEqual(order.customData);
    expect(made.details?.totals?.total).toBe("2000");
    await post("pay", { transactionId: made.id, outcome: "pay" });
    const completed = await sdk.transactions.list({ status: ["completed"] }).next();
    expect(completed.map(({ id }) => id)).toEqual([made.id]);
    const { refund } = await post("knobs", { refund: { transactionId: made.id, percent: 50 } });
    expect((await sdk.adjustments.list().next()).map(({ id }) => id)).toEqual([refund?.id]);
    await expect(sdk.transactions.get("txn_nobody")).rejects.toBeInstanceOf(ApiError);
    const many = { ...order, items: [{ priceId: "pri_x", quantity: 11 }] };
    await expect(sdk.transactions.create(many)).rejects.toBeInstanceOf(ApiError);
  });

  test("sends signed events the SDK parses, paid before completed", async () => {
    const { sdk, post, events } = await start();
    const { id } = await sdk.transactions.create(order);
    await post("pay", { transactionId: id, outcome: "pay" });
    await vi.waitUntil(() => events.length === 2, { timeout: 60_000 });
    expect(events).toEqual([
      { type: "transaction.paid", signed: true },
      { type: "transaction.completed", signed: true },
    ]);
  });

  test("keeps a purchase over a restart, and goes on with events that were not taken", async () => {
    const first = await start();
    const { id } = await first.sdk.transactions.create(order);
    first.answerWith(503);
    await first.post("pay", { transactionId: id, outcome: "pay" });
    for (const close of closers.splice(0)) close();
    const second = await start(first.file);
    expect((await second.sdk.transactions.get(id)).status).toBe("completed");
    second.resume();
    await vi.waitUntil(() => second.events.length === 2, { timeout: 60_000 });
    expect(first.events).toEqual([]);
  });

  test("refuses to open or pay what it never made", async () => {
    const { base, post } = await start();
    expect((await fetch(`${base}/checkout/txn_nobody`)).status).toBe(404);
    expect(await post("pay", { transactionId: "txn_nobody" })).toEqual({
      error: "unknown transaction",
    });
  });

  test("serves the checkout as a script", async () => {
    const { base } = await start();
    const response = await fetch(`${base}/paddle.js`);
    expect(response.headers.get("content-type")).toMatch("text/javascript");
    const script = await response.text();
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain("window.PaddleBillingV1 = standIn");
  });
});
