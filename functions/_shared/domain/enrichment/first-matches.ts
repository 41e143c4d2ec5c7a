/**
 * The first matches of a global pattern. `matchAll` copies its pattern for each text, at a price
 * that a long pattern and thousands of short lines make dear.
 */
export function firstMatches(pattern: RegExp, text: string, max: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (found.length === max) break;
    if (match[0] === "") pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}
