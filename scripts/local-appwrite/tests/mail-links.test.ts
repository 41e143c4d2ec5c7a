import { describe, expect, test } from "vitest";
import { mailboxPage } from "../mailbox-page.ts";
import { PROJECT, signUp, startServer } from "./fixtures/start-server.ts";

const hostile = [
  "javascript://localhost/%0aalert(document.domain)",
  "JavaScript://localhost/%0aalert(1)",
  "data://localhost/text/html,<script>alert(1)</script>",
  "vbscript://localhost/x",
  "file://localhost/etc/passwd",
  "ftp://localhost/x",
  "blob:http://localhost/x",
];

describe("a link in a mail, or after a sign-in, is only ever http(s)", () => {
  test.each(hostile)("%s is refused by verification, recovery and sign-in", async (url) => {
    await using server = await startServer({
      options: {
        oauth2: {
          google: {
            clientId: "c",
            clientSecret: "s",
            authorizeUrl: "http://localhost/a",
            tokenUrl: "http://localhost/t",
            profileUrl: "http://localhost/p",
          },
        },
      },
    });
    const person = await signUp(server, "ann");
    const ask = (path: string, body: object) =>
      fetch(`${server.endpoint}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-appwrite-project": PROJECT,
          "x-appwrite-session": person.secret,
        },
        body: JSON.stringify(body),
      });
    expect((await ask("/account/verifications/email", { url })).status).toBe(400);
    expect((await ask("/account/recovery", { email: "ann@example.test", url })).status).toBe(400);
    const start = `${server.endpoint}/account/tokens/oauth2/google?project=${PROJECT}&success=${encodeURIComponent(url)}`;
    expect((await fetch(start, { redirect: "manual" })).status).toBe(400);
    const mails = await fetch(`${new URL(server.endpoint).origin}/mailbox/messages`);
    expect(await mails.json()).toEqual([]);
  });

  test.each(hostile)("%s in a mail that is there is text on the mailbox page", (link) => {
    const page = mailboxPage([
      {
        id: "1",
        to: "ann@example.test",
        subject: "s",
        text: link,
        html: "",
        links: [link, "https://example.test/verify?a=1"],
        createdAt: "2026-11-24T10:00:00.000+00:00",
      },
    ]);
    const hrefs = [...page.matchAll(/href="([^"]*)"/g)].map((found) => found[1]);
    expect(hrefs).toEqual(["https://example.test/verify?a=1"]);
  });
});
