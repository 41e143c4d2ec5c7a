import type { FunctionContext } from "./context.ts";

const maxChars = 2000;

/**
 * Text that is safe to log: an error's name, sentence and place in the code, never the replies and
 * requests it carries; addresses and password hashes are removed from every sentence.
 */
function logText(part: unknown): string {
  if (part instanceof Error) return errorText(part);
  if (typeof part === "object" && part !== null) return `[${kindOf(part)}]`;
  return withoutPeople(String(part));
}

/** The same call with logs that hold nothing of people. */
export const withSafeLogs = (context: FunctionContext): FunctionContext => ({
  ...context,
  log: (...parts) => context.log(...parts.map(logText)),
  error: (...parts) => context.error(...parts.map(logText)),
});

/** An error to be thrown on, to where it is logged as it is. */
export function withoutDetails(thrown: unknown): Error {
  const clean = new Error(logText(thrown));
  clean.stack = clean.message;
  return clean;
}

function errorText(error: Error): string {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${logText(error.cause)}`];
  return [`${error.name}: ${withoutPeople(error.message)}`, ...frames, ...cause].join("\n");
}

const kindOf = (part: object): string =>
  "name" in part && typeof part.name === "string" && /^\w{1,40}$/.test(part.name)
    ? part.name
    : "object";

function withoutPeople(text: string): string {
  const shown = text
    .slice(0, maxChars)
    .replaceAll(/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, "<address>")
    .replaceAll(/\$(argon2\w*|2[aby]|scrypt)\$\S+/g, "<hash>")
    .replaceAll(/\b[0-9a-f]{32}:[0-9a-f]{64,}\b/gi, "<hash>");
  return text.length > maxChars ? `${shown} …` : shown;
}
