import { ID, Messaging, Users } from "node-appwrite";
import { describe, expect, test } from "vitest";
import { keyClient, startServer, type TestServer } from "./fixtures/start-server.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

async function mailbox({ endpoint }: TestServer): Promise<Mail[]> {
  return (await fetch(new URL("/mailbox/messages", endpoint))).json() as Promise<Mail[]>;
}

async function withPerson() {
  const server = await startServer({});
  const client = keyClient(server);
  const email = "ann@example.test";
  const user = await new Users(client).create({ userId: ID.unique(), email });
  return { server, messaging: new Messaging(client), email, user };
}

const message = {
  messageId: "ready",
  subject: "It is ready",
  content: "Look:\n\nhttp://a.test/?a=1&b=2",
};

describe("an email by the messaging service", () => {
  test("comes into the mailbox of the person, with its links, and is told as sent", async () => {
    const { server, messaging, email, user } = await withPerson();
    await using _server = server;
    const created = await messaging.createEmail({ ...message, users: [user.$id] });
    expect(created).toMatchObject({ $id: "ready", status: "processing", deliveredTotal: 0 });
    const [mail] = await mailbox(server);
    expect(mail).toMatchObject({
      to: email,
      subject: "It is ready",
      text: message.content,
      links: ["http://a.test/?a=1&b=2"],
    });
    expect(mail?.html).toContain("a=1&amp;b=2");
    const sent = await messaging.getMessage({ messageId: "ready" });
    expect(sent).toMatchObject({ status: "sent", deliveredTotal: 1, deliveryErrors: [] });
  });

  test("is sent once to an address, whether named as a person or as a target", async () => {
    const { server, messaging, user } = await withPerson();
    await using _server = server;
    const targets = user.targets.map(({ $id }) => $id);
    await messaging.createEmail({ ...message, users: [user.$id], targets });
    expect(await mailbox(server)).toHaveLength(1);
  });

  test("is refused under an id that is taken, and nothing is sent again", async () => {
    const { server, messaging, user } = await withPerson();
    await using _server = server;
    await messaging.createEmail({ ...message, users: [user.$id] });
    const again = messaging.createEmail({ ...message, subject: "Again", users: [user.$id] });
    await expect(again).rejects.toMatchObject({ code: 409, type: "message_already_exists" });
    expect(await mailbox(server)).toHaveLength(1);
  });

  test("as a draft, or to nobody who is there, is kept and not sent", async () => {
    const { server, messaging, user } = await withPerson();
    await using _server = server;
    await messaging.createEmail({ ...message, users: [user.$id], draft: true });
    await messaging.createEmail({ ...message, messageId: "lost", users: ["nobody"] });
    expect(await mailbox(server)).toEqual([]);
    expect((await messaging.getMessage({ messageId: "ready" })).status).toBe("draft");
    const lost = await messaging.getMessage({ messageId: "lost" });
    expect(lost).toMatchObject({
      status: "failed",
      deliveryErrors: ["No valid recipients found."],
    });
  });

  test("is refused without recipients, and with a target that is none", async () => {
    const { server, messaging, user } = await withPerson();
    await using _server = server;
    const refusals = [
      [{}, 400, "message_missing_target"],
      [{ users: [user.$id], cc: ["nobody"] }, 400, "message_target_not_email"],
      [{ users: ["no id!"] }, 400, "general_argument_invalid"],
      [{ users: [user.$id], messageId: "a".repeat(37) }, 400, "general_argument_invalid"],
      [{ users: [user.$id], subject: "" }, 400, "general_argument_invalid"],
      [{ users: [user.$id], content: "c".repeat(64_231) }, 400, "general_argument_invalid"],
      [{ users: [user.$id], scheduledAt: "2099-01-01T00:00:00Z" }, 405, "general_not_implemented"],
    ] as const;
    for (const [wrong, code, type] of refusals) {
      const refused = messaging.createEmail({ ...message, ...wrong } as typeof message);
      await expect(refused, JSON.stringify(wrong)).rejects.toMatchObject({ code, type });
    }
    expect(await mailbox(server)).toEqual([]);
  });

  test("of HTML is read as text without its tags", async () => {
    const { server, messaging, user } = await withPerson();
    await using _server = server;
    const content = '<p>Look: <a href="http://a.test/?a=1&amp;b=2">here</a></p>';
    await messaging.createEmail({ ...message, content, html: true, users: [user.$id] });
    const [mail] = await mailbox(server);
    expect(mail?.text.replaceAll(/\s+/g, " ")).toBe("Look: here");
    expect(mail?.links).toEqual(["http://a.test/?a=1&b=2"]);
  });
});
