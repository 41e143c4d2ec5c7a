export interface Toast {
  tone: "good" | "bad";
  text: string;
}

const waiting: Toast[] = [];
let wake: (() => void) | undefined;

/** A short message that stays a few seconds, whatever screen comes next. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  wake?.();
}

/** Calls `onWaiting` whenever a toast waits; the last one to ask is called. */
export function watchToasts(onWaiting: () => void): void {
  wake = onWaiting;
  if (waiting.length > 0) onWaiting();
}

/** The waiting toasts, each handed out once. */
export const takeToasts = (): Toast[] => waiting.splice(0);
