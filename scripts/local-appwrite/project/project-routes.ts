import { passwordPolicyOf, switchDictionary } from "../account/password-policy.ts";
import type { PasswordPolicy } from "../account/password-rules.ts";
import { invalidParameter } from "../errors.ts";
import { deliver } from "../mailbox.ts";
import { listItems } from "../memory-list.ts";
import { booleanParameter, isEmail } from "../parameters.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import { projectModel } from "./project-model.ts";

type Policy = { $id: string } & Record<string, unknown>;

/** The rules this server follows: those every project begins with, but for what is asked of passwords. */
const policiesOf = (password: PasswordPolicy): Policy[] => [
  { $id: "password-dictionary", enabled: password.dictionary },
  { $id: "password-history", total: password.history },
  { $id: "password-strength", ...password.strength },
  { $id: "password-personal-data", enabled: password.personalData },
  { $id: "session-alert", enabled: false },
  { $id: "session-duration", duration: 31_536_000 },
  { $id: "session-invalidation", enabled: true },
  { $id: "session-limit", total: 0 },
  { $id: "user-limit", total: 0 },
  {
    $id: "membership-privacy",
    ...{ userId: false, userEmail: false, userPhone: false },
    ...{ userName: false, userMFA: false, userAccessedAt: false },
  },
];

/** Policies and sign-in services of the project to look at, and a mail to try the sender with. */
export function projectRoutes(context: ServiceContext): Route[] {
  const policies = (): Policy[] => policiesOf(passwordPolicyOf(context));

  function policy({ params }: ApiRequest): ApiReply {
    const all = policies();
    const found = all.find(({ $id }) => $id === params.policyId);
    if (found) return { status: 200, body: found };
    const known = all.map(({ $id }) => $id).join(", ");
    throw invalidParameter("policyId", `Value must be one of (${known})`);
  }

  function providers(request: ApiRequest): ApiReply {
    const known = Object.entries(context.options.oauth2 ?? {}).map(([$id, { clientId }]) => ({
      $id,
      enabled: true,
      clientId,
      clientSecret: "",
    }));
    const { total, page } = listItems(known, request.query, ["$id", "enabled"]);
    return { status: 200, body: { total, providers: page } };
  }

  function testMail({ body }: ApiRequest): ApiReply {
    const emails = Array.isArray(body.emails) ? body.emails : [];
    if (emails.length === 0 || emails.length > 10 || !emails.every(isEmail))
      throw invalidParameter("emails", "Value must a valid array no longer than 10 items");
    for (const to of emails) {
      deliver(context, {
        to: String(to),
        subject: "Custom SMTP email sample",
        paragraphs: ["Hello, this is a test email from your project's sender."],
        link: context.options.endpoint,
      });
    }
    return { status: 204 };
  }

  return [
    {
      method: "GET",
      path: "/project/policies",
      scope: ["policies.read", "project.policies.read"],
      handle: (request) => {
        const { total, page } = listItems(policies(), request.query, ["$id"]);
        return { status: 200, body: { total, policies: page } };
      },
    },
    {
      method: "GET",
      path: "/project/policies/:policyId",
      scope: ["policies.read", "project.policies.read"],
      handle: policy,
    },
    {
      method: "PATCH",
      path: "/project/policies/password-dictionary",
      scope: ["policies.write", "project.policies.write"],
      handle: ({ body }) => {
        switchDictionary(context, booleanParameter(body, "enabled"));
        return { status: 200, body: projectModel(context) };
      },
    },
    {
      method: "GET",
      path: "/project/oauth2",
      scope: ["oauth2.read", "project.oauth2.read"],
      handle: providers,
    },
    {
      method: "POST",
      path: "/project/smtp/tests",
      scope: ["project.write"],
      handle: testMail,
    },
  ];
}
