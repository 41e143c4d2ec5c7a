import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { fold } from "#domain/text/fold.ts";
import { beginningOf, visibleLine } from "#domain/text/visible-text.ts";
import { shortHash } from "../adapters/hash.ts";

/** The name as it was sent, in visible words. */
export function presetName(sent: string): string {
  const name = visibleLine(sent);
  if (name === "") throw new AppError("preset/name-missing");
  if (name.length > taskLimits.presetNameMaxChars) {
    throw new AppError("preset/name-too-long", { values: { max: taskLimits.presetNameMaxChars } });
  }
  return name;
}

const keyMaxChars = taskLimits.presetNameMaxChars;
const hashChars = 24;

/** Two names with the same key are one name; unique per person. */
export function nameKeyOf(name: string): string {
  const key = fold(name) || name;
  // In some scripts folding makes a name longer; its end must stay, as it holds a rerun's date.
  return key.length <= keyMaxChars
    ? key
    : beginningOf(key, keyMaxChars - hashChars) + shortHash(key);
}
