import { untilOnline } from "./connection.ts";

let loading: Promise<unknown> | undefined;
export const failureKeptMs = 1_000;

/** `/config.json` as it was sent, read once; after a failure again. What it must hold stands in `config.ts`. */
export function readSettings(): Promise<unknown> {
  loading ??= untilOnline()
    .then(() => fetch("/config.json"))
    .then((response) => {
      if (!response.ok) throw new Error(`The settings could not be read (${response.status}).`);
      return response.json();
    })
    .catch((error: unknown) => {
      // Whoever asks a moment later may be luckier; until then the screen that asked hears of this.
      setTimeout(() => {
        loading = undefined;
      }, failureKeptMs);
      throw error;
    });
  return loading;
}
