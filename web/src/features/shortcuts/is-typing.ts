const pressedNotTyped = ["button", "checkbox", "radio", "reset", "submit"];

/** Whether a key belongs to the field that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressedNotTyped.includes(target.type);
  return target.isContentEditable || target.matches("textarea, select, [role='slider']");
}
