import type { TaskStatus } from "./task.ts";

/** The person's setting in their account, which the site writes and the worker reads. */
export const runMailsSetting = "runMails";
export const runMailsOff = "off";

export const wantsRunMails = (settings: Readonly<Record<string, unknown>>): boolean =>
  settings[runMailsSetting] !== runMailsOff;

export interface RunEnd {
  id: string;
  name: string;
  status: TaskStatus;
  found: number;
}

/** The mail that tells a person that their preset has ended, in plain text. */
export function runMail(
  { id, name, status, found }: RunEnd,
  origin: string,
): { subject: string; content: string } {
  // A name is one line, whatever a browser has sent for it.
  const title = name.replaceAll(/\s+/g, " ").trim();
  const isReady = status === "success";
  const count = `${found.toLocaleString("en-US")} ${found === 1 ? "business" : "businesses"}`;
  return {
    subject: `Areascout: ${title} ${isReady ? "is ready" : "failed"}`,
    content: [
      isReady
        ? `Your preset ${title} is ready: ${count}.`
        : `Your preset ${title} could not be collected. You were not charged.`,
      `${origin}/preset/${id}`,
      "You get this email because the preset took a while. To switch these emails off, open your profile:",
      `${origin}/profile?tab=profile`,
    ].join("\n\n"),
  };
}
