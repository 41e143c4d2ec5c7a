import { SERVER_VERSION } from "../errors.ts";
import { eventNames } from "../realtime/event-names.ts";
import { toJson } from "../response-format.ts";
import type { ServiceContext, ServiceEvent } from "../service.ts";
import type { ExecutionInput } from "./execution-input.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";

const KINDS: Readonly<Record<string, readonly string[]>> = {
  users: ["sessions", "recovery", "verification", "targets"],
  databases: ["tables", "collections"],
  tablesdb: ["tables"],
  buckets: ["files"],
  functions: ["deployments", "executions"],
  teams: ["memberships"],
  sites: ["deployments"],
};
const CHANGES = ["create", "update", "delete", "upsert"];
const DETAILS = ["name", "email", "prefs", "password", "status", "labels", "phone", "rows"];

/** Whether anything is ever called so: `users.*.create`, `databases.main.tables.*.rows.*.update`. */
export function isEventName(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 256) return false;
  const [kind = "", id = "", ...rest] = name.split(".");
  const below = KINDS[kind];
  if (!below || id === "") return false;
  return rest.every(
    (part, index) =>
      index % 2 === 1 ||
      [...below, ...CHANGES, ...DETAILS, "rows", "documents", "columns", "indexes"].includes(part),
  );
}

function inputOf({ name, payload }: ServiceEvent): ExecutionInput {
  const headers = {
    "user-agent": `Appwrite/${SERVER_VERSION}`,
    "content-type": "application/json",
  };
  return {
    ...{ trigger: "event", event: name, method: "POST", path: "/", headers },
    ...{ body: Buffer.from(toJson(payload)), clientIp: "", user: null },
  };
}

/** Calls the functions that name an event whenever it happens, as nobody and without waiting. */
export function runOnEvents(
  context: ServiceContext,
  registry: FunctionRegistry,
  run: (fn: RegisteredFunction, input: ExecutionInput) => void,
): void {
  context.subscribe((event) => {
    const waiting = registry
      .all()
      .filter(({ config }) => config.enabled && config.events.length > 0);
    if (waiting.length === 0) return;
    const names = eventNames(event.name);
    for (const fn of waiting) {
      const isWanted = fn.config.events.some((name) => names.includes(name));
      if (isWanted && fn.deploymentId() !== null) run(fn, inputOf(event));
    }
  });
}
