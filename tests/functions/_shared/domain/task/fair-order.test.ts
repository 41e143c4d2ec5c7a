import { expect, test } from "vitest";
import { fairOrder } from "#domain/task/fair-order.ts";

const task = (user_id: string, minute: number) => ({
  user_id,
  status: "queued" as const,
  $createdAt: `2026-11-21T08:${String(minute).padStart(2, "0")}:00.000Z`,
});
const names = (tasks: readonly { user_id: string; $createdAt: string }[]): string[] =>
  tasks.map(({ user_id, $createdAt }) => `${user_id}${Number($createdAt.slice(14, 16))}`);

test("a user with many tasks does not hold up the others: turns go round, the oldest first", () => {
  const waiting = [task("ada", 1), task("ada", 2), task("ada", 3), task("bob", 4), task("cyd", 5)];
  expect(names(fairOrder(waiting, []))).toEqual(["ada1", "bob4", "cyd5", "ada2", "ada3"]);
});

test("who has something running comes after who has nothing", () => {
  const waiting = [task("ada", 1), task("bob", 2)];
  expect(names(fairOrder(waiting, [{ user_id: "ada" }]))).toEqual(["bob2", "ada1"]);
});

test("everyone gets a turn exactly once", () => {
  const waiting = Array.from({ length: 100 }, (_, n) => task(`user${n % 20}`, n % 60));
  expect(new Set(fairOrder(waiting, []))).toEqual(new Set(waiting));
});
