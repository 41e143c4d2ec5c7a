import { Gunzip } from "fflate";
import { decodeSnapshot, type Snapshot } from "#domain/snapshot/snapshot.ts";
import { readSnapshotLink } from "../../lib/api.ts";
import { loadConfig } from "../../lib/config.ts";
import { RequestFailure } from "../../lib/failure.ts";

/** The source of the businesses, and its cache key. */
export interface SnapshotSource {
  key: readonly string[];
  read: (signal: AbortSignal) => Promise<Snapshot>;
}

/**
 * All businesses of a finished preset, in columns; the same file that the chat answers from. `version`
 * changes with every run of the preset.
 */
export const presetSource = (taskId: string, version: string): SnapshotSource => ({
  key: [taskId, version],
  async read(signal) {
    const [{ path, withheld }, { endpoint }] = await Promise.all([
      readSnapshotLink(taskId, signal),
      loadConfig(),
    ]);
    return { ...(await readFile(endpoint + path, signal)), withheld };
  },
});

/** A file next to the site's own. */
export const fileSource = (address: string): SnapshotSource => ({
  key: [address],
  read: (signal) => readFile(address, signal),
});

async function readFile(address: string, signal: AbortSignal): Promise<Snapshot> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) {
    throw new RequestFailure(response.status, "The businesses could not be loaded.");
  }
  return decodeSnapshot(await unpacked(response.body));
}

/** The file is compressed in parts one after the other, which the browser's own reader refuses. */
async function unpacked(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const gunzip = new Gunzip((part) => {
    parts.push(part);
    length += part.length;
  });
  for await (const chunk of streamed(body)) gunzip.push(chunk);
  gunzip.push(new Uint8Array(0), true);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function* streamed(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    yield value;
  }
}
