import type { Task } from "#domain/contract.ts";
import { counted } from "../../lib/count-words.ts";
import { holdsData, shortCost } from "./money.ts";

/** A finished preset in two short lines, as a notification shows it. */
export function endWords(task: Task): { title: string; body: string } {
  const found = holdsData(task) ? [counted(task.found, "business", "businesses")] : [];
  return {
    title: `${task.name} ${outcomeOf(task)}`,
    body: [...found, shortCost(task)].join(" · "),
  };
}

function outcomeOf({ status }: Task): string {
  if (status === "success") return "is ready";
  return status === "canceled" ? "was canceled" : "failed";
}
