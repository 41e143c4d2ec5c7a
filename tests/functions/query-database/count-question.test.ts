import { describe, expect, test } from "vitest";
import { questionLimits } from "#domain/limits/question.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { questionCounter } from "../../../functions/query-database/count-question.ts";
import { memoryTables } from "../../fakes/memory-tables.ts";

function person(from = "2026-11-21T10:00:15Z") {
  const clock = { now: new Date(from) };
  const usage = usageStore(memoryTables());
  const countQuestion = questionCounter();
  const ask = (userId = "ada") => countQuestion(userId, { usage, now: () => clock.now });
  const askMany = async (count: number) => {
    const asked = await Promise.allSettled(Array.from({ length: count }, () => ask()));
    return asked.filter(({ status }) => status === "fulfilled").length;
  };
  const later = (seconds: number): void => {
    clock.now = new Date(clock.now.getTime() + seconds * 1_000);
  };
  return { ask, askMany, later };
}

describe("questions of one person", () => {
  test("are twenty a minute, however many come at once, and go on in the next", async () => {
    const { ask, askMany, later } = person();
    expect(await askMany(50)).toBe(questionLimits.perMinute);
    await expect(ask()).rejects.toMatchObject({
      code: "limit/questions",
      status: 429,
      detail: "You are asking very quickly. Please wait 45 seconds.",
      retryAfterS: 45,
    });
    await ask("bob");
    later(45);
    expect(await askMany(1)).toBe(1);
  });

  test("are three hundred a day, until midnight UTC", async () => {
    const { ask, askMany, later } = person();
    for (let minute = 0; minute < 15; minute++) {
      expect(await askMany(questionLimits.perMinute)).toBe(questionLimits.perMinute);
      later(60);
    }
    await expect(ask()).rejects.toMatchObject({
      code: "limit/questions-today",
      status: 429,
      detail: "Today's limit is reached. It resets at 00:00 UTC.",
      retryAfterS: 14 * 3_600 - 15 * 60 - 15,
    });
    later(14 * 3_600);
    await ask();
  });

  test("that were refused as too quick are not taken from the day's", async () => {
    const { askMany, later } = person();
    let answered = 0;
    for (let minute = 0; minute < 16; minute++) {
      answered += await askMany(questionLimits.perMinute + 15);
      later(60);
    }
    expect(answered).toBe(questionLimits.perDay);
  });

  test("are counted together, whichever of several processes answers them", async () => {
    const tables = memoryTables();
    const processes = [questionCounter(), questionCounter(), questionCounter()];
    let now = new Date("2026-11-21T10:00:15Z");
    const deps = { usage: usageStore(tables), now: () => now };
    let answered = 0;
    for (let asked = 0; asked < 400; asked++) {
      const count = processes[asked % processes.length];
      answered += await (count?.("ada", deps) ?? Promise.reject()).then(
        () => 1,
        () => 0,
      );
      if (asked % 17 === 0) now = new Date(now.getTime() + 60_000);
    }
    expect(answered).toBe(questionLimits.perDay);
  });
});
