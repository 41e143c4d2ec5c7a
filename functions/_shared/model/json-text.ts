const fence = /^```(?:json)?\s*\n([\s\S]*?)\n?\s*```$/i;

/**
 * The object in a text that is just JSON, fenced or not. A text with prose around it is rejected:
 * the form inside may contradict the prose.
 */
export function readJsonObject(
  text: string,
  { charsMax, depthMax }: { charsMax: number; depthMax: number },
): Record<string, unknown> | null {
  if (text.length > charsMax) return null;
  const trimmed = text.trim();
  const json = fence.exec(trimmed)?.[1] ?? trimmed;
  if (depthOf(json) > depthMax) return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Without parsing, so no nesting can be too deep for it. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (isInText) {
      if (char === "\\") at += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === "{" || char === "[") deepest = Math.max(deepest, ++depth);
    else if (char === "}" || char === "]") depth -= 1;
  }
  return deepest;
}
