import assert from "node:assert/strict";
import { type Case, is, isHere } from "../case.ts";
import { keyClient, newPerson, server, type World } from "../clients.ts";
import { refused, until } from "../expectations.ts";

interface Asked {
  messageId: string;
  subject?: string;
  content?: string;
  users?: string[];
  targets?: string[];
}

async function created(world: World, asked: Asked): Promise<server.Models.Message> {
  const { messaging } = world.key;
  const { messageId } = asked;
  const message = await messaging.createEmail({ subject: "Ready", content: "It is.", ...asked });
  world.afterwards(() => messaging.delete({ messageId }));
  return message;
}

/** Where nobody has set up a provider a message is taken, and fails later. */
const ended = (world: World, messageId: string): Promise<server.Models.Message> =>
  until(
    () => world.key.messaging.getMessage({ messageId }),
    ({ status }) => ["sent", "failed"].includes(String(status)),
  );

export const messagingCases: Case[] = [
  is("an email to a person is taken at once, and tells later how it went", async (world) => {
    const { userId } = await newPerson(world, "told");
    const messageId = world.id("to-a-person");
    const message = await created(world, { messageId, users: [userId] });
    assert.deepEqual([message.$id, message.users], [messageId, [userId]]);
    assert.equal(message.status, "processing");
    await ended(world, messageId);
  }),
  is("a message's id is taken once: a repeat is refused and sends nothing", async (world) => {
    const { userId } = await newPerson(world, "told-once");
    const messageId = world.id("only-once");
    await created(world, { messageId, users: [userId] });
    const again = world.key.messaging.createEmail({
      ...{ messageId, subject: "Again", content: "Twice." },
      users: [userId],
    });
    await refused(again, 409, "message_already_exists");
    const { data } = await ended(world, messageId);
    assert.equal("subject" in data && data.subject, "Ready");
  }),
  is("an email to nobody or to a target that is not there is refused", async (world) => {
    const message = { messageId: world.id("to-nobody"), subject: "Ready", content: "It is." };
    const { messaging } = world.key;
    await refused(messaging.createEmail(message), 400, "message_missing_target");
    const targets = [world.id("no-target")];
    await refused(messaging.createEmail({ ...message, targets }), 400, "message_target_not_email");
    const { messageId } = message;
    await refused(messaging.getMessage({ messageId }), 404, "message_not_found");
  }),
  is("an email to a person who is not there is taken, and fails", async (world) => {
    const messageId = world.id("to-a-stranger");
    await created(world, { messageId, users: [world.id("stranger")] });
    const { status, deliveryErrors } = await ended(world, messageId);
    assert.equal(status, "failed");
    assert.deepEqual(deliveryErrors, ["No valid recipients found."]);
  }),
  is("an email needs a subject, a text and an id that is one", async (world) => {
    const { messaging } = world.key;
    const good = { messageId: world.id("bad"), subject: "Ready", content: "It is.", users: ["u"] };
    for (const wrong of [
      { subject: "" },
      { subject: "s".repeat(999) },
      { content: "" },
      { messageId: "-begins-badly" },
      { users: ["no id!"] },
    ])
      await refused(messaging.createEmail({ ...good, ...wrong }), 400, "general_argument_invalid");
  }),
  is("a key without the scope sends no email", async (world) => {
    const keyId = world.id("no-messages");
    const { secret } = await world.key.project.createKey({
      keyId,
      name: "no messages",
      scopes: [server.ProjectKeyScopes.UsersRead],
    });
    world.afterwards(() => world.key.project.deleteKey({ keyId }));
    const messaging = new server.Messaging(keyClient(world, secret));
    const message = { messageId: world.id("forbidden"), subject: "Ready", content: "It is." };
    await refused(messaging.createEmail(message), 401, "general_unauthorized_scope");
  }),
  isHere("an email comes to the address of the person", "a mailbox", async (world, local) => {
    const { userId, email } = await newPerson(world, "reads");
    const link = "https://example.com/preset/1?a=1&b=2";
    const messageId = world.id("with-a-link");
    await created(world, { messageId, users: [userId], content: `Look:\n\n${link}` });
    const mail = (await local.mails()).find(({ to }) => to === email);
    assert.deepEqual(mail?.links, [link]);
  }),
];
