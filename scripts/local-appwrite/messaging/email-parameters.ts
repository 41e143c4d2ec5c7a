import { ApiError, invalidParameter } from "../errors.ts";
import { booleanParameter, isGiven, isId, newIdParameter, textParameter } from "../parameters.ts";
import type { ApiRequest } from "../service.ts";

export interface EmailParameters {
  messageId: string;
  subject: string;
  content: string;
  topics: string[];
  users: string[];
  targets: string[];
  cc: string[];
  bcc: string[];
  isDraft: boolean;
  isHtml: boolean;
}

type Body = ApiRequest["body"];

function idList(body: Body, name: string): string[] {
  const value = body[name];
  if (!isGiven(value)) return [];
  if (Array.isArray(value) && value.every(isId)) return value;
  throw invalidParameter(
    name,
    "Value must a valid array and UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore",
  );
}

const flag = (body: Body, name: string): boolean =>
  isGiven(body[name]) && booleanParameter(body, name);

/** Refused rather than sent at once, or without its attachment. */
function refuseWhatIsNotServed(body: Body): void {
  const isAttached = Array.isArray(body.attachments)
    ? body.attachments.length > 0
    : isGiven(body.attachments);
  if (!isAttached && !isGiven(body.scheduledAt)) return;
  throw new ApiError(
    405,
    "general_not_implemented",
    "This server sends no email later and none with attachments.",
  );
}

export function emailParameters(body: Body, newId: () => string): EmailParameters {
  const parameters = {
    messageId: newIdParameter(body, "messageId", newId),
    subject: textParameter(body, "subject", 998),
    content: textParameter(body, "content", 64_230),
    topics: idList(body, "topics"),
    users: idList(body, "users"),
    targets: idList(body, "targets"),
    cc: idList(body, "cc"),
    bcc: idList(body, "bcc"),
    isDraft: flag(body, "draft"),
    isHtml: flag(body, "html"),
  };
  refuseWhatIsNotServed(body);
  return parameters;
}
