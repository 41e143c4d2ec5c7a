import { expect, test } from "vitest";
import { questionLimits } from "#domain/limits/question.ts";
import { createQuestionPace } from "../../../../web/src/features/chat/question-pace.ts";
import { statusOf } from "../../../../web/src/lib/failure.ts";

test("a minute takes as many questions as the server does, and then says how long to wait", () => {
  let now = Date.UTC(2026, 10, 26, 14, 0, 18);
  const count = createQuestionPace(() => now);
  for (let asked = 0; asked < questionLimits.perMinute; asked++) count();
  expect(count).toThrow("You are asking very quickly. Please wait 42 seconds.");
  now += 41_999;
  expect(count).toThrow("Please wait 1 second");
  now += 1;
  expect(count).not.toThrow();
});

test("a question too many is refused as the server refuses it", () => {
  const count = createQuestionPace(() => 0);
  for (let asked = 0; asked < questionLimits.perMinute; asked++) count();
  try {
    count();
    expect.unreachable();
  } catch (error) {
    expect(statusOf(error)).toBe(429);
  }
});
