import assert from "node:assert/strict";
import { once } from "node:events";
import { type Case, is, isHere } from "../case.ts";
import { guestClient, newPerson, type Person, server, type World, web } from "../clients.ts";
import { refused, until } from "../expectations.ts";
import { databaseOf } from "./tables.ts";

/** A row whose columns the types know nothing of. */
type Thing = server.Models.Row & Record<string, unknown>;

const CONNECTS_PER_MINUTE = 128;
const MANY_CONNECTS = 140;

/** The web SDK keeps time by the browser's window. */
async function withWindow<T>(work: () => Promise<T>): Promise<T> {
  const { setInterval, clearInterval, setTimeout } = globalThis;
  const localStorage = { getItem: () => null, setItem: () => {} };
  Reflect.set(globalThis, "window", { setInterval, clearInterval, setTimeout, localStorage });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, "window");
  }
}

async function addRow(world: World, rowId: string, readers: readonly Person[]): Promise<void> {
  await world.key.tables.createRow<Thing>({
    databaseId: databaseOf(world),
    tableId: "heard",
    rowId,
    data: { name: rowId },
    permissions: readers.map(({ userId }) => server.Permission.read(server.Role.user(userId))),
  });
}

/** A table whose rows only those may read who are named. */
async function openTable(world: World): Promise<void> {
  const place = { databaseId: databaseOf(world), tableId: "heard" };
  const { tables } = world.key;
  await tables.createTable({ ...place, name: "Heard", rowSecurity: true });
  await tables.createStringColumn({ ...place, key: "name", size: 60, required: false });
  await until(
    () => tables.getColumn({ ...place, key: "name" }),
    ({ status }) => status === "available",
  );
}

interface Ear {
  heard: string[];
  end: () => Promise<void>;
}

async function listen(world: World, person: Person): Promise<Ear> {
  const heard: string[] = [];
  const channel = `tablesdb.${databaseOf(world)}.tables.heard.rows`;
  // The SDK authenticates before it subscribes, and the server forgets the project of who does so
  // without a channel in the address.
  const client = guestClient({ ...world, projectId: `${world.projectId}&channels[]=account` });
  const realtime = new web.Realtime(client.setSession(person.session));
  await realtime.subscribe<Thing>(channel, ({ payload }) => void heard.push(payload.$id));
  return { heard, end: () => realtime.disconnect() };
}

const numberOf = (id: string | undefined): number =>
  Number(/^signal(\d+)$/.exec(id ?? "")?.[1] ?? 0);

/** Everybody hears a signal of now, so what came before it has come as well. */
async function signal(
  world: World,
  people: readonly Person[],
  ears: readonly Ear[],
): Promise<void> {
  let count = (world.kept.get("signals") as number | undefined) ?? 0;
  const first = count + 1;
  await until(
    async () => {
      count += 1;
      world.kept.set("signals", count);
      await addRow(world, `signal${count}`, people);
      return ears.map(({ heard }) => numberOf(heard.at(-1)));
    },
    (last) => last.every((one) => one >= first),
  );
}

/** Node's own can send headers, of which its types know nothing. */
const openSocket = (address: string, headers: Record<string, string> = {}): WebSocket =>
  Reflect.construct(WebSocket, [address, { headers }]);

/** What a websocket is told, and the code it is closed with if it is. */
async function refusalOf(
  address: string,
  { message, headers }: { message?: string; headers?: Record<string, string> } = {},
): Promise<{ codes: number[]; closed: number | null }> {
  const socket = openSocket(address, headers);
  const codes: number[] = [];
  let closed: number | null = null;
  const frames: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const frame = JSON.parse(String(data)) as { type: string; data?: { code?: number } };
    frames.push(frame.type);
    if (frame.type === "error") codes.push(Number(frame.data?.code));
    if (frame.type === "connected" && message) socket.send(message);
  });
  socket.addEventListener("close", ({ code }) => {
    closed = code;
  });
  await until(
    async () => codes,
    ({ length }) => length > 0,
  );
  if (closed === null && message) socket.close();
  if (socket.readyState !== WebSocket.CLOSED) await once(socket, "close");
  return { codes, closed };
}

const socketAt = ({ endpoint }: Pick<World, "endpoint">, projectId: string): string =>
  `${endpoint.replace(/^http/, "ws")}/realtime?project=${projectId}`;

/** What is told at once to who may know it. */
export const realtimeCases: Case[] = [
  is("a person hears of their rows, and not of others'", async (world) => {
    await openTable(world);
    const people = [await newPerson(world, "ear"), await newPerson(world, "deaf")] as const;
    const [own, other] = people;
    await withWindow(async () => {
      const ears = [await listen(world, own), await listen(world, other)] as const;
      try {
        await signal(world, people, ears);
        await addRow(world, "for-own", [own]);
        const place = { databaseId: databaseOf(world), tableId: "heard", rowId: "for-own" };
        await refused(other.tables.getRow<Thing>(place), 404, "row_not_found");
        await signal(world, people, ears);
        assert.deepEqual(
          ears.map(({ heard }) => heard.includes("for-own")),
          [true, false],
        );
      } finally {
        await Promise.all(ears.map(({ end }) => end()));
      }
    });
  }),
  is("who names no project of the server's is turned away, and another's page", async (world) => {
    assert.deepEqual((await refusalOf(socketAt(world, "no-such-project"))).codes, [1008]);
    const headers = { origin: "https://elsewhere.example" };
    const own = socketAt(world, world.projectId);
    assert.deepEqual((await refusalOf(own, { headers })).codes, [1008]);
  }),
  is("a session that is none and a message that is none are refused", async (world) => {
    const address = socketAt(world, world.projectId);
    const messages = [
      JSON.stringify({ type: "authentication", data: { session: "none" } }),
      JSON.stringify({ type: "sing" }),
      "no JSON",
    ];
    for (const message of messages)
      assert.deepEqual((await refusalOf(address, { message })).codes, [1003]);
  }),
  isHere(
    "who talks too much is refused, and stays connected",
    "a server of one's own with rate limits",
    async (_world, { limited }) => {
      const socket = new WebSocket(socketAt(limited, limited.projectId));
      const types: string[] = [];
      socket.addEventListener("message", ({ data }) => {
        types.push(JSON.parse(String(data)).type);
      });
      await until(
        async () => types,
        (all) => all.includes("connected"),
      );
      for (let sent = 1; sent <= 33; sent += 1) socket.send(JSON.stringify({ type: "ping" }));
      await until(
        async () => types,
        ({ length }) => length === 34,
      );
      assert.deepEqual(types.slice(-2), ["pong", "error"]);
      assert.equal(socket.readyState, WebSocket.OPEN);
      socket.close();
    },
  ),
  isHere(
    "who connects too often is refused",
    "a server of one's own with rate limits",
    async (_world, { limited }) => {
      const address = socketAt(limited, limited.projectId);
      const sockets = Array.from({ length: MANY_CONNECTS }, () => new WebSocket(address));
      const firsts = await Promise.all(
        sockets.map(async (socket) => {
          const [{ data }] = (await once(socket, "message")) as [MessageEvent];
          socket.close();
          return (JSON.parse(String(data)) as { type: string }).type;
        }),
      );
      assert.ok(firsts.filter((type) => type === "connected").length <= CONNECTS_PER_MINUTE);
      assert.ok(firsts.includes("error"));
    },
  ),
];
