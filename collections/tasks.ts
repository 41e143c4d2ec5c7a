import {
  datetime,
  defineTable,
  double,
  flag,
  integer,
  oneOf,
  optional,
  type Row,
  text,
  texts,
} from "./schema.ts";

/** A preset: what was asked for, what it cost, how far it is. Readable by its user. */
export const tasks = defineTable({
  id: "tasks",
  name: "Tasks",
  rowSecurity: true,
  columns: {
    user_id: text(64),
    name: text(120),
    /** The folded name; unique per user. */
    name_key: text(120),
    niche: texts(80),
    tier: integer({ min: 1, max: 2 }),
    north: double(),
    south: double(),
    east: double(),
    west: double(),
    place: optional(text(120)),
    area_m2: integer(),
    price_micros: integer(),
    charged_micros: integer(),
    returned_micros: integer(),
    status: oneOf("queued", "collecting", "enriching", "success", "failed", "canceled"),
    cancel_requested: flag(),
    tiles_total: integer(),
    tiles_done: integer(),
    found: integer(),
    enriched: integer(),
    sites_total: integer(),
    /** JSON: the OSM tags each type of the niche was matched to when the task was created. */
    tags: text(60_000),
    /** JSON `CoverageReport`; empty until the task ends. */
    coverage: text(60_000),
    /** The thing it waits for without a worker and without a slot; null while it does not wait. */
    waiting_for: optional(oneOf("map-service", "other-collections")),
    waiting_since: optional(datetime()),
    /** No worker is started before; only read while the task waits. */
    wake_at: optional(datetime()),
    failure_code: optional(text(64)),
    failure_detail: optional(text(500)),
    started_at: optional(datetime()),
    finished_at: optional(datetime()),
    /** The person's own offer and its buyers; the marketing fit is judged by it. */
    offer: optional(text(200)),
    previous_task_id: optional(text(36)),
    /** Set when its owner deletes it: it is in no list from then on, and its row goes last. */
    deletion: optional(oneOf("requested")),
    snapshot_id: optional(text(36)),
    /** Hash of the request, so that a repeated Idempotency-Key with another request is refused. */
    request_hash: text(64),
    /** A worker that reads a newer number than it knows leaves the task alone. */
    schema_version: integer(),
    /** Which places of Overture Maps add a business; null: the map alone is read. */
    overture: optional(oneOf("more", "surer")),
  },
  indexes: {
    by_user: { type: "key", columns: ["user_id"] },
    by_status: { type: "key", columns: ["status"] },
    by_deletion: { type: "key", columns: ["deletion"] },
    one_name_per_user: { type: "unique", columns: ["user_id", "name_key"] },
  },
});
export type TaskRow = Row<typeof tasks>;
