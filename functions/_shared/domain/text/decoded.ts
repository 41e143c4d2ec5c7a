/** `caf%C3%A9` // => café; text with a broken escape is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
