import { randomUUID } from "node:crypto";
import { ask } from "./http.ts";
import { type OperatedProject, Query } from "./project.ts";
import { addressOf, consoleAddress, type Target } from "./target.ts";

type Variables = Readonly<Record<string, string | undefined>>;

export interface Check {
  what: string;
  /** null = the API does not tell. */
  isGood: boolean | null;
  detail: string;
}

/** What a check asks may need a scope the key lacks, or a newer server. */
async function told<T>(asked: () => Promise<T>): Promise<T | null> {
  try {
    return await asked();
  } catch {
    return null;
  }
}

/**
 * Whether the server sends the mails of accounts: asked to recover the password of nobody it says
 * that there is no such person, but first of all that it has no sender. No mail is sent.
 */
async function sendsMails(target: Target): Promise<boolean | null> {
  const headers = { "x-appwrite-project": target.projectId };
  const body = {
    email: `nobody-${randomUUID()}@example.test`,
    url: `${addressOf(target, target.siteDomain)}/reset-password`,
  };
  const address = `${target.endpoint}/account/recovery`;
  const answer = await told(() => ask(address, { method: "POST", headers, body }));
  if (answer?.body.includes("user_not_found")) return true;
  return answer?.body.includes("general_smtp_disabled") ? false : null;
}

async function sender(project: OperatedProject, target: Target): Promise<Check> {
  const what = "Mail sender";
  const page = consoleAddress(target, "settings/smtp");
  const isSending = await sendsMails(target);
  if (isSending === false) {
    const detail = `the server has no mail sender (_APP_SMTP_HOST of its settings): nobody can verify an address; see ${page}`;
    return { what, isGood: false, detail };
  }
  // A project without a sender of its own is served by the server's, and is refused a test mail.
  const sent = target.testMail
    ? await told(() => project.project.createSMTPTest({ emails: [target.testMail] }))
    : null;
  if (sent !== null) {
    const detail = `a test mail is on its way to ${target.testMail}: look for it`;
    return { what, isGood: true, detail };
  }
  const notTried = target.testMail
    ? "no test mail: only a project with a sender of its own can be asked for one"
    : "for a test mail from the project's own sender add --test-mail you@example.com";
  return {
    what,
    isGood: isSending,
    detail: `${isSending ? "the server has one" : `not told; see ${page}`}; ${notTried}`,
  };
}

async function platform(project: OperatedProject, target: Target): Promise<Check> {
  const what = "Site may call the API";
  const listed = await told(() => project.project.listPlatforms());
  const page = consoleAddress(target, "overview/platforms");
  if (!listed) return { what, isGood: null, detail: `look for ${target.siteDomain} at ${page}` };
  const isThere = listed.platforms.some(
    (one) => "hostname" in one && one.hostname === target.siteDomain,
  );
  const detail = isThere
    ? `${target.siteDomain} is a web platform`
    : `add ${target.siteDomain} at ${page}`;
  return { what, isGood: isThere, detail };
}

async function google(project: OperatedProject, target: Target): Promise<Check> {
  const what = "Login with Google";
  const page = consoleAddress(target, "auth/settings");
  const listed = await told(() => project.project.listOAuth2Providers());
  if (!listed) return { what, isGood: null, detail: `see ${page}` };
  // The list's items differ by provider; all of them have these two.
  const found = (listed.providers as unknown as { $id: string; enabled: boolean }[]).find(
    ({ $id }) => $id === "google",
  );
  const isOn = found?.enabled ?? false;
  return {
    what,
    isGood: isOn,
    detail: isOn ? "switched on" : `switched off; set it up at ${page}`,
  };
}

