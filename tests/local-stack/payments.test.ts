import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signatureFor } from "../../scripts/simulation/platform/webhook-signature.ts";
import {
  buy,
  checkedBalance,
  deliver,
  eventOf,
  ledgerOf,
  newPaddleId,
  payCheckout,
  priceIdOf,
  rowsOf,
  startCheckout,
  turnKnobs,
  webhookSecret,
} from "../steps/payments.ts";
import { sharedStack } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let user: TestUser;
const figures: string[] = [];

beforeAll(async () => {
  stack = await sharedStack();
});
afterEach(() => turnKnobs(stack, { reset: true }));
afterAll(async () => {
  console.log(figures.join("\n"));
});

/** A user of their own for each test, with the $5 every local account starts with. */
const newUser = async (name: string): Promise<TestUser> => {
  const made = await signUp(stack.origin, name);
  await openAccount(made);
  return made;
};
const balanceIs = (of: TestUser, balance: number) =>
  until(async () => (await openAccount(of)) === balance, { what: `a balance of ${balance}` });
const kindsOf = async (of: TestUser) =>
  (await ledgerOf(of)).map(({ kind, amount }) => [kind, amount]);
const orderOf = async (transactionId: string) =>
  (await rowsOf(stack, "orders")).find((row) => row.txn_id === transactionId);

describe("buying credits", () => {
  test("20 dollars paid in the checkout are 20 credits on the balance", async () => {
    user = await newUser("ada");
    const transactionId = await startCheckout(stack, user, 20);
    expect(await openAccount(user)).toBe(5);
    const paidAt = performance.now();
    await payCheckout(stack, transactionId);
    await balanceIs(user, 25);
    figures.push(
      `payment → balance: ${Math.round(performance.now() - paidAt)} ms (limit 5,000 ms)`,
    );
    expect(await kindsOf(user)).toEqual([
      ["top_up", 20],
      ["welcome", 5],
    ]);
    await until(async () => (await orderOf(transactionId))?.state === "completed");
  });

  test.each([
    ["five times at once", { duplicate: 5 }],
    ["late", { delayMs: 1_500 }],
    ["before the page hears of the payment", { beforeRedirect: true }],
    ["in the wrong order", { reorder: true }],
    ["only at the third attempt", { drop: 2 }],
    ["with an old signature beside the right one", { twoSignatures: true }],
    ["first with a wrong signature", { wrongSignature: 1 }],
    ["first with an old timestamp", { oldTimestamp: 1 }],
  ])("events that come %s credit once", async (_, knobs) => {
    const buyer = await newUser("bo");
    await turnKnobs(stack, knobs);
    const transactionId = await buy(stack, buyer, 20);
    if ("beforeRedirect" in knobs) expect(await openAccount(buyer)).toBe(25);
    await balanceIs(buyer, 25);
    await until(async () => (await orderOf(transactionId))?.state === "completed");
    expect(await checkedBalance(buyer)).toBe(25);
    expect((await ledgerOf(buyer)).filter(({ kind }) => kind === "top_up")).toHaveLength(1);
  });

  test.each([
    ["20 % tax on top", { taxMode: "external", taxPercent: 20 }],
    ["20 % tax inside", { taxMode: "internal", taxPercent: 20 }],
    ["euros", { currency: "EUR" }],
    ["yen, which have no cents", { currency: "JPY" }],
  ])("a pack of 20 dollars paid with %s is worth 20 credits", async (_, knobs) => {
    const buyer = await newUser("cy");
    await turnKnobs(stack, knobs);
    await buy(stack, buyer, 20);
    await balanceIs(buyer, 25);
  });

  test("a quantity changed in the checkout is credited as paid, and the order is marked", async () => {
    const buyer = await newUser("di");
    await turnKnobs(stack, { quantity: 5 });
    const transactionId = await buy(stack, buyer, 20);
    await balanceIs(buyer, 55);
    expect((await orderOf(transactionId))?.amount_changed).toBe(true);
  });

  test("a payment that fails credits nothing, and the same checkout can still be paid", async () => {
    const buyer = await newUser("ed");
    const transactionId = await startCheckout(stack, buyer, 10);
    await payCheckout(stack, transactionId, "fail");
    await until(async () => (await orderOf(transactionId))?.state === "failed");
    expect(await openAccount(buyer)).toBe(5);
    await payCheckout(stack, transactionId);
    await balanceIs(buyer, 15);
  });

  test("packs are $10, $20, $50 and $100 of the one price; anything else is refused", async () => {
    const buyer = await newUser("flo");
    const priceId = await priceIdOf(stack);
    const ask = async (body: object) =>
      (await buyer.api("POST", "/api/paddle/create-link", body)).status;
    for (const amount of [15, -10, 0, 1e9, 10.5]) expect(await ask({ priceId, amount })).toBe(400);
    for (const amount of ["10", null, [10]]) expect(await ask({ priceId, amount })).toBe(400);
    expect(await ask({ priceId: "pri_01ofsomebodyelse000000000", amount: 10 })).toBe(400);
    expect(await ask({ priceId, amount: 10, price: 0 })).toBe(400);
    expect(await ask({ priceId })).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => ask({ priceId, amount: 10 })),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.filter((status) => status === 429)).toHaveLength(21);
  });

  test.each(["429", "502", "hang"])(
    "a payment service that answers %s is a 503 with a sentence, within 10 seconds",
    async (api) => {
      const buyer = await newUser("gus");
      const priceId = await priceIdOf(stack);
      await turnKnobs(stack, { api });
      const askedAt = performance.now();
      const answer = await buyer.api("POST", "/api/paddle/create-link", { priceId, amount: 10 });
      expect(answer.status).toBe(503);
      expect(answer.body.detail).toMatch(/could not be reached. You were not charged/);
      if (api === "429") expect(answer.headers.get("retry-after")).toBe("7");
      expect(performance.now() - askedAt).toBeLessThan(10_000);
    },
  );
});

