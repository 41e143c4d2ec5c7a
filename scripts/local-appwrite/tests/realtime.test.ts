import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Realtime, type RealtimeResponseEvent, Client as WebClient } from "appwrite";
import { Permission, Role, TablesDB } from "node-appwrite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import {
  column,
  DATABASE,
  startProject,
  type TestProject,
  table,
} from "./fixtures/start-project.ts";
import { keyClient, type Person, PROJECT, signUp } from "./fixtures/start-server.ts";
import { eventually } from "./fixtures/waiting.ts";

const notes = table({
  $id: "notes",
  rowSecurity: true,
  columns: [column("text", "string", { size: 50 }), column("count", "integer")],
});
const NOTES = `tablesdb.${DATABASE}.tables.notes.rows`;
const at = (rowId: string) => ({ databaseId: DATABASE, tableId: "notes", rowId });

interface Note {
  $id: string;
  text: string;
}

/** The web SDK keeps time and its fallback session by the browser's window. */
beforeEach(() => {
  vi.stubGlobal("window", {
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    setTimeout: globalThis.setTimeout,
    localStorage: { getItem: () => null, setItem: () => {} },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function tablesOf(project: TestProject): TablesDB {
  return new TablesDB(keyClient(project));
}

async function addNote(project: TestProject, id: string, reader: Person): Promise<void> {
  await tablesOf(project).createRow({
    ...at(id),
    data: { text: "new", count: 1 },
    permissions: [Permission.read(Role.user(reader.id))],
  });
}

/** The SDK authenticates first: a channel in the address keeps the project, as on a real server. */
function webClient(project: TestProject, person: Person): WebClient {
  return new WebClient()
    .setEndpoint(project.endpoint)
    .setProject(`${PROJECT}&channels[]=account`)
    .setSession(person.secret);
}

/** Notes a person hears of through the SDK's Realtime service, from when the server answers it. */
async function hear(
  project: TestProject,
  person: Person,
): Promise<{ heard: string[]; end: () => Promise<void> }> {
  const heard: string[] = [];
  let isReady = false;
  const realtime = new Realtime(webClient(project, person));
  await realtime.subscribe<Note>(NOTES, ({ payload }) => {
    if (payload.text === "hello") isReady = true;
    else heard.push(`${payload.$id} ${payload.text}`);
  });
  await eventually(async () => {
    await greet(project, `hello-${person.id}`, person);
    expect(isReady).toBe(true);
  });
  return { heard, end: () => realtime.disconnect() };
}

async function greet(project: TestProject, rowId: string, person: Person): Promise<void> {
  await tablesOf(project).upsertRow({
    ...at(rowId),
    data: { text: "hello" },
    permissions: [Permission.read(Role.user(person.id))],
  });
}

async function connect(project: TestProject, headers: Record<string, string> = {}) {
  const address = `${project.endpoint.replace("http", "ws")}/realtime?project=${PROJECT}`;
  const socket = new WebSocket(address, { headers });
  const frames: { type: string; data?: Record<string, unknown> }[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(String(data))));
  await once(socket, "message");
  /** Everything the server sent before it answered this ping of the protocol. */
  const settle = async () => {
    socket.ping();
    await once(socket, "pong");
    return frames;
  };
  return { socket, frames, settle };
}

test("a person hears of their own row through the web SDK, and of nobody else's", async () => {
  await using project = await startProject({ tables: [notes] });
  const [ada, bob] = [await signUp(project, "ada"), await signUp(project, "bob")];
  const [byAda, byBob] = [await hear(project, ada), await hear(project, bob)];
  await addNote(project, "of-ada", ada);
  await tablesOf(project).updateRow({ ...at("of-ada"), data: { text: "changed" } });
  await addNote(project, "of-bob", bob);
  await eventually(() => expect(byBob.heard).toEqual(["of-bob new"]));
  await eventually(() => expect(byAda.heard).toEqual(["of-ada new", "of-ada changed"]));
  await Promise.all([byAda.end(), byBob.end()]);
});

test("a guest hears of rows that are for all by the older subscribe of the web SDK's client", async () => {
  await using project = await startProject({ tables: [notes] });
  const heard: RealtimeResponseEvent<Note>[] = [];
  const client = new WebClient().setEndpoint(project.endpoint).setProject(PROJECT);
  const end = client.subscribe<Note>(`${NOTES}.all`, (event) => heard.push(event));
  await eventually(async () => {
    const permissions = [Permission.read(Role.any())];
    await tablesOf(project).upsertRow({ ...at("all"), data: { text: "hello" }, permissions });
    expect(heard[0]?.payload.text).toBe("hello");
  });
  end();
});

test("a row is heard of by its new reader once it is shared, and no longer by the old one", async () => {
  await using project = await startProject({ tables: [notes] });
  const [ada, bob] = [await signUp(project, "ada"), await signUp(project, "bob")];
  const [byAda, byBob] = [await hear(project, ada), await hear(project, bob)];
  await addNote(project, "shared", ada);
  await tablesOf(project).updateRow({
    ...at("shared"),
    data: { text: "given" },
    permissions: [Permission.read(Role.user(bob.id))],
  });
  await tablesOf(project).deleteRow(at("shared"));
  await eventually(() => expect(byBob.heard).toEqual(["shared given", "shared given"]));
  expect(byAda.heard).toEqual(["shared new"]);
  await Promise.all([byAda.end(), byBob.end()]);
});

test("a transaction tells of its single writes after the commit, and not of its bulk writes", async () => {
  await using project = await startProject({
    tables: [{ ...notes, $permissions: ['read("any")'] }],
  });
  const tables = tablesOf(project);
  await tables.createRow({ ...at("kept"), data: { text: "kept", count: 5 } });
  const { socket, frames, settle } = await connect(project);
  socket.send(JSON.stringify({ type: "subscribe", data: [{ channels: [NOTES] }] }));
  await settle();
  frames.length = 0;
  const { $id: transactionId } = await tables.createTransaction();
  const where = { databaseId: DATABASE, tableId: "notes" };
  await tables.createOperations({
    transactionId,
    operations: [
      { ...where, action: "decrement", rowId: "kept", data: { column: "count", value: 2 } },
      { ...where, action: "bulkCreate", data: [{ $id: "many-1", text: "x" }] },
      { ...where, action: "create", rowId: "single", data: { text: "y" } },
    ],
  });
  expect(await settle()).toEqual([]);
  await tables.updateTransaction({ transactionId, commit: true });
  const told = (await settle()).map(({ data }) => (data?.events as string[] | undefined)?.[0]);
  expect(told).toEqual([`${NOTES}.kept.update`, `${NOTES}.single.create`]);
  socket.terminate();
});

test("nobody but the person hears of an account, and never its password hash", async () => {
  await using project = await startProject();
  const [ada, bob] = [await signUp(project, "ada"), await signUp(project, "bob")];
  const sockets = await Promise.all(
    [ada, bob].map((person) => connect(project, { "x-appwrite-session": person.secret })),
  );
  const ask = JSON.stringify({
    type: "subscribe",
    data: [{ channels: ["account", "account.ada"] }],
  });
  for (const { socket } of sockets) socket.send(ask);
  for (const { settle } of sockets) await settle();
  await fetch(`${project.endpoint}/users/ada/name`, {
    method: "PATCH",
    headers: {
      "x-appwrite-project": PROJECT,
      "x-appwrite-key": "a-key-with-every-scope",
      "content-type": "application/json",
    },
    body: JSON.stringify({ name: "Countess" }),
  });
  const [byAda = [], byBob = []] = await Promise.all(sockets.map(({ settle }) => settle()));
  const [event] = byAda.filter(({ type }) => type === "event");
  expect(event?.data?.payload).toMatchObject({ $id: "ada", name: "Countess" });
  expect(Object.keys(event?.data?.payload ?? {})).not.toContain("password");
  expect(byBob.map(({ type }) => type)).toEqual(["connected", "response"]);
  for (const { socket } of sockets) socket.terminate();
});

test("an unknown page is refused with the code that ends every further try", async () => {
  await using project = await startProject();
  const { socket, frames } = await connect(project, { origin: "https://evil.example.org" });
  const [code] = socket.readyState === socket.CLOSED ? [1008] : await once(socket, "close");
  expect([code, frames[0]?.data?.code]).toEqual([1008, 1008]);
});

test("clients that vanish do no harm, and a server that ends lets every client go", async () => {
  await using project = await startProject({
    tables: [{ ...notes, $permissions: ['read("any")'] }],
  });
  const [gone, staying] = [await connect(project), await connect(project)];
  for (const { socket } of [gone, staying]) {
    socket.send(JSON.stringify({ type: "subscribe", data: [{ channels: [NOTES] }] }));
  }
  await Promise.all([gone.settle(), staying.settle()]);
  gone.socket.terminate();
  await tablesOf(project).createRow({ ...at("one"), data: { text: "x" } });
  expect((await staying.settle()).at(-1)?.type).toBe("event");
  const closed = once(staying.socket, "close");
  await project.stop();
  await closed;
});

test.each(["/elsewhere", "//", "/v1/realtime/x"])(
  "a path that is no websocket's (%s) is not taken",
  async (path) => {
    await using project = await startProject();
    const socket = new WebSocket(project.origin.replace("http", "ws"), {
      finishRequest: (request) => {
        request.path = path;
        request.end();
      },
    });
    const [error] = (await once(socket, "error")) as [Error];
    expect(error.message).toMatch(/socket hang up/);
  },
);

test("an address that is none is not taken, and the server goes on", async () => {
  await using project = await startProject();
  const [answer] = (await once(request(project.origin, { path: "//" }).end(), "response")) as [
    IncomingMessage,
  ];
  answer.resume();
  expect(answer.statusCode).toBe(404);
  expect((await fetch(`${project.endpoint}/health/version`)).status).toBe(200);
});
