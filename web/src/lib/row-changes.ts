import { databaseId } from "#collections/schema.ts";
import { openSocket } from "./account.ts";

type Realtime = Awaited<ReturnType<typeof openSocket>>;

/** Tables whose rows their person may read, and so hear of. */
export type LiveTable = "tasks" | "accounts";

interface RowListener {
  channel: string;
  callback: () => void;
}

const listeners = new Set<RowListener>();
const policyViolation = 1008;

let opening: Promise<Realtime> | undefined;
let isConnected = false;
/** Counts the sockets that were hung up: an old one has nothing more to say. */
let hungUp = 0;
/**
 * Not retried before the next log-in or page: a network that blocks one socket blocks the next one
 * too.
 */
let isRefused = false;

/** Whether changes of rows are heard of at the moment. */
export const hearsRowChanges = (): boolean => isConnected;

/** A tab that ends the account need not hear of it row by row. */
export function stopListening(): void {
  listeners.clear();
  hangUp();
}

/**
 * Calls back when a row the person may read changes, or any such row of the table (`"*"`), and when
 * changes may have been missed. All listeners share one socket, open while there are any; without
 * it there are no events, so listeners must also poll.
 */
export function onRowChange(tableId: LiveTable, rowId: string, callback: () => void): () => void {
  const rows = `tablesdb.${databaseId}.tables.${tableId}.rows`;
  const listener = { channel: rowId === "*" ? rows : `${rows}.${rowId}`, callback };
  listeners.add(listener);
  const unsubscribe = listen(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) hangUp();
    else void unsubscribe.then((end) => end());
  };
}

async function listen(listener: RowListener): Promise<() => Promise<void>> {
  try {
    opening ??= openRealtime();
    const realtime = await opening;
    if (isRefused || !listeners.has(listener)) return async () => {};
    const { unsubscribe } = await realtime.subscribe(listener.channel, () => {
      if (listeners.has(listener)) listener.callback();
    });
    return unsubscribe;
  } catch {
    // A socket that can't be opened is the SDK's to try again, and polling's to stand in for.
    return async () => {};
  }
}

async function openRealtime(): Promise<Realtime> {
  const before = hungUp;
  const isOver = () => hungUp > before;
  const realtime = await openSocket();
  let wasConnected = false;
  realtime.onOpen(() => {
    if (isOver()) return void realtime.disconnect();
    isConnected = true;
    if (wasConnected) for (const { callback } of listeners) callback();
    wasConnected = true;
  });
  realtime.onClose(() => {
    if (!isOver()) isConnected = false;
  });
  realtime.onError((_error, code) => {
    if (isOver()) return void realtime.disconnect();
    if (wasConnected && code !== policyViolation) return;
    isRefused = true;
    void realtime.disconnect();
  });
  return realtime;
}

/** The next person's session opens a socket of its own. */
function hangUp(): void {
  // One that is still connecting closes itself once it is open: the browser calls anything else a failure.
  const closing = isConnected ? opening : undefined;
  hungUp += 1;
  opening = undefined;
  isConnected = false;
  isRefused = false;
  closing?.then(
    (realtime) => realtime.disconnect(),
    () => {},
  );
}