describe("events nobody may send", () => {
  test("forged, altered and stale events are 401 and write nothing", async () => {
    const buyer = await newUser("hal");
    const transactionId = await startCheckout(stack, buyer, 20);
    const event = await eventOf(stack, transactionId);
    const body = JSON.stringify(event);
    const before = [await rowsOf(stack, "webhook_events"), await rowsOf(stack, "orders")];
    const right = webhookSecret(stack);
    const attempts = [
      deliver(stack, event, { signature: null }),
      deliver(stack, event, { signature: "" }),
      deliver(stack, event, { signature: "ts=1;h1=" }),
      deliver(stack, event, {
        signature: `ts=${Math.floor(Date.now() / 1000)};h1=${"0".repeat(64)}`,
      }),
      deliver(stack, event, { secret: "" }),
      deliver(stack, event, { secret: `${right}x` }),
      deliver(stack, event, { ageS: 305 }),
      deliver(stack, event, { ageS: -310 }),
      buyer.api("POST", "/api/paddle/webhook", event),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(401);
    const signature = signatureFor(body, right, new Date());
    const altered = body.replace('"quantity":2', '"quantity":9');
    expect(altered).not.toBe(body);
    for (const sent of [altered, `${body} `, body.replaceAll(",", ", ")]) {
      expect((await deliver(stack, sent, { signature })).status).toBe(401);
    }
    const large = JSON.stringify({ ...event, more: "x".repeat(262_144) });
    expect((await deliver(stack, large)).status).toBe(413);
    expect((await deliver(stack, '{"event_type":"transaction.completed"}')).status).toBe(400);
    expect([await rowsOf(stack, "webhook_events"), await rowsOf(stack, "orders")]).toEqual(before);
    expect(await openAccount(buyer)).toBe(5);
  });

  test("a true event replayed 100 times, and under another id, has no second effect", async () => {
    const buyer = await newUser("ida");
    const transactionId = await buy(stack, buyer, 20);
    await balanceIs(buyer, 25);
    const event = await eventOf(stack, transactionId);
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(stack, event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await deliver(stack, { ...event, event_id: newPaddleId("evt") })).status).toBe(200);
    expect(await checkedBalance(buyer)).toBe(25);
  });

  test("a checkout that only says it was paid changes nothing", async () => {
    const buyer = await newUser("jo");
    const transactionId = await startCheckout(stack, buyer, 100);
    expect((await payCheckout(stack, "txn_01ofsomebodyelse0000000000")).error).toBeDefined();
    expect((await orderOf(transactionId))?.state).toBe("ready");
    expect(await openAccount(buyer)).toBe(5);
  });

  test.each<[string, (data: Record<string, unknown>) => void]>([
    ["another price", (data) => setPrice(data, "pri_01ofsomebodyelse000000000")],
    ["another origin", (data) => Object.assign(data, { origin: "web" })],
    ["another user", (data) => Object.assign(data, { custom_data: { userId: "mallory" } })],
    ["a discount", (data) => Object.assign(data, { discount_id: "dsc_01" })],
    [
      "no order of ours",
      (data) => Object.assign(data, { id: newPaddleId("txn"), custom_data: null }),
    ],
  ])("money that comes with %s credits nothing and waits for a person", async (_, change) => {
    const buyer = await newUser("kim");
    const transactionId = await startCheckout(stack, buyer, 20);
    const event = await eventOf(stack, transactionId);
    change(event.data as Record<string, unknown>);
    expect((await deliver(stack, event)).status).toBe(200);
    const inbox = await rowsOf(stack, "webhook_events");
    expect(inbox.find((row) => row.$id === event.event_id)?.state).toBe("review");
    expect(await openAccount(buyer)).toBe(5);
  });
});

