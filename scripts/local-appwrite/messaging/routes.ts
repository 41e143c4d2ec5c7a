import { ApiError } from "../errors.ts";
import { deliverMessage } from "../mailbox.ts";
import { idParameter } from "../parameters.ts";
import { createResources, type Resource, type Resources } from "../resources.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import { type EmailParameters, emailParameters } from "./email-parameters.ts";
import { addressesOfTargets, addressesOfUsers } from "./recipients.ts";

interface Message extends Resource {
  providerType: "email";
  topics: string[];
  users: string[];
  targets: string[];
  scheduledAt: null;
  deliveredAt: string | null;
  deliveryErrors: string[];
  deliveredTotal: number;
  data: { subject: string; content: string; html: boolean; cc: string[]; bcc: string[] };
  status: "draft" | "processing" | "sent" | "failed";
}

function newMessage(asked: EmailParameters, now: string): Message {
  const { messageId, subject, content, topics, users, targets, cc, bcc } = asked;
  return {
    $id: messageId,
    $createdAt: now,
    $updatedAt: now,
    providerType: "email",
    ...{ topics, users, targets },
    scheduledAt: null,
    deliveredAt: null,
    deliveryErrors: [],
    deliveredTotal: 0,
    data: { subject, content, html: asked.isHtml, cc, bcc },
    status: asked.isDraft ? "draft" : "processing",
  };
}

function requireRecipients(context: ServiceContext, asked: EmailParameters): void {
  const { topics, users, targets, cc, bcc, isDraft } = asked;
  if (!isDraft && topics.length + users.length + targets.length === 0)
    throw new ApiError(
      400,
      "message_missing_target",
      "Message with the requested ID has no recipients (topics or users or targets).",
    );
  const all = [...targets, ...cc, ...bcc];
  if (addressesOfTargets(context, all).size !== all.length)
    throw new ApiError(
      400,
      "message_target_not_email",
      "Message with the target ID is not an email target.",
    );
}

/** The real server's worker does this a moment later. Here the mailbox is the provider. */
function send(context: ServiceContext, message: Message): Message {
  const { users, targets, data } = message;
  const own = [
    ...addressesOfUsers(context, users),
    ...addressesOfTargets(context, targets).values(),
  ];
  if (own.length === 0)
    return { ...message, status: "failed", deliveryErrors: ["No valid recipients found."] };
  const copies = addressesOfTargets(context, [...data.cc, ...data.bcc]).values();
  const addresses = new Set([...own, ...copies]);
  for (const to of addresses) deliverMessage(context, { to, ...data });
  const now = context.now();
  return {
    ...message,
    $updatedAt: now,
    status: "sent",
    deliveredAt: now,
    deliveredTotal: addresses.size,
  };
}

function create(
  context: ServiceContext,
  store: Resources<Message>,
  { body }: ApiRequest,
): ApiReply {
  const asked = emailParameters(body, context.newId);
  requireRecipients(context, asked);
  if (store.find(asked.messageId))
    throw new ApiError(
      409,
      "message_already_exists",
      "Message with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.",
    );
  const message = newMessage(asked, context.now());
  store.save(asked.isDraft ? message : send(context, message));
  context.publish({ name: `messages.${message.$id}.create`, payload: message, userId: "" });
  return { status: 201, body: message };
}

/** Emails to people and their targets. Topics have no subscribers here. */
export function messagingRoutes(context: ServiceContext): Route[] {
  const store = createResources<Message>(context, "message");
  function required({ params }: ApiRequest): Message {
    const found = store.find(idParameter(params, "messageId"));
    if (found) return found;
    throw new ApiError(
      404,
      "message_not_found",
      "Message with the requested ID could not be found.",
    );
  }
  const one = "/messaging/messages/:messageId";
  return [
    {
      method: "POST",
      path: "/messaging/messages/email",
      scope: ["messages.write"],
      handle: (request) => create(context, store, request),
    },
    {
      method: "GET",
      path: one,
      scope: ["messages.read"],
      handle: (request) => ({ status: 200, body: required(request) }),
    },
    {
      method: "DELETE",
      path: one,
      scope: ["messages.write"],
      handle: (request) => {
        store.remove(required(request).$id);
        return { status: 204 };
      },
    },
  ];
}
