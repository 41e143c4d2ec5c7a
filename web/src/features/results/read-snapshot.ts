import { Gunzip } from "fflate";
import { listingLimits } from "#domain/limits/listing.ts";
import { decodeSnapshot, type Snapshot } from "#domain/snapshot/snapshot.ts";
import { readSnapshotLink } from "../../lib/api.ts";
import { loadConfig } from "../../lib/config.ts";
import { RequestFailure } from "../../lib/failure.ts";

/** There are more businesses than this browser should hold: they are read page by page. */
export const tooLarge = "too large";

/** The source of the businesses, and its cache key. */
export interface SnapshotSource {
  key: readonly string[];
  read: (signal: AbortSignal) => Promise<Snapshot | typeof tooLarge>;
}

/**
 * All businesses of a finished preset, in columns; the same file that the chat answers from. `version`
 * changes with every run of the preset.
 */
export const presetSource = (taskId: string, version: string): SnapshotSource => ({
  key: [taskId, version],
  async read(signal) {
    const [{ path, rows, withheld }, { endpoint }] = await Promise.all([
      readSnapshotLink(taskId, signal),
      loadConfig(),
    ]);
    if (rows > rowsHere()) return tooLarge;
    return { ...(await readFile(endpoint + path, signal)), withheld };
  },
});

/** A file next to the site's own. */
export const fileSource = (address: string): SnapshotSource => ({
  key: [address],
  read: (signal) => readFile(address, signal),
});

/** Browsers that tell no memory run on devices with at least so much. */
const usualGb = 4;

/** How many businesses this browser should hold. */
function rowsHere(): number {
  const { deviceMemory = usualGb } = navigator as { deviceMemory?: number };
  const { inBrowserMax, inBrowserPerDeviceGb } = listingLimits;
  return Math.min(inBrowserMax, inBrowserPerDeviceGb * deviceMemory);
}

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
