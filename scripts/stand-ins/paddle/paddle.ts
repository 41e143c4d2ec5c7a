import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Handler, type Reading, send, sendJson, textReader } from "../http.ts";
import { answerApi } from "./api.ts";
import { openBook, type TransactionDocument } from "./book.ts";
import { createDelivery } from "./delivery.ts";
import { newAdjustment, newEvent, paidTransaction } from "./documents.ts";
import { defaultKnobs, turn } from "./knobs.ts";

export interface PaddleOptions extends Reading {
  /** Where purchases are kept over a restart. */
  file?: string;
  /** Signs the events. */
  webhookSecret: string;
  webhookUrl: () => string;
}

export interface PaddleStandIn {
  handle: Handler;
  /** Goes on with events that were under way when the stack stopped. */
  resume: () => void;
  close: () => void;
}

type Sent = Record<string, unknown>;

/** The payment service's API, its checkout and its events. No money, no card and no network. */
export function createPaddle(options: PaddleOptions): PaddleStandIn {
  const { book, save } = openBook(options.file);
  const readText = textReader(options);
  let knobs = { ...defaultKnobs };
  const delivery = createDelivery({ book, save, knobs: () => knobs, ...deliverTo(options) });
  const script = ["./checkout-look.js", "./checkout-overlay.js"]
    .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
    .join("\n");

  async function pay(sent: Sent): Promise<{ status: number; body: object }> {
    const transaction = book.transactions[String(sent.transactionId)];
    if (!transaction) return refused(404, "unknown transaction");
    if (isOver(transaction)) return refused(409, `the transaction is ${transaction.status}`);
    if (sent.outcome === "fail") {
      await delivery.send([newEvent("transaction.payment_failed", transaction)]);
      return { status: 200, body: { status: "failed" } };
    }
    const paid = paidTransaction(transaction, "paid", knobs);
    const completed = paidTransaction(transaction, "completed", knobs);
    book.transactions[transaction.id] = completed;
    const sending = delivery.send([
      newEvent("transaction.paid", paid),
      newEvent("transaction.completed", completed),
    ]);
    if (knobs.beforeRedirect) await sending;
    return { status: 200, body: { status: "completed" } };
  }

  /** `{refund: {transactionId, percent, status}}`, the same for the others; `{reverse: {adjustmentId}}` */
  async function act(sent: Sent): Promise<object> {
    const done: Record<string, object> = {};
    for (const action of ["refund", "chargeback", "chargeback_warning", "chargeback_reverse"]) {
      const asked = sent[action] as Sent | undefined;
      const transaction = book.transactions[String(asked?.transactionId)];
      if (!asked || !transaction) continue;
      const percent = Number(asked.percent ?? 100);
      const status = String(asked.status ?? "approved");
      const adjustment = newAdjustment(transaction, { action, percent, status });
      book.adjustments[adjustment.id] = adjustment;
      done[action] = adjustment;
      void delivery.send([newEvent("adjustment.created", adjustment)]);
    }
    const adjustment = book.adjustments[String((sent.reverse as Sent | undefined)?.adjustmentId)];
    if (adjustment) {
      adjustment.status = "reversed";
      adjustment.updated_at = new Date().toISOString();
      done.reverse = adjustment;
      void delivery.send([newEvent("adjustment.updated", adjustment)]);
    }
    return done;
  }

  async function answer(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const [place = "", id = ""] = url.pathname.split("/").slice(3);
    if (place === "api")
      return answerApi({ book, save, knobs: () => knobs, readText }, req, res, url);
    if (place === "paddle.js") {
      const headers = {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-store",
      };
      return send(res, 200, headers, script);
    }
    if (place === "checkout") return sendCheckout(book.transactions[id], res);
    if (place === "knobs" && req.method === "GET") return sendJson(res, 200, { knobs });
    const sent = req.method === "POST" ? bodyOf(await readText(req, res)) : null;
    if (sent && place === "pay") {
      const { status, body } = await pay(sent);
      return sendJson(res, status, body);
    }
    if (sent && place === "knobs") {
      knobs = turn(knobs, sent);
      return sendJson(res, 200, { knobs, ...(await act(sent)) });
    }
    sendJson(res, 404, { error: "This address doesn't exist." });
  }

  return {
    handle: answer,
    resume: delivery.resume,
    close: delivery.close,
  };
}

const deliverTo = ({ webhookSecret, webhookUrl }: PaddleOptions) => ({
  secret: webhookSecret,
  webhookUrl,
});

const isOver = ({ status }: TransactionDocument): boolean =>
  status === "completed" || status === "canceled";

const refused = (status: number, error: string) => ({ status, body: { error } });

/** What the checkout shows of a transaction. */
function sendCheckout(transaction: TransactionDocument | undefined, res: ServerResponse): void {
  if (!transaction) {
    sendJson(res, 404, { error: "unknown transaction" });
    return;
  }
  const { id, status, currency_code, custom_data, items, details } = transaction;
  sendJson(res, 200, { id, status, currency_code, custom_data, items, totals: details.totals });
}

function bodyOf(text: string): Sent | null {
  try {
    const sent: unknown = JSON.parse(text === "" ? "{}" : text);
    return typeof sent === "object" && sent !== null ? (sent as Sent) : null;
  } catch {
    return null;
  }
}
