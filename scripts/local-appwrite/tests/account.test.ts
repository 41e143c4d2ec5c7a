import { Account, Client as WebClient } from "appwrite";
import { Account as NodeAccount, Client as NodeClient, Users } from "node-appwrite";
import { describe, expect, test } from "vitest";
import { startProject, type TestProject } from "./fixtures/start-project.ts";
import { guestClient, keyClient, PROJECT, signUp } from "./fixtures/start-server.ts";

const ANN = { userId: "ann", email: "ann@example.test", password: "a good password" };
const CREDENTIALS = { email: ANN.email, password: ANN.password };

interface Mail {
  to: string;
  subject: string;
  links: string[];
}

async function mails(server: TestProject): Promise<Mail[]> {
  const list: Mail[] = JSON.parse(await (await fetch(`${server.origin}/mailbox/messages`)).text());
  return list;
}

async function mailedSecret(server: TestProject): Promise<string> {
  const [newest] = await mails(server);
  return new URL(newest?.links[0] ?? "http://none").searchParams.get("secret") ?? "";
}

async function sessionOf(server: TestProject, password = ANN.password): Promise<string> {
  const reply = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-appwrite-project": PROJECT },
    body: JSON.stringify({ email: ANN.email, password }),
  });
  const cookies: Record<string, string> = JSON.parse(
    reply.headers.get("x-fallback-cookies") ?? "{}",
  );
  return cookies[`a_session_${PROJECT}`] ?? "";
}

function accountWith(server: TestProject, session: string): Account {
  return new Account(guestClient(server).setSession(session));
}

