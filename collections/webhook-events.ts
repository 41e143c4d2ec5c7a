import { datetime, defineTable, integer, oneOf, type Row, text } from "./schema.ts";

/**
 * The inbox: an event of the payment service is written here, by its own id, before anything is
 * done about it. The sweeper retries events that stay `new`.
 */
export const webhookEvents = defineTable({
  id: "webhook_events",
  name: "Webhook events",
  columns: {
    type: text(64),
    occurred_at: datetime(),
    state: oneOf("new", "done", "ignored", "review"),
    attempts: integer({ min: 0 }),
    body: text(262_144),
    /** The decision, or the reason it waits. */
    reason: text(300),
  },
  indexes: { by_state: { type: "key", columns: ["state"] } },
});
export type WebhookEventRow = Row<typeof webhookEvents>;
