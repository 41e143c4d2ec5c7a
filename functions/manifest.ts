/** Every function in one place: its name, its callers and its permissions. */
export interface FunctionManifest {
  id: string;
  name: string;
  /**
   * The paths it answers, from anywhere: its own session check decides. Without one only a key or
   * the schedule starts it. `/api/tasks` has all below it.
   */
  paths: readonly string[];
  scopes: readonly string[];
  timeoutS: number;
  /** Processors and memory. */
  specification: Specification;
  /** Cron text. */
  schedule?: string;
  /** Whether it is given the settings of the language model, its key among them. */
  asksModel?: true;
}

/**
 * A machine as Appwrite names it; a name it doesn't know it replaces by its default without a word,
 * which may be the smallest or the largest there is.
 */
export type Specification = "s-0.5vcpu-512mb" | "s-1vcpu-512mb" | "s-1vcpu-1gb";

const usual = "s-1vcpu-512mb";
/**
 * Collecting 100,000 listings takes 300 MB where Node's heap is kept small, and took
 * 463 MB where it isn't. 200 presets of 1,000 businesses count as 390 MB.
 */
const roomy = "s-1vcpu-1gb";

const modelVariables: readonly string[] = [
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "LLM_USD_PER_DAY",
  "LLM_USD_PER_MILLION_TOKENS",
];

const rows = ["rows.read", "rows.write"] as const;
const files = ["files.read", "files.write"] as const;
const tokens = ["tokens.read", "tokens.write"] as const;
/** The mail about a run's end: sent by its worker, and deleted with its preset. */
const mails = ["messages.write"] as const;
/** For everyone's first call as verified, which ends older sign-ins; whichever function it comes to. */
const people = ["users.read", "users.write"] as const;

export const manifest: readonly FunctionManifest[] = [
  {
    id: "balance",
    name: "Balance",
    paths: ["/api/account"],
    scopes: [...rows, ...files, ...tokens, ...people],
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "tasks",
    name: "Tasks",
    paths: ["/api/tasks"],
    scopes: [...rows, ...people, ...files, ...tokens, "executions.write", ...mails],
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "scrape",
    name: "Scrape",
    paths: ["/api/scrape"],
    scopes: [...rows, ...people, "executions.write"],
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "collect",
    name: "Collect",
    paths: [],
    scopes: [...rows, ...files, "executions.write", "users.read", ...mails],
    timeoutS: 900,
    specification: roomy,
    asksModel: true,
  },
  {
    id: "query-database",
    name: "Query database",
    paths: ["/api/queryDatabase"],
    scopes: [...rows, ...people, ...files, ...tokens],
    timeoutS: 30,
    specification: roomy,
    asksModel: true,
  },
  {
    id: "create-link",
    name: "Create link",
    paths: ["/api/paddle/create-link"],
    scopes: [...rows, ...people],
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "paddle-webhook",
    name: "Paddle webhook",
    paths: ["/api/paddle/webhook"],
    scopes: rows,
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "opt-out",
    name: "Opt out",
    paths: ["/api/opt-out"],
    scopes: rows,
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "delete-me",
    name: "Delete me",
    paths: ["/api/me"],
    scopes: [...rows, ...files, ...people, ...mails],
    timeoutS: 30,
    specification: usual,
  },
  {
    id: "sweep",
    name: "Sweep",
    paths: [],
    scopes: [...rows, ...files, "executions.write", ...people, ...mails],
    timeoutS: 60,
    specification: usual,
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
