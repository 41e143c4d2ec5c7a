import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fewAtOnce } from "#shared/http/few-at-once.ts";
import { eventually } from "../../../steps/eventually.ts";

/** Calls that end when they are told to, and the order in which they began. */
function callsUnderControl(atOnce: number, { patienceMs = 60_000, waitMaxMs = 60_000 } = {}) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const inTurn = fewAtOnce({ atOnce, patienceMs, waitMaxMs });
  const call = (name: string) =>
    inTurn(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  return {
    begun,
    call,
    answer: (name: string) => ends.get(name)?.resolve(`answer of ${name}`),
    fail: (name: string) => ends.get(name)?.reject(new Error(`failure of ${name}`)),
  };
}

describe("calls of a function, a few at once", () => {
  test("those over the limit wait and begin in the order they came, each as soon as one has ended", async () => {
    const { begun, call, answer } = callsUnderControl(2);
    const replies = ["a", "b", "c", "d"].map((name) => call(name));
    await eventually(() => expect(begun).toEqual(["a", "b"]));
    answer("b");
    expect(await replies[1]).toBe("answer of b");
    await eventually(() => expect(begun).toEqual(["a", "b", "c"]));
    answer("a");
    await eventually(() => expect(begun).toEqual(["a", "b", "c", "d"]));
    answer("c");
    answer("d");
    expect(await Promise.all(replies)).toEqual(
      ["a", "b", "c", "d"].map((one) => `answer of ${one}`),
    );
  });

  test("one that fails says so to its caller alone, and the next begins", async () => {
    const { begun, call, answer, fail } = callsUnderControl(1);
    const [failing, next] = [call("a"), call("b")];
    await eventually(() => expect(begun).toEqual(["a"]));
    fail("a");
    await expect(failing).rejects.toThrow("failure of a");
    await eventually(() => expect(begun).toEqual(["a", "b"]));
    answer("b");
    expect(await next).toBe("answer of b");
  });

  test("one that waits for somebody else keeps nobody from beginning, and still gets its answer", async () => {
    const { begun, call, answer } = callsUnderControl(1, { patienceMs: 1 });
    const slow = call("slow");
    const next = call("next");
    await eventually(() => expect(begun).toEqual(["slow", "next"]));
    answer("next");
    expect(await next).toBe("answer of next");
    answer("slow");
    expect(await slow).toBe("answer of slow");
  });

  test("one that fails after its turn is over fails for its caller, and for nobody else", async () => {
    const { begun, call, fail } = callsUnderControl(1, { patienceMs: 1 });
    const slow = call("slow");
    void call("next");
    await eventually(() => expect(begun).toEqual(["slow", "next"]));
    fail("slow");
    await expect(slow).rejects.toThrow("failure of slow");
  });

  test("one whose turn comes too late is refused in words, and one that came later begins", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { begun, call, answer } = callsUnderControl(1, { waitMaxMs: 18_000 });
    const first = call("first");
    await eventually(() => expect(begun).toEqual(["first"]));
    const late = call("late").catch((error: unknown) => error);
    vi.advanceTimersByTime(18_001);
    const next = call("next");
    answer("first");
    expect(await first).toBe("answer of first");
    await eventually(() => expect(begun).toHaveLength(2));
    expect(begun).toEqual(["first", "next"]);
    expect(await late).toMatchObject({ code: "limit/busy", status: 429, retryAfterS: 5 });
    answer("next");
    expect(await next).toBe("answer of next");
  });
});