async function policies(project: OperatedProject, target: Target): Promise<Check[]> {
  const page = consoleAddress(target, "auth/security");
  const names = ["Password policy", "Common passwords", "Sessions end with the password"];
  const listed = await told(() => project.project.listPolicies());
  if (!listed) return names.map((what) => ({ what, isGood: null, detail: `see ${page}` }));
  const all = listed.policies as unknown as { $id: string; min?: number; enabled?: boolean }[];
  const least = all.find(({ $id }) => $id === "password-strength")?.min ?? 8;
  const knowsCommon = all.find(({ $id }) => $id === "password-dictionary")?.enabled ?? false;
  const ends = all.find(({ $id }) => $id === "session-invalidation")?.enabled ?? false;
  return [
    {
      what: "Password policy",
      isGood: least >= 8,
      detail: `${least} characters at least${least >= 8 ? "" : `; raise it at ${page}`}`,
    },
    {
      what: "Common passwords",
      isGood: knowsCommon,
      detail: knowsCommon ? "refused" : `accepted; switch the dictionary on at ${page}`,
    },
    {
      what: "Sessions end with the password",
      isGood: ends,
      detail: ends ? "other devices are logged out" : `switch it on at ${page}`,
    },
  ];
}

function settings(given: Variables): Check[] {
  const check = (what: string, name: string, why: string): Check => ({
    what,
    isGood: Boolean(given[name]),
    detail: given[name] ? `${name} is set` : why,
  });
  return [
    check("Map data", "OVERPASS_URL", "without OVERPASS_URL nothing can be collected"),
    check("Payments", "PADDLE_API_KEY", "without PADDLE_API_KEY nobody can buy credits"),
    check(
      "Payment events",
      "PADDLE_WEBHOOK_SECRET",
      "without PADDLE_WEBHOOK_SECRET no payment is credited",
    ),
    check("Support address", "SUPPORT_EMAIL", "SUPPORT_EMAIL is shown where a person needs help"),
  ];
}

/** Only the console says whether an email provider is set up. */
function runMails(target: Target, { RUN_MAILS: mails }: Variables): Check {
  const what = "Mails about ended presets";
  const page = consoleAddress(target, "messaging/providers");
  return mails === "on"
    ? { what, isGood: null, detail: `need an email provider that is switched on: look at ${page}` }
    : { what, isGood: true, detail: "none are sent: RUN_MAILS is not on" };
}

/** Set by half it would not be asked; set on the server alone it would be, against what /privacy says. */
async function languageModel(project: OperatedProject, given: Variables): Promise<Check> {
  const what = "Language model";
  const { OPENAI_MODEL: model, OPENAI_API_KEY: key, OPENAI_BASE_URL: address } = given;
  if (model && (key || address)) return { what, isGood: true, detail: `${model} is asked` };
  const isGiven = Boolean(model || key || address);
  if (isGiven) {
    const detail = "not asked: it needs OPENAI_MODEL, and OPENAI_API_KEY or OPENAI_BASE_URL";
    return { what, isGood: false, detail };
  }
  const queries = [Query.limit(100)];
  const live = await told(() =>
    project.functions.listVariables({ functionId: "query-database", queries }),
  );
  const isLeft = live?.variables.some((one) => one.key === "OPENAI_MODEL") ?? false;
  return {
    what,
    isGood: live === null ? null : !isLeft,
    detail: isLeft
      ? "OPENAI_MODEL is still set on the server, but /privacy says that no model is asked: give it again or delete it there"
      : "none: rules read the questions",
  };
}

/** What a person has to look at before anybody is let in, as far as the API tells it. */
export async function checkList(
  project: OperatedProject,
  target: Target,
  given: Variables,
): Promise<Check[]> {
  return [
    await sender(project, target),
    await platform(project, target),
    await google(project, target),
    ...(await policies(project, target)),
    ...settings(given),
    await languageModel(project, given),
    runMails(target, given),
    {
      what: "Links in mails",
      isGood: null,
      detail: `sign up at ${addressOf(target, target.siteDomain)} and open the link you get`,
    },
  ];
}

export const checkLine = ({ what, isGood, detail }: Check): string =>
  `  [${isGood === null ? "?" : isGood ? "x" : " "}] ${what}: ${detail}`;
