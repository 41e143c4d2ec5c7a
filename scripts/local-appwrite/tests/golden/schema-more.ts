import { until } from "../fixtures/waiting.ts";
import type { OneFile } from "./one-file.ts";
import type { World } from "./world.ts";

const TABLES = "/v1/tablesdb/main/tables";

const SEARCHED = {
  s7: "7",
  s77: "seven 7",
  sab: "ab",
  sabc: "abc",
  sabcd: "abcd efgh",
  sthe: "the about",
  suml: "Grüße",
  scap: "ABC",
};

async function isMade(world: World, table: string): Promise<boolean> {
  const { json, status } = await world.asKey("GET", `${TABLES}/${table}`);
  if (status !== 200) return true;
  const { columns, indexes } = json as { columns: { status: string }[]; indexes: typeof columns };
  return [...columns, ...indexes].every((one) => one.status !== "processing");
}

async function made(world: World, path: string, body: unknown): Promise<void> {
  const answer = await world.asKey("POST", path, body);
  if (answer.status !== 201) throw new Error(answer.text);
}

const createRow = (world: World, table: string, rowId: string, data: unknown): Promise<void> =>
  made(world, `${TABLES}/${table}/rows`, { rowId, data });

const GUESTS_AND_SESSIONS =
  "stricter: sessions of others are for keys; the release lets guests open and end some";
const POLICIES = "stricter: policies are settings of the server, and no request changes these";
const SPECIFICATION = "of the recorded set-up: it names no processor limit";
const UNIQUE = "stricter: the index is failed; on the release it is available and does not exist";
const SITE_PAGES = "the page of a site's unused domain tells no origin that it may read it";

/** Schema, people and project of 21-schema-users-project. */
export const schemaMore: OneFile = {
  file: "21-schema-users-project",
  before: {
    "update enum column: an element in use leaves": (world) =>
      createRow(world, "txt", "e1", { e: "b" }),
    "create unique index over equal values": async (world) => {
      await createRow(world, "txt", "t1", { c_varchar: "same" });
      await createRow(world, "txt", "t2", { c_varchar: "same" });
    },
    "rows of the search cases": async (world) => {
      for (const [rowId, name] of Object.entries(SEARCHED))
        await createRow(world, "q", rowId, { name });
    },
    "list platforms by key": (world) =>
      made(world, "/v1/project/platforms/web", {
        platformId: "web1-golden",
        name: "Web",
        hostname: "app.example.test",
      }),
    "create unique index over different values": async (world) => {
      for (const rowId of ["n2", "n3", "n5"])
        await world.asKey("DELETE", `${TABLES}/uni/rows/${rowId}`);
    },
  },
  beforeEach: async (world) => {
    await until(async () => (await isMade(world, "txt")) && (await isMade(world, "uni")));
  },
  notServed: {
    "update policy: session-limit 3": POLICIES,
    "update policy: session-limit 0": POLICIES,
    "update policy: session-limit null": POLICIES,
    "update policy: session-duration 59": POLICIES,
    "update policy: session-invalidation off": POLICIES,
    "update policy: session-invalidation on": POLICIES,
    "update policy: password-history 5": POLICIES,
    "update policy: password-history null": POLICIES,
    "get project by key": "not served, nothing here asks for it: 404",
    "create ephemeral key": "not served, nothing here asks for one: 404",
    "list frameworks by key": "not served, nothing here asks for them: 404",
    "list keys by key": "of the recorded set-up: its key was made over HTTP",
    "create platform: id that another project of the server has":
      "of the recorded set-up: there is one project here",
    "send a test mail without SMTP of one's own":
      "of the recorded set-up: the project here has a sender, the mailbox",
  },
  different: {
    "get index: failed": UNIQUE,
    "get index: over two equal values": UNIQUE,
    "create session for a user: guest": GUESTS_AND_SESSIONS,
    "create session for a user: another user": GUESTS_AND_SESSIONS,
    "create session for an unknown user: guest": GUESTS_AND_SESSIONS,
    "list sessions of that user, by key": GUESTS_AND_SESSIONS,
    "delete sessions of a user: guest": GUESTS_AND_SESSIONS,
    "delete sessions of a user: another user": GUESTS_AND_SESSIONS,
    "delete sessions of a user who has none: guest": GUESTS_AND_SESSIONS,
    "delete one session of a user: guest": GUESTS_AND_SESSIONS,
    "create site: only what is needed": SPECIFICATION,
    "create site: static with a fallback file": SPECIFICATION,
    "site domain: no deployment yet": SITE_PAGES,
  },
};
