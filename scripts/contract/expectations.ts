import assert from "node:assert/strict";

interface Refusal {
  code: number;
  type: string;
  message: string;
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === "object" && error !== null && "code" in error && "type" in error;

/** The API refuses this with one of the types: servers of different ages have different words. */
export async function refused(
  asked: Promise<unknown>,
  code: number,
  ...types: string[]
): Promise<Refusal> {
  let answer: unknown;
  try {
    answer = await asked;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    assert.equal(error.code, code, `${error.type}: ${error.message}`);
    assert.ok(types.includes(error.type), `${error.type} is none of ${types.join(", ")}`);
    return error;
  }
  assert.fail(`accepted: ${JSON.stringify(answer)?.slice(0, 200)}`);
}

const ASK_AGAIN_MS = 200;

/** Asks again until the condition holds. */
export async function until<T>(
  ask: () => Promise<T>,
  isGood: (answer: T) => boolean,
  timeoutMs = 120_000,
): Promise<T> {
  const endMs = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (Date.now() > endMs) assert.fail(`not in time: ${JSON.stringify(answer)?.slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
