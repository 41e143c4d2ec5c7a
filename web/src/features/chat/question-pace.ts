import { AppError } from "#domain/errors.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { RequestFailure } from "../../lib/failure.ts";

/** Counts a question, or throws the refusal that the server has for one too many in a minute. */
export function createQuestionPace(now: () => number = Date.now): () => void {
  let minute = 0;
  let asked = 0;
  return () => {
    const seconds = Math.floor(now() / 1_000);
    const current = Math.floor(seconds / 60);
    asked = current === minute ? asked + 1 : 1;
    minute = current;
    if (asked <= questionLimits.perMinute) return;
    const values = { seconds: 60 - (seconds % 60) };
    const { status, detail } = new AppError("limit/questions", { values });
    throw new RequestFailure(status, detail);
  };
}
