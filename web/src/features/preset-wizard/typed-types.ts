import { visibleLine } from "#domain/text/visible-text.ts";
import { canAdd, isChosen } from "./wizard-state.ts";

interface Taken {
  added: string[];
  /** The rest, which is too long or one too many: it stays in the field. */
  left: string;
}

/** The types to add for a text, beside those that are chosen. */
export function takeTyped(text: string, chosen: readonly string[]): Taken {
  const type = visibleLine(text);
  if (canAdd({ types: chosen }, type)) return { added: [type], left: "" };
  return { added: [], left: isChosen({ types: chosen }, type) ? "" : type };
}
