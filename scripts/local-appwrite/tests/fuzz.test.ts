import { ID, TablesDB, Users } from "node-appwrite";
import { expect, test } from "vitest";
import { createRandom, FUZZED_REQUESTS } from "./fixtures/random.ts";
import { sdkCalls } from "./fixtures/sdk-calls.ts";
import { column, startProject, table } from "./fixtures/start-project.ts";
import { keyClient, PROJECT, signUp } from "./fixtures/start-server.ts";

const AT_ONCE = 20;

const operations = sdkCalls().filter(
  // What ends a session would make the signed-in caller a guest.
  ({ method, path }) => !(method === "DELETE" && path.startsWith("/account")),
);
const ids = [
  "main",
  "things",
  "mine",
  "none",
  "unique()",
  "..",
  "a b",
  "%00",
  "ä",
  "x".repeat(300),
];
const values = [
  null,
  true,
  -1,
  1e308,
  "",
  "x",
  "'; DROP TABLE users; --",
  [],
  {},
  ["a"],
  { $id: "x" },
];
const bodies = ["{", "null", "[1]", "[]", "{}", '{"__proto__":{"a":1}}', '{"data":{"name":[[]]}}'];
const names = ["data", "rowId", "rows", "queries", "permissions", "userId", "email", "name", "key"];

test("requests that make no sense harm nobody and end in an answer", async () => {
  await using project = await startProject({
    tables: [
      table({
        $id: "things",
        rowSecurity: true,
        columns: [column("name", "string", { size: 50 })],
      }),
    ],
  });
  const admin = keyClient(project);
  const person = await signUp(project);
  const others = new TablesDB(admin);
  const place = { databaseId: "main", tableId: "things" };
  const mine = await others.createRow({
    ...place,
    rowId: "mine",
    data: { name: "of another person" } as object,
    permissions: ['read("user:other")', 'update("user:other")', 'delete("user:other")'],
  });
  const readOnly = await fetch(`${project.endpoint}/project/keys`, {
    method: "POST",
    headers: {
      "x-appwrite-project": PROJECT,
      "x-appwrite-key": admin.config.key,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      keyId: ID.unique(),
      name: "Reader",
      scopes: ["rows.read", "users.read"],
    }),
  });
  const { secret } = (await readOnly.json()) as { secret: string };
  const callers: Record<string, string>[] = [
    {},
    { "x-appwrite-session": person.secret },
    { "x-appwrite-key": secret },
  ];

  const random = createRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const statuses = new Map<number, number>();
  const failures: string[] = [];

  async function ask(): Promise<void> {
    const { method, path } = pick(operations);
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(pick(ids)));
    const query = random() < 0.3 ? `?queries[0]=${encodeURIComponent(pick(bodies))}` : "";
    const sent =
      random() < 0.5
        ? pick(bodies)
        : JSON.stringify(
            Object.fromEntries([
              [pick(names), pick(values)],
              [pick(names), pick(values)],
            ]),
          );
    const hasBody = method !== "GET" && random() < 0.9;
    const response = await fetch(`${project.endpoint}${filled}${query}`, {
      method,
      redirect: "manual",
      headers: {
        "x-appwrite-project": random() < 0.97 ? PROJECT : pick(ids.slice(0, 4)),
        ...(hasBody
          ? { "content-type": pick(["application/json", "text/plain", "multipart/form-data"]) }
          : {}),
        ...pick(callers),
      },
      ...(hasBody ? { body: sent } : {}),
    });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500 && response.status !== 503)
      failures.push(`${response.status} ${method} ${filled}${query} ${sent}`);
  }

  for (let done = 0; done < FUZZED_REQUESTS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(failures).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(FUZZED_REQUESTS);
  expect(await others.getRow({ ...place, rowId: "mine" })).toEqual(mine);
  expect((await others.listTables({ databaseId: "main" })).total).toBe(1);
  expect((await new Users(admin).get({ userId: person.id })).status).toBe(true);
});
