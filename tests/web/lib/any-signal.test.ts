import { afterEach, describe, expect, test, vi } from "vitest";
import { anySignal } from "../../../web/src/lib/any-signal.ts";

const native = AbortSignal.any;
afterEach(() => {
  AbortSignal.any = native;
});

describe.each(["with", "without"])("signals joined %s the browser's help", (help) => {
  const joined = (signals: AbortSignal[]): AbortSignal => {
    if (help === "without") Reflect.deleteProperty(AbortSignal, "any");
    return anySignal(signals);
  };

  test("abort with the first of them, once, for its reason", () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = joined([one.signal, other.signal]);
    const heard = vi.fn();
    signal.addEventListener("abort", heard);
    expect(signal.aborted).toBe(false);
    other.abort("left");
    one.abort("late");
    expect([signal.aborted, signal.reason, heard.mock.calls.length]).toEqual([true, "left", 1]);
  });

  test("are aborted from the start where one of them is", () => {
    const signal = joined([new AbortController().signal, AbortSignal.abort("gone")]);
    expect([signal.aborted, signal.reason]).toEqual([true, "gone"]);
  });
});
