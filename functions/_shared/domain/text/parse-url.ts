/** An address taken apart, or null: `URL.canParse` is newer than the oldest supported browsers. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
