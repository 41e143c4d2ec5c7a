import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { fold } from "#domain/text/fold.ts";
import { visibleLine } from "#domain/text/visible-text.ts";

/** The name as it was sent, in visible words. */
export function presetName(sent: string): string {
  const name = visibleLine(sent);
  if (name === "") throw new AppError("preset/name-missing");
  if (name.length > taskLimits.presetNameMaxChars) {
    throw new AppError("preset/name-too-long", { values: { max: taskLimits.presetNameMaxChars } });
  }
  return name;
}

/** Two names with the same key are one name; unique per person. */
export const nameKeyOf = (name: string): string =>
  fold(name).slice(0, taskLimits.presetNameMaxChars) || name;
