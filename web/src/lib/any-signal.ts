/** Aborted as soon as one of these is. Safari has `AbortSignal.any` from 17.4 on. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if ("any" in AbortSignal) return AbortSignal.any([...signals]);
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else
      signal.addEventListener("abort", () => first.abort(signal.reason), {
        once: true,
        signal: first.signal,
      });
  }
  return first.signal;
}
