import { describe, expect, test } from "vitest";
import { AppError } from "#domain/errors.ts";
import { paddlePayments } from "#shared/adapters/paddle.ts";
import { createLink } from "../../../functions/create-link/create-link.ts";
import { paymentWorld, priceId } from "../../steps/payment-world.ts";

const settings = {
  PADDLE_ENVIRONMENT: "sandbox",
  PADDLE_API_KEY: "pdl_sdbx_apikey_of_a_test",
  PADDLE_API_BASE: "",
} as const;
const order = { orderId: "o", userId: "u", priceId, quantity: 1 };

describe("a link to the checkout", () => {
  test("leaves an order that knows its transaction", async () => {
    const world = paymentWorld();
    expect(await world.order("ada", 50)).toEqual({ transactionId: "txn_1" });
    expect(world.orderRow("order1")).toMatchObject({
      user_id: "ada",
      amount_usd: 50,
      quantity: 5,
      txn_id: "txn_1",
      state: "ready",
    });
  });

  test("is written down before the payment service is asked, and pressing again makes another", async () => {
    const world = paymentWorld();
    world.service.fails = new AppError("payment/provider-unavailable");
    await expect(world.order("ada")).rejects.toThrow("payment/provider-unavailable");
    expect(world.orderRow("order1")).toMatchObject({ state: "creating", txn_id: null });
    world.service.fails = null;
    expect(await world.order("ada")).toEqual({ transactionId: "txn_2" });
  });

  test("is not made for a frozen account, nor where nothing is for sale", async () => {
    const world = paymentWorld();
    await world.order("ada");
    await world.deps.ledger.setFrozen("ada", true);
    await expect(world.order("ada")).rejects.toThrow("credits/frozen");
    const user = { userId: "bob", email: "bob@example.test" };
    const asked = createLink(user, { priceId: "" }, { ...world.deps, priceId: "" });
    await expect(asked).rejects.toThrow("payment/not-available");
    expect(world.service.created).toBe(1);
  });

  test("may be asked for ten times a minute", async () => {
    const world = paymentWorld();
    for (let n = 0; n < 10; n++) await world.order("ada");
    await expect(world.order("ada")).rejects.toThrow("limit/checkouts");
    await world.order("bob");
    world.pass(61_000);
    await world.order("ada");
    expect(world.service.created).toBe(12);
  });
});

describe("the payment service's address", () => {
  test.each([
    "https://evil.example",
    "http://127.0.0.1.evil.example",
    "http://10.0.0.1",
    "nonsense",
  ])("%s in place of the real one is refused before anything is sent", async (PADDLE_API_BASE) => {
    const payments = paddlePayments({ ...settings, PADDLE_API_BASE });
    await expect(payments.createTransaction(order)).rejects.toThrow("payment/not-available");
  });

  test("is not asked without a key", async () => {
    const payments = paddlePayments({ ...settings, PADDLE_API_KEY: "" });
    await expect(payments.createTransaction(order)).rejects.toThrow("payment/not-available");
  });

  test("where nobody answers is a failure of the service, with a sentence", async () => {
    const payments = paddlePayments({ ...settings, PADDLE_API_BASE: "http://127.0.0.1:9" });
    await expect(payments.createTransaction(order)).rejects.toThrow("payment/provider-unavailable");
  });
});
