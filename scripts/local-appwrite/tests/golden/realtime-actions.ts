import { rememberSession } from "./preparations.ts";
import type { World } from "./world.ts";

const ROWS = "/v1/tablesdb/main/tables";
const THINGS = `${ROWS}/things/rows`;
const EV1 = `${THINGS}/ev1`;
const EV2 = `${ROWS}/rowsec/rows/ev2`;
const TRANSACTIONS = "/v1/tablesdb/transactions";
const PROJECT = { "X-Appwrite-Project": "golden", "Content-Type": "application/json" };
const PASSWORD = "Passw0rd!x";

const asCarol = { ...PROJECT, "X-Appwrite-Session": "<session:carol>" };

async function signIn(world: World, name: string): Promise<void> {
  const { headers } = await world.send({
    method: "POST",
    path: "/v1/account/sessions/email",
    headers: PROJECT,
    body: { email: `${name}@example.test`, password: PASSWORD },
  });
  rememberSession(world, name, headers);
}

/** People, rows and the bucket that the recordings before these left behind. */
export async function prepareRealtime(world: World): Promise<void> {
  await createPeople(world);
  await signIn(world, "dave");
  await makeRows(world);
}

async function createPeople(world: World): Promise<void> {
  for (const name of ["carol", "dave"]) {
    const person = { userId: name, email: `${name}@example.test`, password: PASSWORD, name };
    await world.asKey("POST", "/v1/users", person);
  }
  await signIn(world, "carol");
}

async function makeRows(world: World): Promise<void> {
  await world.asKey("PATCH", "/v1/users/carol/prefs", { prefs: { a: 1 } });
  await world.asKey("POST", THINGS, {
    rowId: "r2",
    data: { name: "Two", code: "c2", qty: 8 },
    permissions: ["read", "update", "delete"].map((action) => `${action}("user:carol")`),
  });
  await world.asKey("POST", "/v1/storage/buckets", {
    bucketId: "priv",
    name: "Private",
    fileSecurity: true,
    permissions: ['create("users")'],
  });
  await rememberJwt(world);
}

/** What the recorder of 17-realtime-order made before. */
export async function prepareRealtimeOrder(world: World): Promise<void> {
  await createPeople(world);
  await makeRows(world);
  for (const [rowId, reader] of [
    ["rt1", "carol"],
    ["rt2", "dave"],
  ]) {
    const row = { rowId, data: { name: rowId }, permissions: [`read("user:${reader}")`] };
    await world.asKey("POST", `${ROWS}/rowsec/rows`, row);
  }
  await world.asKey("POST", THINGS, { rowId: "b5", data: { name: "0" } });
  // Made by key, it is no sign of the person being here.
  const { json } = await world.asKey("POST", "/v1/users/dave/sessions");
  world.values.set("<session:dave>", String((json as { secret: string }).secret));
}

async function rememberJwt(world: World): Promise<void> {
  const { json } = await world.send({ method: "POST", path: "/v1/account/jwts", headers: asCarol });
  world.values.set("<jwt>", String((json as { jwt: string }).jwt));
}

/** What the recorder did between two recorded cases, by the name of the latter. */
export const BEFORE: Record<string, (world: World) => Promise<void>> = {
  "connect with a jwt in the query": async (world) => {
    await signIn(world, "carol");
    await rememberJwt(world);
  },
};

const file = (name: string, text: string): string =>
  [
    '--x\r\nContent-Disposition: form-data; name="fileId"\r\n\r\nrtf1\r\n',
    `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n--x--\r\n`,
  ].join("");

async function stageTransaction(world: World): Promise<void> {
  const { json } = await world.asKey("POST", TRANSACTIONS, {});
  world.values.set("<transaction-id>", String((json as { $id: string }).$id));
  const at = { databaseId: "main", tableId: "things" };
  const operations = [
    { ...at, action: "create", rowId: "ev5", data: { name: "tx" } },
    { ...at, action: "update", rowId: "r2", data: { qty: 9 } },
  ];
  await world.asKey("POST", `${TRANSACTIONS}/<transaction-id>/operations`, { operations });
}

