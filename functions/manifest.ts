/** Every function in one place: its name, its callers and its permissions. */
export interface FunctionManifest {
  id: string;
  name: string;
  /** The paths it answers; a path of its own ends its search, so `/api/tasks` has all below it. */
  paths: readonly string[];
  /** `any` = from anywhere, its own session check decides; empty = only a key or the schedule. */
  execute: readonly "any"[];
  scopes: readonly string[];
  timeoutS: number;
  /** Cron text, or "" for none. */
  schedule: string;
  /** Whether it is given the settings of the language model, its key among them. */
  asksModel?: true;
}

const modelVariables: readonly string[] = [
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "LLM_USD_PER_DAY",
];

const rows = ["rows.read", "rows.write"] as const;
/** For everyone's first call as verified, which ends older sign-ins; whichever function it comes to. */
const people = ["users.read", "users.write"] as const;

export const manifest: readonly FunctionManifest[] = [
  {
    id: "balance",
    name: "Balance",
    paths: ["/api/account"],
    execute: ["any"],
    scopes: [...rows, "files.read", "files.write", "tokens.read", "tokens.write", ...people],
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "tasks",
    name: "Tasks",
    paths: ["/api/tasks"],
    execute: ["any"],
    scopes: [
      ...rows,
      ...people,
      "files.read",
      "files.write",
      "tokens.read",
      "tokens.write",
      "executions.write",
    ],
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "scrape",
    name: "Scrape",
    paths: ["/api/scrape"],
    execute: ["any"],
    scopes: [...rows, ...people, "executions.write"],
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "collect",
    name: "Collect",
    paths: [],
    execute: [],
    scopes: [...rows, "files.read", "files.write", "executions.write"],
    timeoutS: 900,
    schedule: "",
    asksModel: true,
  },
  {
    id: "query-database",
    name: "Query database",
    paths: ["/api/queryDatabase"],
    execute: ["any"],
    scopes: [...rows, ...people, "files.read", "files.write", "tokens.read", "tokens.write"],
    timeoutS: 30,
    schedule: "",
    asksModel: true,
  },
  {
    id: "create-link",
    name: "Create link",
    paths: ["/api/paddle/create-link"],
    execute: ["any"],
    scopes: [...rows, ...people],
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "paddle-webhook",
    name: "Paddle webhook",
    paths: ["/api/paddle/webhook"],
    execute: ["any"],
    scopes: rows,
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "opt-out",
    name: "Opt out",
    paths: ["/api/opt-out"],
    execute: ["any"],
    scopes: rows,
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "delete-me",
    name: "Delete me",
    paths: ["/api/me"],
    execute: ["any"],
    scopes: [...rows, "files.read", "files.write", ...people],
    timeoutS: 30,
    schedule: "",
  },
  {
    id: "sweep",
    name: "Sweep",
    paths: [],
    execute: [],
    scopes: [...rows, "files.read", "files.write", "executions.write", ...people],
    timeoutS: 60,
    schedule: "* * * * *",
  },
];

/** The function that answers a path, or none. `/api/tasks/abc/listings` // => tasks */
export const functionFor = (path: string): FunctionManifest | undefined =>
  manifest.find((one) => one.paths.some((own) => path === own || path.startsWith(`${own}/`)));

/** Of the variables of all functions those that this one is given. */
export function variablesOf<V>(id: string, all: Readonly<Record<string, V>>): Record<string, V> {
  const asksModel = manifest.some((one) => one.id === id && one.asksModel);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => asksModel || !modelVariables.includes(name)),
  );
}
