import { untilOnline } from "./connection.ts";

let loading: Promise<unknown> | undefined;
export const failureKeptMs = 1_000;

/**
 * `/config.json` as it was sent, read once; again after a failure. `config.ts` defines its content.
 */
export function readSettings(): Promise<unknown> {
  loading ??= untilOnline()
    .then(() => fetch("/config.json"))
    .then((response) => {
      if (!response.ok) throw new Error(`The settings could not be read (${response.status}).`);
      return response.json();
    })
    .catch((error: unknown) => {
      // A later caller may be luckier; until then the current one sees this failure.
      setTimeout(() => {
        loading = undefined;
      }, failureKeptMs);
      throw error;
    });
  return loading;
}
