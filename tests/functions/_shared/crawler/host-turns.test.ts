import { expect, test } from "vitest";
import { createHostTurns } from "#shared/crawler/host-turns.ts";

test("one host is asked once a gap, and hosts do not wait for each other", async () => {
  let now = 1_000;
  const waits: number[] = [];
  const turns = createHostTurns(150, {
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  const { signal } = new AbortController();
  for (const host of ["a", "a", "b", "a"]) await turns.next(host, signal);
  expect(waits).toEqual([150, 300]);
  now += 460;
  await turns.next("a", signal);
  expect(waits).toHaveLength(2);
  now += 100;
  await turns.next("a", signal);
  expect(waits.at(-1)).toBe(50);
});