/** What the recorder did over HTTP while a socket was open. */
export const ACTIONS: Record<string, (world: World) => Promise<unknown>> = {
  "key creates things/ev1": ({ asKey }) =>
    asKey("POST", THINGS, { rowId: "ev1", data: { name: "Ev", qty: 5 } }),
  "key updates things/ev1 qty 200": ({ asKey }) => asKey("PATCH", EV1, { data: { qty: 200 } }),
  "key increments things/ev1 qty": ({ asKey }) =>
    asKey("PATCH", `${EV1}/qty/increment`, { value: 1 }),
  "key upserts things/ev1": ({ asKey }) => asKey("PUT", EV1, { data: { name: "Ev up" } }),
  "key deletes things/ev1": ({ asKey }) => asKey("DELETE", EV1),
  "carol creates rowsec/ev2": ({ send }) =>
    send({
      method: "POST",
      path: `${ROWS}/rowsec/rows`,
      headers: asCarol,
      body: { rowId: "ev2", data: { name: "mine" } },
    }),
  "key updates rowsec/ev2 and gives dave read": ({ asKey }) =>
    asKey("PATCH", EV2, { permissions: ['read("user:carol")', 'read("user:dave")'] }),
  "key deletes rowsec/ev2": ({ asKey }) => asKey("DELETE", EV2),
  "key bulk-creates 2 rows in things": ({ asKey }) =>
    asKey("POST", THINGS, {
      rows: [
        { $id: "ev3", name: "b1" },
        { $id: "ev4", name: "b2" },
      ],
    }),
  "key bulk-deletes them": ({ asKey }) =>
    asKey("DELETE", THINGS, {
      queries: [JSON.stringify({ method: "equal", attribute: "$id", values: ["ev3", "ev4"] })],
    }),
  "transaction: create things/ev5 and update r2 staged": stageTransaction,
  "transaction: commit": ({ asKey }) =>
    asKey("PATCH", `${TRANSACTIONS}/<transaction-id>`, { commit: true }),
  "key deletes things/ev5": ({ asKey }) => asKey("DELETE", `${THINGS}/ev5`),
  "carol updates her prefs": ({ send }) =>
    send({
      method: "PATCH",
      path: "/v1/account/prefs",
      headers: asCarol,
      body: { prefs: { a: 1 } },
    }),
  "carol uploads a file": ({ send }) =>
    send({
      method: "POST",
      path: "/v1/storage/buckets/priv/files",
      headers: { ...asCarol, "Content-Type": "multipart/form-data; boundary=x" },
      bodyText: file("a.txt", "hi"),
    }),
  "carol starts an async execution of probe at /text": ({ send }) =>
    send({
      method: "POST",
      path: "/v1/functions/probe/executions",
      headers: asCarol,
      body: { path: "/text", async: true },
    }),
  "key updates rowsec/rt1": ({ asKey }) =>
    asKey("PATCH", `${ROWS}/rowsec/rows/rt1`, { data: { name: "changed" } }),
  "key updates rowsec/rt2": ({ asKey }) =>
    asKey("PATCH", `${ROWS}/rowsec/rows/rt2`, { data: { name: "changed" } }),
  "key updates things/b5": ({ asKey }) => asKey("PATCH", `${THINGS}/b5`, { data: { qty: 9 } }),
  "carol updates her name": ({ send }) =>
    send({ method: "PATCH", path: "/v1/account/name", headers: asCarol, body: { name: "carol" } }),
  "dave updates his name": ({ send }) =>
    send({
      method: "PATCH",
      path: "/v1/account/name",
      headers: { ...asCarol, "X-Appwrite-Session": "<session:dave>" },
      body: { name: "dave" },
    }),
  "key deletes all sessions of dave": ({ asKey }) => asKey("DELETE", "/v1/users/dave/sessions"),
  "carol signs out of this session": ({ send }) =>
    send({ method: "DELETE", path: "/v1/account/sessions/current", headers: asCarol }),
};
