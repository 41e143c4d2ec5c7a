import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { asKey, newPerson, type World } from "../clients.ts";
import type { SentCall } from "../notes.ts";

const UNKNOWN = "no-such-id";

/** What a part of a path that leads nowhere is refused with. A parameter of the same name may differ by path. */
const REFUSALS: readonly (readonly [RegExp, string, string])[] = [
  [/^\/databases.*\/indexes\//, "key", "index_not_found"],
  [/^\/databases.*\/attributes\//, "key", "attribute_not_found"],
  [/\/indexes\//, "key", "column_index_not_found"],
  [/\/columns\//, "key", "column_not_found"],
  // Recorded: counting in a row that is not there misses the column.
  [/^\/databases.*\/(in|de)crement$/, "documentId", "attribute_not_found"],
  [/\/(in|de)crement$/, "rowId", "column_not_found"],
  [/./, "databaseId", "database_not_found"],
  [/./, "tableId", "table_not_found"],
  [/./, "collectionId", "collection_not_found"],
  [/./, "rowId", "row_not_found"],
  [/./, "documentId", "document_not_found"],
  [/./, "column", "column_not_found"],
  [/./, "attribute", "attribute_not_found"],
  [/./, "transactionId", "transaction_not_found"],
  [/./, "bucketId", "storage_bucket_not_found"],
  [/./, "fileId", "storage_file_not_found"],
  [/./, "tokenId", "token_not_found"],
  [/./, "functionId", "function_not_found"],
  [/./, "siteId", "site_not_found"],
  [/./, "deploymentId", "deployment_not_found"],
  [/./, "executionId", "execution_not_found"],
  [/./, "variableId", "variable_not_found"],
  [/./, "userId", "user_not_found"],
  [/./, "sessionId", "user_session_not_found"],
  [/./, "identityId", "user_identity_not_found"],
  [/./, "ruleId", "rule_not_found"],
  [/./, "platformId", "platform_not_found"],
  // The release knows what policies there are, as it knows methods; a newer server looks.
  [/./, "policyId", "policy_not_found|general_argument_invalid"],
  [/./, "keyId", "key_not_found"],
  [/./, "messageId", "message_not_found"],
];

/** An upsert makes what is not there; a provider is no id. */
const IS_OWN_WAY = /^PUT .*\/(\{rowId\}|\{documentId\})$|oauth2/;

/** What anybody may ask: nothing but these is answered without being known. */
const OPEN_TO_GUESTS =
  /^(GET \/(ping|health\/version|locale|functions\/runtimes)|POST \/account|\w+ \/account\/(sessions\/(email|token|anonymous|oauth2.*)|tokens\/oauth2.*|recovery)|PUT \/account\/verifications\/email|\w+ \/(tablesdb|databases)\/transactions.*|\w+ .*\/(rows|documents).*|\w+ \/storage\/buckets\/\{bucketId\}\/files.*|(POST|DELETE) \/functions\/\{functionId\}\/executions.*|(POST|DELETE) \/users\/\{userId\}\/sessions.*)$/;
const OPEN_TO_KEYS = /^(GET \/(ping|health.*)|.*oauth2.*|PUT \/account\/verifications\/email)$/;

interface Answer {
  status: number;
  type: string;
}

async function send(
  world: World,
  { method, path, headers, body }: SentCall,
  as: Record<string, string>,
): Promise<Answer> {
  const { "x-appwrite-key": _key, ...kept } = headers;
  const answer = await fetch(`${new URL(world.endpoint).origin}${path}`, {
    method,
    redirect: "manual",
    headers: { ...kept, "x-appwrite-project": world.projectId, ...as },
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const text = await answer.text();
  const type = /"type":"(\w+)"/.exec(text)?.[1] ?? "";
  return { status: answer.status, type };
}

/** A call with one of its path's parameters replaced. */
function astray(route: string, call: SentCall, parameter: string): SentCall {
  const [, template = ""] = route.split(" ");
  const [path = "", query] = call.path.split("?");
  const parts = path.replace(/^\/v1/, "").split("/");
  const changed = template
    .split("/")
    .map((part, index) => (part === `{${parameter}}` ? UNKNOWN : (parts[index] ?? "")));
  return { ...call, path: `/v1${changed.join("/")}${query ? `?${query}` : ""}` };
}

const expected = (route: string, parameter: string): string => {
  const [, path = ""] = route.split(" ");
  return REFUSALS.find(([where, name]) => name === parameter && where.test(path))?.[2] ?? "";
};

async function mismatches(
  world: World,
  all: readonly (readonly [string, SentCall])[],
  as: Record<string, string>,
  wanted: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [route, call] of all) {
    const { status, type } = await send(world, call, as);
    if (`${status} ${type}` !== wanted) wrong.push(`${route}: ${status} ${type}`);
  }
  return wrong;
}

/** Every call of this run that went well, sent again by those and to where it can't be. */
export const sweepCases: Case[] = [
  is("who is not known is refused everywhere but at the doors", async (world) => {
    const closed = [...world.notes.answered].filter(([route]) => !OPEN_TO_GUESTS.test(route));
    assert.deepEqual(await mismatches(world, closed, {}, "401 general_unauthorized_scope"), []);
  }),
  is("a key without a right is refused everywhere", async (world) => {
    const keyId = world.id("powerless");
    const scopes = ["avatars.read"] as unknown as Parameters<typeof world.key.project.createKey>[2];
    const { secret } = await world.key.project.createKey(keyId, "Powerless", scopes);
    world.afterwards(() => world.key.project.deleteKey({ keyId }));
    const closed = [...world.notes.answered].filter(([route]) => !OPEN_TO_KEYS.test(route));
    const as = asKey({ apiKey: secret });
    assert.deepEqual(await mismatches(world, closed, as, "401 general_unauthorized_scope"), []);
  }),
  is("whatever leads nowhere is told apart, at every call", async (world) => {
    const person = await newPerson(world, "lost");
    const wrong: string[] = [];
    for (const [route, call] of [...world.notes.answered]) {
      if (IS_OWN_WAY.test(route)) continue;
      const as: Record<string, string> = route.includes(" /account")
        ? { "x-appwrite-session": person.session }
        : asKey(world);
      for (const [, parameter = ""] of route.matchAll(/\{(\w+)\}/g)) {
        const { status, type } = await send(world, astray(route, call, parameter), as);
        const types = expected(route, parameter).split("|");
        const isRefused = status === 404 || (status === 400 && type === "general_argument_invalid");
        if (!isRefused || !types.includes(type))
          wrong.push(`${route} without ${parameter}: ${status} ${type}`);
      }
    }
    assert.deepEqual(wrong, []);
  }),
];
