import { expect, test } from "vitest";
import { taskReply } from "#domain/task/task-reply.ts";
import { newTask } from "#shared/start/new-task.ts";

const asked = newTask(
  {
    userId: "ada",
    name: "Lunch",
    niche: ["Restaurant"],
    types: [],
    tier: 1,
    bounds: { north: 1, south: 0, east: 1, west: 0 },
    place: null,
    offer: null,
    previousTaskId: null,
    overture: null,
  },
  0,
);
const at = "2026-11-21T08:00:00.000Z";
const failureOf = (failure_code: string | null) =>
  taskReply({
    ...asked,
    $id: "task1",
    $createdAt: at,
    $updatedAt: at,
    failure_code,
    failure_detail: "Nothing came.",
  }).failure;

test("a failed preset tells its code, and one of another release counts as unexpected", () => {
  const detail = "Nothing came.";
  expect(failureOf("source/unavailable")).toEqual({ code: "source/unavailable", detail });
  expect(failureOf("source/asleep")).toEqual({ code: "internal/unexpected", detail });
  expect(failureOf(null)).toBeNull();
});
