import { untilOnline } from "./connection.ts";

let loading: Promise<unknown> | undefined;

/** `/config.json` as it was sent, read once. What it must hold stands in `config.ts`. */
export function readSettings(): Promise<unknown> {
  loading ??= untilOnline()
    .then(() => fetch("/config.json"))
    .then((response) => {
      if (!response.ok) throw new Error(`The settings could not be read (${response.status}).`);
      return response.json();
    });
  return loading;
}
