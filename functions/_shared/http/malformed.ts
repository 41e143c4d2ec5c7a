import { AppError } from "#domain/errors.ts";

/** A request of a shape that no endpoint takes; `problem` says what is wrong with it. */
export const malformed = (problem: string): AppError =>
  new AppError("request/malformed", { values: { problem } });
