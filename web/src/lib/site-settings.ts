import { untilOnline } from "./connection.ts";

const failureKeptMs = 1_000;

/** Loads once; after a failure again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      // A later caller may be luckier; until then the current one sees this failure.
      setTimeout(() => {
        loading = undefined;
      }, failureKeptMs);
      throw error;
    });
    return loading;
  };
}

/** `/config.json` as it was sent; `config.ts` defines its content. */
export const readSettings = loadedOnce<unknown>(async () => {
  await untilOnline();
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`The settings could not be read (${response.status}).`);
  return response.json();
});