function setPrice(data: Record<string, unknown>, priceId: string): void {
  const items = data.items as { price: { id: string } }[];
  for (const item of items) item.price.id = priceId;
}

describe("money that goes back", () => {
  const refund = (transactionId: string, percent: number) =>
    turnKnobs(stack, { refund: { transactionId, percent } });

  test("two refunds of 60 % take what the purchase gave, and no more", async () => {
    const buyer = await newUser("lea");
    const transactionId = await buy(stack, buyer, 20);
    await balanceIs(buyer, 25);
    await refund(transactionId, 60);
    await balanceIs(buyer, 13);
    await refund(transactionId, 60);
    await balanceIs(buyer, 5);
    expect((await kindsOf(buyer)).slice(0, 2)).toEqual([
      ["clawback", -8],
      ["clawback", -12],
    ]);
    expect(await checkedBalance(buyer)).toBe(5);
  });

  test("a refund of a payment in euros with tax takes its share of the face value", async () => {
    const buyer = await newUser("max");
    await turnKnobs(stack, { currency: "EUR", taxPercent: 20 });
    const transactionId = await buy(stack, buyer, 20);
    await balanceIs(buyer, 25);
    await refund(transactionId, 25);
    await balanceIs(buyer, 20);
  });

  test("a refund that waits for approval takes nothing; one that is undone gives back", async () => {
    const buyer = await newUser("nia");
    const transactionId = await buy(stack, buyer, 10);
    await balanceIs(buyer, 15);
    await turnKnobs(stack, { refund: { transactionId, status: "pending_approval" } });
    const made = await refund(transactionId, 100);
    await balanceIs(buyer, 5);
    await turnKnobs(stack, { reverse: { adjustmentId: made.refund?.id } });
    await balanceIs(buyer, 15);
    expect((await kindsOf(buyer)).slice(0, 2)).toEqual([
      ["reversal", 10],
      ["clawback", -10],
    ]);
  });

  test("a refund that comes before its purchase is asked for again and ends the same", async () => {
    const buyer = await newUser("oli");
    const transactionId = await startCheckout(stack, buyer, 20);
    await turnKnobs(stack, { delayMs: 1_500 });
    await payCheckout(stack, transactionId);
    await turnKnobs(stack, { delayMs: 0 });
    await refund(transactionId, 50);
    await until(async () => (await ledgerOf(buyer)).length === 3, { what: "both entries" });
    expect(await checkedBalance(buyer)).toBe(15);
  });

  test("a refund of an unknown purchase waits for a person", async () => {
    const event = {
      event_id: newPaddleId("evt"),
      event_type: "adjustment.created",
      occurred_at: new Date().toISOString(),
      data: {
        id: newPaddleId("adj"),
        action: "refund",
        type: "full",
        status: "approved",
        transaction_id: newPaddleId("txn"),
        currency_code: "USD",
        items: [],
        totals: { total: "1000" },
      },
    };
    const answer = await deliver(stack, event);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    await until(
      async () => {
        const inbox = await rowsOf(stack, "webhook_events");
        return inbox.find((row) => row.$id === event.event_id)?.state === "review";
      },
      { what: "the event in review" },
    );
  });
});
