import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { without } from "../../../../web/src/features/tasks/list-changes.ts";
import { borderOf } from "../../../../web/src/features/tasks/newest-tasks.ts";
import { joined } from "../../../../web/src/features/tasks/older-tasks.ts";

/** Presets by their number; the higher, the newer. */
const presets = (from: number, to: number): Task[] =>
  Array.from({ length: from - to + 1 }, (_, place) => from - place).map(
    (n) => ({ taskId: `t${n}`, $createdAt: at(n) }) as Task,
  );
const at = (n: number): string => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
const newest = (from: number, to: number) => ({
  list: presets(from, to),
  before: borderOf(presets(from, to)),
});
const older = { list: presets(101, 1), before: at(102) };
const numbers = (list: readonly Task[]) => list.map(({ taskId }) => Number(taskId.slice(1)));

describe("the newest and the older presets", () => {
  test("are whole by themselves while one reply has room for all", () => {
    expect(borderOf(presets(taskLimits.listed - 1, 1))).toBe("");
    expect(borderOf([])).toBe("");
    const whole = { list: presets(199, 1), isWhole: true };
    expect(joined(newest(199, 1), undefined)).toEqual(whole);
    expect(joined(newest(199, 1), { list: presets(0, 0), before: at(1) })).toEqual(whole);
  });

  test("are not whole before the older ones are there", () => {
    expect(joined(newest(301, 102), undefined)).toEqual({
      list: presets(301, 102),
      isWhole: false,
    });
    expect(joined(newest(301, 102), older)).toEqual({ list: presets(301, 1), isWhole: true });
  });

  test("stay whole while one of the newest is taken out, and after it", () => {
    const rest = joined(without(newest(301, 102), "t301"), older);
    expect(rest).toEqual({ list: presets(300, 1), isWhole: true });
    const last = joined(without(newest(301, 102), "t102"), older);
    expect([numbers(last.list).includes(102), last.list.length, last.isWhole]).toEqual([
      false,
      300,
      true,
    ]);
    // The next reply reaches one further back.
    expect(joined(newest(300, 101), older)).toEqual({ list: presets(300, 1), isWhole: true });
  });

  test("are not whole while a new one has pushed one out of the newest", () => {
    const { list, isWhole } = joined(newest(302, 103), older);
    expect([numbers(list).includes(102), isWhole]).toEqual([false, false]);
  });
});
