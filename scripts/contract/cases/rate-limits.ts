import assert from "node:assert/strict";
import { type Case, isHere } from "../case.ts";
import {
  type Address,
  asKey,
  keyClient,
  newPerson,
  plain,
  serverServices,
  type World,
} from "../clients.ts";
import { type LimitedOperation, limitedOperations } from "../limits.ts";

const LIMITS = "a server of one's own with rate limits";

/** The same run on the server that counts. */
const on = (world: World, limited: Address): World => ({
  ...world,
  ...limited,
  key: serverServices(keyClient(limited, limited.apiKey)),
});

const pathOf = (operation: string): string => {
  const [, path = ""] = operation.split(" ");
  return path.replace("oauth2/*", "oauth2/google").replaceAll("*", "none");
};

/** Calls that say nothing of use: they are counted before anybody looks at them. */
async function callAll(
  world: World,
  { operation, by, max }: LimitedOperation,
): Promise<Response[]> {
  const [method = "GET"] = operation.split(" ");
  const { userId } = await newPerson(
    world,
    `p${limitedOperations.findIndex((one) => one.operation === operation)}`,
  );
  let { secret } = await world.key.users.createSession({ userId });
  const answers: Response[] = [];
  for (let call = 0; call <= max; call += 1) {
    // Who has ended all sessions needs another to end.
    if (operation === "DELETE /account/sessions")
      ({ secret } = await world.key.users.createSession({ userId }));
    const session: Record<string, string> = by === "person" ? { "x-appwrite-session": secret } : {};
    const answer = await plain(world, pathOf(operation), { method, headers: session });
    await answer.arrayBuffer();
    answers.push(answer);
  }
  return answers;
}

function counted(answers: readonly Response[], { operation, max, shared }: LimitedOperation): void {
  const refused = answers.filter(({ status }) => status === 429);
  const number = (answer: Response | undefined, name: string): number =>
    Number(answer?.headers.get(`x-ratelimit-${name}`));
  assert.ok(shared ? refused.length > 0 : refused.length === 1, `${operation}: ${refused.length}`);
  assert.equal(answers.at(-1)?.status, 429, operation);
  for (const answer of answers) assert.equal(number(answer, "limit"), max, operation);
  if (!shared) assert.equal(number(answers[0], "remaining"), max - 1, operation);
  assert.equal(number(answers.at(-1), "remaining"), 0, operation);
  assert.ok(number(answers.at(-1), "reset") > Date.now() / 1000, operation);
}

/** How often one may ask. */
export const rateLimitCases: Case[] = [
  isHere(
    "every limited call is refused after its number, and tells it",
    LIMITS,
    async (world, local) => {
      const limited = on(world, local.limited);
      // One after the other: the calls of each have to fit into its minute.
      for (const one of limitedOperations) counted(await callAll(limited, one), one);
    },
  ),
  isHere("a key is not counted", LIMITS, async (world, local) => {
    const limited = on(world, local.limited);
    const answers = await Promise.all(
      Array.from({ length: 130 }, () =>
        plain(limited, "/tablesdb/none/tables/none/rows", {
          method: "POST",
          headers: asKey(limited),
        }),
      ),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [400]);
  }),
  isHere("a good sign-in forgives the bad ones before it", LIMITS, async (world, local) => {
    const limited = on(world, local.limited);
    const { email, password } = await newPerson(limited, "forgiven");
    const signIn = async (given: string): Promise<number> => {
      const answer = await plain(limited, "/account/sessions/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: given }),
      });
      return answer.status;
    };
    const wrong = async (times: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push(await signIn("wrong password"));
      return statuses;
    };
    assert.ok((await wrong(9)).every((status) => status === 401));
    assert.equal(await signIn(password), 201);
    const again = await wrong(11);
    assert.deepEqual([again.filter((status) => status === 401).length, again.at(-1)], [10, 429]);
  }),
];
