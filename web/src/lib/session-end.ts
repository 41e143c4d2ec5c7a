let tell: (() => void) | undefined;

/** Calls back when the server says that nobody is signed in any more; returns how to stop. */
export function onSessionEnd(callback: () => void): () => void {
  tell = callback;
  return () => {
    if (tell === callback) tell = undefined;
  };
}

/** A call was refused with a new token, too: the session is over. */
export const reportSessionEnd = (): void => tell?.();

let calls = new AbortController();
/** A call still running when the person logs out is aborted: nobody waits for it. */
export const untilLogOut = (): AbortSignal => calls.signal;
/** Also those that would begin from now on, until somebody is signed in. */
export const giveUpCalls = (): void => calls.abort();
export function takeCalls(): void {
  if (calls.signal.aborted) calls = new AbortController();
}
