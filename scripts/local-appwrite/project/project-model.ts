import type { ServiceContext } from "../service.ts";

const switchedOn = (ids: string): { $id: string; enabled: true }[] =>
  ids.split(" ").map(($id) => ({ $id, enabled: true }));

/** The project as a change of it is answered: this server has no sender, status or switch to tell of. */
export function projectModel({ options: { config }, now }: ServiceContext): object {
  const changedAt = now();
  return {
    $id: config.projectId,
    $createdAt: changedAt,
    $updatedAt: changedAt,
    name: config.projectName ?? config.projectId,
    teamId: "org",
    region: "default",
    devKeys: [],
    smtpEnabled: false,
    ...{ smtpSenderName: "", smtpSenderEmail: "", smtpReplyToName: "", smtpReplyToEmail: "" },
    ...{ smtpHost: "", smtpPort: 0, smtpUsername: "", smtpPassword: "", smtpSecure: "" },
    pingCount: 0,
    pingedAt: "",
    labels: [],
    status: "active",
    authMethods: switchedOn("email-password magic-url email-otp anonymous invites jwt phone"),
    services: switchedOn(
      "account avatars databases tablesdb locale health project storage teams users vcs sites " +
        "functions proxy graphql migrations messaging advisor",
    ),
    protocols: switchedOn("rest graphql websocket"),
    blocks: [],
    consoleAccessedAt: changedAt,
  };
}
