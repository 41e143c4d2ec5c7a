import type { Task } from "#domain/contract.ts";
import { counted } from "../../lib/count-words.ts";
import { numberText } from "../../lib/formats.ts";
import { holdsData } from "./money.ts";

/** Against the run before; null for a first run. */
export function changesLine(task: Task): string | null {
  const changes = holdsData(task) && task.coverage?.changes;
  if (!changes) return null;
  const { new: added, gone, changed } = changes;
  return `Since the last run ${added.count} new, ${gone.count} gone, ${changed.count} changed`;
}

/** The outcome for the businesses' own websites, or null; the preset's screen has the rest. */
export function sitesLine(task: Task): string | null {
  const sites = holdsData(task) && task.coverage?.sites;
  if (!sites || sites.found === 0) return null;
  const answered = `${counted(sites.answered, "website", "websites")} of ${numberText(sites.found)} responded`;
  return `${answered} · ${numberText(sites.withEmail)} with an email`;
}
