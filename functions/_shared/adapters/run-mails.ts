import { shortHash } from "./hash.ts";

/** The conditions for a mail to a person. */
export interface Recipient {
  /** A verified address, of an account that is not blocked. */
  isReachable: boolean;
  wantsMails: boolean;
}

/** Mails about runs, as only the platform's own services can send them. */
export interface RunMails {
  /** `null`: there is no such person any more. */
  recipient: (userId: string) => Promise<Recipient | null>;
  /** At most one mail for each task. */
  send: (mail: {
    taskId: string;
    userId: string;
    subject: string;
    content: string;
  }) => Promise<"sent" | "sent-before">;
  /** Removes the platform's copy of the mail; a task without one isn't a failure. */
  forget: (taskId: string) => Promise<void>;
}

/** Follows from the task, so that the platform refuses the mail of a second worker or try. */
export const runMailId = (taskId: string): string => shortHash("end of a run", taskId);
