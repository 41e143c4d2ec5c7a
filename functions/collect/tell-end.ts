import type { TaskRow } from "#collections/tasks.ts";
import { runMail } from "#domain/task/run-mail.ts";
import type { RunMails } from "#shared/adapters/run-mails.ts";
import type { Stores } from "#shared/adapters/stores.ts";

export interface TellDeps extends Pick<Stores, "tasks"> {
  mails: Pick<RunMails, "recipient" | "send">;
  /** Absent: the site's address is not known, and a mail without a link helps nobody. */
  origin: string | undefined;
  isOn: boolean;
  afterMs: number;
  sleep: (ms: number) => Promise<void>;
  warn: (...parts: unknown[]) => void;
}

/** `none`: nobody was to get a mail. */
export type Told = "sent" | "sent-before" | "none" | "failed";

const tries = 2;
const betweenTriesMs = 2_000;

/**
 * Writes to the person whose run has just ended, if it took long. Called when everything is saved and
 * settled: whatever goes wrong here is logged and changes nothing.
 */
export async function tellEnd(taskId: string, deps: TellDeps): Promise<Told> {
  for (let tried = 1; ; tried++) {
    try {
      return await tell(taskId, deps);
    } catch (error) {
      deps.warn("mail about the end", taskId, error);
      if (tried === tries) return "failed";
      await deps.sleep(betweenTriesMs);
    }
  }
}

async function tell(taskId: string, deps: TellDeps): Promise<Told> {
  const { origin, mails } = deps;
  if (!deps.isOn || !origin) return "none";
  const task = await deps.tasks.get(taskId);
  if (!task || !isWorthTelling(task, deps.afterMs)) return "none";
  const person = await mails.recipient(task.user_id);
  if (!person?.isReachable || !person.wantsMails) return "none";
  const { name, status, found } = task;
  return mails.send({
    taskId,
    userId: task.user_id,
    ...runMail({ id: taskId, name, status, found }, origin),
  });
}

/** People who cancel or delete a preset know of it already. */
export function isWorthTelling(
  task: Pick<TaskRow, "status" | "deletion" | "finished_at" | "$createdAt">,
  afterMs: number,
): boolean {
  const { status, deletion, finished_at: end } = task;
  if (deletion || !end || (status !== "success" && status !== "failed")) return false;
  return Date.parse(end) - Date.parse(task.$createdAt) > afterMs;
}
