const textsMax = 500;

/**
 * The same function for texts that come again soon, such as the addresses of a menu that every page
 * of a site has.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size >= textsMax) known.clear();
    known.set(text, value);
    return value;
  };
}
