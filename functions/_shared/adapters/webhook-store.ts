import type { RowData } from "#collections/schema.ts";
import { type WebhookEventRow, webhookEvents } from "#collections/webhook-events.ts";
import type { Tables } from "./tables.ts";

export interface WebhookStore {
  get: (eventId: string) => Promise<WebhookEventRow | null>;
  /** Once per event id: the first body that came under it stays. */
  receive: (eventId: string, event: { type: string; at: string; body: string }) => Promise<void>;
  decide: (eventId: string, decision: Decision) => Promise<void>;
  /** Notes that an event has to wait for another one. */
  postpone: (event: WebhookEventRow, reason: string) => Promise<void>;
  waiting: (limit: number) => Promise<WebhookEventRow[]>;
  /** Ids of at most 100 events that are settled and older than that. */
  settledBefore: (createdBefore: string) => Promise<string[]>;
  remove: (eventId: string) => Promise<void>;
}

export interface Decision {
  state: Exclude<RowData<typeof webhookEvents>["state"], "new">;
  reason: string;
}

const reasonMaxChars = 300;

export function webhookStore(tables: Tables): WebhookStore {
  return {
    get: (eventId) => tables.get(webhookEvents, eventId),
    async receive(eventId, { type, at, body }) {
      await tables.create(webhookEvents, eventId, {
        type,
        occurred_at: at,
        state: "new",
        attempts: 0,
        body,
        reason: "",
      });
    },
    decide: (eventId, { state, reason }) =>
      tables.update(webhookEvents, eventId, { state, reason: reason.slice(0, reasonMaxChars) }),
    postpone: (event, reason) =>
      tables.update(webhookEvents, event.$id, {
        attempts: event.attempts + 1,
        reason: reason.slice(0, reasonMaxChars),
      }),
    waiting: (limit) =>
      tables.list(webhookEvents, { where: { state: "new" }, limit, pageSize: limit }),
    async settledBefore(createdBefore) {
      const settled = await tables.list(webhookEvents, {
        where: { state: ["done", "ignored"] },
        createdBefore,
        limit: 100,
        select: ["state"],
      });
      return settled.map((event) => event.$id);
    },
    remove: (eventId) => tables.remove(webhookEvents, eventId),
  };
}
