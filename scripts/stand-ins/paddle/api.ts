import type { IncomingMessage, ServerResponse } from "node:http";
import { type ReadText, send, sendJson } from "../http.ts";
import { type Book, type Json, newId } from "./book.ts";
import { newTransaction } from "./documents.ts";
import type { Knobs } from "./knobs.ts";

export interface ApiOptions {
  book: Book;
  save: () => void;
  knobs: () => Knobs;
  readText: ReadText;
}

const meta = () => ({ request_id: newId("req") });

/** The part of the service's API the product uses, in the shapes its SDK parses. */
export async function answerApi(
  options: ApiOptions,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<void> {
  const { book, knobs, readText } = options;
  if (isTroubled(knobs().api, res)) return;
  if (!/^bearer \S{10,}$/i.test(req.headers.authorization ?? "")) {
    return sendError(res, 403, "authentication_missing");
  }
  const [resource, id] = url.pathname.split("/").slice(4);
  if (resource === "transactions" && req.method === "POST" && id === undefined) {
    return create(await readText(req, res), options, res);
  }
  if (req.method !== "GET") return sendError(res, 405, "method_not_allowed");
  if (resource === "transactions" && id !== undefined) {
    const found = book.transactions[id];
    if (!found) return sendError(res, 404, "entity_not_found");
    return sendJson(res, 200, { data: found, meta: meta() });
  }
  if (resource === "transactions") return list(Object.values(book.transactions), res, url);
  if (resource === "adjustments") return list(Object.values(book.adjustments), res, url);
  sendError(res, 404, "not_found");
}

function isTroubled(trouble: Knobs["api"], res: ServerResponse): boolean {
  if (trouble === "429") {
    res.setHeader("retry-after", "7");
    sendError(res, 429, "too_many_requests");
  } else if (trouble === "502") {
    send(res, 502, { "content-type": "text/html" }, "<html><h1>502 Bad Gateway</h1></html>");
  }
  return trouble !== "ok";
}

function create(text: string, { book, save, knobs }: ApiOptions, res: ServerResponse): void {
  const asked = readOrder(text);
  if (typeof asked === "string") {
    sendError(res, 400, asked);
    return;
  }
  const made = newTransaction(asked, knobs());
  book.transactions[made.id] = made;
  save();
  sendJson(res, 201, { data: made, meta: meta() });
}

/** What is to be sold, or the code of the refusal. */
function readOrder(text: string) {
  let sent: { items?: { price_id?: unknown; quantity?: unknown }[]; custom_data?: Json };
  try {
    sent = JSON.parse(text);
  } catch {
    return "bad_request";
  }
  const [item] = sent.items ?? [];
  const { price_id: priceId, quantity } = item ?? {};
  if (typeof priceId !== "string" || !priceId.startsWith("pri_")) return "invalid_field";
  if (typeof quantity !== "number" || quantity < 1 || quantity > 10) {
    return "transaction_item_quantity_out_of_range";
  }
  return { priceId, quantity, customData: sent.custom_data ?? null };
}

type Listed = { id: string; status: string; created_at: string; updated_at: string };

/** Newest first, all of them on one page: a stand-in sells little. */
function list(documents: readonly Listed[], res: ServerResponse, url: URL): void {
  const statuses = url.searchParams.get("status")?.split(",");
  const since = url.searchParams.get("updated_at[GTE]") ?? "";
  const data = documents
    .filter(({ status }) => !statuses || statuses.includes(status))
    .filter(({ updated_at }) => updated_at >= since)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  const pagination = {
    per_page: Math.max(1, data.length),
    next: url.href,
    has_more: false,
    estimated_total: data.length,
  };
  sendJson(res, 200, { data, meta: { ...meta(), pagination } });
}

function sendError(res: ServerResponse, status: number, code: string): void {
  const error = {
    type: status < 500 ? "request_error" : "api_error",
    code,
    detail: `The stand-in refuses: ${code}.`,
    documentation_url: "",
  };
  sendJson(res, status, { error, meta: meta() });
}
