let canBeMade: boolean | null = null;

/** Chrome on Android has the permission, and then refuses to make one outside a service worker. */
export function areNoticesSupported(): boolean {
  canBeMade ??= tryOne();
  return canBeMade;
}

function tryOne(): boolean {
  if (!("Notification" in globalThis) || !isSecureContext) return false;
  // With the permission it would be shown.
  if (Notification.permission === "granted") return true;
  try {
    new Notification("");
    return true;
  } catch {
    return false;
  }
}

/** Tells of a preset's end, where nobody looks at the page; a press brings them to `open`. */
export function showNotice(
  { taskId, title, body }: { taskId: string; title: string; body: string },
  open: () => void,
): void {
  if (!areNoticesSupported() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: taskId, icon: "/icon-192.png" });
  notice.onclick = () => {
    window.focus();
    notice.close();
    open();
  };
}