describe("accounts", () => {
  test("a person signs up, signs in and sees their own account", async () => {
    await using server = await startProject();
    const guest = new Account(guestClient(server));
    await guest.create({ ...ANN, name: "Ann" });
    const account = accountWith(server, await sessionOf(server));
    expect(await account.get()).toMatchObject({
      $id: "ann",
      name: "Ann",
      email: ANN.email,
      emailVerification: false,
    });
  });

  test("one email address makes one account, whatever its case", async () => {
    await using server = await startProject();
    const guest = new Account(guestClient(server));
    await guest.create(ANN);
    const again = guest.create({ ...ANN, userId: "other", email: "Ann@Example.test" });
    await expect(again).rejects.toMatchObject({ code: 409, type: "user_already_exists" });
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    await using server = await startProject();
    const guest = new Account(guestClient(server));
    await guest.create(ANN);
    const refused = { code: 401, type: "user_invalid_credentials" };
    await expect(
      guest.createEmailPasswordSession({ ...CREDENTIALS, password: "a bad password" }),
    ).rejects.toMatchObject(refused);
    await expect(
      guest.createEmailPasswordSession({ ...CREDENTIALS, email: "x@example.test" }),
    ).rejects.toMatchObject(refused);
  });

  test("signing out ends the session for good, and the tokens made with it", async () => {
    await using server = await startProject();
    await new Account(guestClient(server)).create(ANN);
    const account = accountWith(server, await sessionOf(server));
    const { jwt } = await account.createJWT();
    const byJwt = new NodeAccount(
      new NodeClient().setEndpoint(server.endpoint).setProject(PROJECT).setJWT(jwt),
    );
    expect((await byJwt.get()).$id).toBe("ann");
    await account.deleteSession({ sessionId: "current" });
    await expect(account.get()).rejects.toMatchObject({ code: 401 });
    await expect(byJwt.get()).rejects.toMatchObject({ code: 401 });
  });

  test("a changed password ends every other session and keeps the own", async () => {
    await using server = await startProject();
    await new Account(guestClient(server)).create(ANN);
    const [own, other] = [
      accountWith(server, await sessionOf(server)),
      accountWith(server, await sessionOf(server)),
    ];
    await own.updatePassword({ password: "a new password", oldPassword: ANN.password });
    expect((await own.get()).$id).toBe("ann");
    await expect(other.get()).rejects.toMatchObject({ code: 401 });
    expect(await sessionOf(server)).toBe("");
    expect(await sessionOf(server, "a new password")).not.toBe("");
  });

  test("the mailed link verifies the address once", async () => {
    await using server = await startProject();
    const person = await signUp(server, "ann");
    const account = new Account(person.web);
    await account.createEmailVerification({ url: "http://localhost:3000/verify?from=mail" });
    const [mail] = await mails(server);
    const link = new URL(mail?.links[0] ?? "http://none");
    expect(mail?.to).toBe("ann@example.test");
    expect(`${link.origin}${link.pathname}`).toBe("http://localhost:3000/verify");
    expect(link.searchParams.get("from")).toBe("mail");
    const secret = link.searchParams.get("secret") ?? "";
    const guest = new Account(guestClient(server));
    await guest.updateEmailVerification({ userId: "ann", secret });
    expect((await account.get()).emailVerification).toBe(true);
    const again = guest.updateEmailVerification({ userId: "ann", secret });
    await expect(again).rejects.toMatchObject({ type: "user_invalid_token" });
  });

  test("a recovery link sets a new password once and ends all sessions", async () => {
    await using server = await startProject();
    await new Account(guestClient(server)).create(ANN);
    const session = accountWith(server, await sessionOf(server));
    const guest = new Account(guestClient(server));
    await guest.createRecovery({ email: ANN.email, url: "http://localhost/reset" });
    const secret = await mailedSecret(server);
    await guest.updateRecovery({ userId: "ann", secret, password: "a new password" });
    await expect(session.get()).rejects.toMatchObject({ code: 401 });
    expect(await sessionOf(server, "a new password")).not.toBe("");
    const again = guest.updateRecovery({ userId: "ann", secret, password: "a third password" });
    await expect(again).rejects.toMatchObject({ type: "user_invalid_token" });
  });

  test("mail never links to a foreign site", async () => {
    await using server = await startProject();
    await new Account(guestClient(server)).create(ANN);
    const asked = new Account(guestClient(server)).createRecovery({
      email: ANN.email,
      url: "https://evil.example.org",
    });
    await expect(asked).rejects.toMatchObject({ code: 400 });
    expect(await mails(server)).toEqual([]);
  });

  test("a deleted or blocked person is out at once", async () => {
    await using server = await startProject();
    const users = new Users(keyClient(server));
    const [ann, bob] = [await signUp(server, "ann"), await signUp(server, "bob")];
    await users.updateStatus({ userId: "ann", status: false });
    await users.delete({ userId: "bob" });
    await expect(new Account(ann.web).get()).rejects.toMatchObject({
      code: 403,
      type: "user_blocked",
    });
    await expect(new Account(bob.web).get()).rejects.toMatchObject({ code: 401 });
  });

  test("a person cannot read other people", async () => {
    await using server = await startProject();
    const person = await signUp(server);
    await expect(new Users(person.node).list()).rejects.toMatchObject({ code: 401 });
  });

  test("the eleventh sign-in of an hour is refused, for this address only", async () => {
    await using server = await startProject({ rateLimits: true });
    const guest = new Account(guestClient(server));
    const attempt = (email: string): Promise<unknown> =>
      guest
        .createEmailPasswordSession({ email, password: "a bad password" })
        .catch((error: { code: number }) => error.code);
    for (let count = 0; count < 10; count += 1) expect(await attempt("a@example.test")).toBe(401);
    expect(await attempt("a@example.test")).toBe(429);
    expect(await attempt("b@example.test")).toBe(401);
  });

  test("sessions and mails survive a restart", async () => {
    await using first = await startProject();
    await new Account(guestClient(first)).create(ANN);
    const session = await sessionOf(first);
    await accountWith(first, session).createEmailVerification({ url: "http://localhost/verify" });
    await first.stop();
    await using second = await startProject({ folder: first.dataDir });
    expect((await accountWith(second, session).get()).$id).toBe("ann");
    expect(await mails(second)).toHaveLength(1);
  });

  test("the mailbox page escapes what a stranger typed into it", async () => {
    await using server = await startProject();
    await new Account(guestClient(server)).create({ ...ANN, name: "<script>alert(1)</script>" });
    await accountWith(server, await sessionOf(server)).createEmailVerification({
      url: "http://localhost/verify",
    });
    const page = await (await fetch(`${server.origin}/mailbox`)).text();
    expect(page).toContain("&lt;script&gt;alert(1)");
    expect(page).not.toContain("<script>alert(1)");
  });

  test("the web SDK is told of no newer version than it was made for", async () => {
    await using server = await startProject();
    const reply = await fetch(`${server.endpoint}/health/version`, {
      headers: {
        "x-appwrite-project": PROJECT,
        "x-appwrite-response-format": new WebClient().headers["X-Appwrite-Response-Format"] ?? "",
      },
    });
    expect(reply.headers.get("x-appwrite-warning")).toBeNull();
  });
});
