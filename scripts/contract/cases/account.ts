import assert from "node:assert/strict";
import { type Case, is, isHere } from "../case.ts";
import {
  guestClient,
  type LocalServer,
  newPerson,
  type Person,
  plain,
  server,
  type World,
  web,
} from "../clients.ts";
import { refused } from "../expectations.ts";

const guest = (world: World): web.Account => new web.Account(guestClient(world));
const MAILS = "reading the mails that are sent";
const PAGE = "http://localhost/page";

/** What the newest mail to an address links to. */
async function linkTo(
  local: LocalServer,
  email: string,
): Promise<{ userId: string; secret: string }> {
  const mail = (await local.mails()).find(({ to }) => to === email);
  const { searchParams } = new URL(mail?.links[0] ?? "http://none");
  assert.ok(searchParams.has("expire"), `no mail to ${email}`);
  return {
    userId: searchParams.get("userId") ?? "",
    secret: searchParams.get("secret") ?? "",
  };
}

async function isSignedIn({ account }: Person): Promise<boolean> {
  return account.get().then(
    () => true,
    () => false,
  );
}

/** The rest of an account: its address and password, its sessions, and the mails about it. */
export const accountCases: Case[] = [
  is("an email address changes with the password only", async (world) => {
    const person = await newPerson(world, "mover");
    const email = `moved-${person.email}`;
    await refused(
      person.account.updateEmail({ email, password: "wrong password" }),
      401,
      "user_invalid_credentials",
    );
    const moved = await person.account.updateEmail({ email, password: person.password });
    assert.deepEqual([moved.email, moved.emailVerification], [email, false]);
  }),
  is("a new password ends the other sessions and keeps this one", async (world) => {
    const person = await newPerson(world, "changer");
    const { secret } = await world.key.users.createSession({ userId: person.userId });
    const elsewhere = new web.Account(guestClient(world).setSession(secret));
    const password = "another battery staple";
    await person.account.updatePassword({ password, oldPassword: person.password });
    await refused(elsewhere.get(), 401, "general_unauthorized_scope");
    assert.ok(await isSignedIn(person));
    await refused(
      guest(world).createEmailPasswordSession({ email: person.email, password: person.password }),
      401,
      "user_invalid_credentials",
    );
  }),
  is("a session is looked at, lengthened, and all of them end at once", async (world) => {
    const person = await newPerson(world, "sessions");
    const { account } = person;
    const own = await account.getSession({ sessionId: "current" });
    assert.equal(own.current, true);
    const longer = await account.updateSession({ sessionId: "current" });
    assert.ok(Date.parse(longer.expire) >= Date.parse(own.expire));
    for (const asked of [
      () => account.getSession({ sessionId: "none" }),
      () => account.updateSession({ sessionId: "none" }),
      () => account.deleteSession({ sessionId: "none" }),
    ])
      await refused(asked(), 404, "user_session_not_found");
    await account.deleteSessions();
    assert.equal(await isSignedIn(person), false);
  }),
  is("a token of the operator's opens one session, once", async (world) => {
    const { userId } = await newPerson(world, "invited");
    const token = await world.key.users.createToken({ userId });
    const session = await guest(world).createSession({ userId, secret: token.secret });
    assert.deepEqual([session.userId, session.provider], [userId, "token"]);
    await refused(
      guest(world).createSession({ userId, secret: token.secret }),
      401,
      "user_invalid_token",
    );
  }),
  is("a person without a name has a session and no address to verify", async (world) => {
    const session = await new server.Account(
      new server.Client().setEndpoint(world.endpoint).setProject(world.projectId),
    ).createAnonymousSession();
    const { userId } = session;
    world.afterwards(() => world.key.users.delete({ userId }));
    assert.equal(session.provider, "anonymous");
    const { secret } = await world.key.users.createSession({ userId });
    const account = new web.Account(guestClient(world).setSession(secret));
    await refused(account.createEmailVerification({ url: PAGE }), 400, "user_email_not_found");
  }),
  is("nobody signs in twice over, and nobody who is blocked", async (world) => {
    const { account, email, password, userId } = await newPerson(world, "twice");
    const again = [
      () => account.createEmailPasswordSession({ email, password }),
      () => account.createSession({ userId, secret: "any" }),
      () => account.createAnonymousSession(),
    ];
    for (const asked of again) await refused(asked(), 401, "user_session_already_exists");
    await world.key.users.updateStatus({ userId, status: false });
    await refused(
      guest(world).createEmailPasswordSession({ email, password }),
      403,
      "user_blocked",
    );
  }),
  is("who is verified needs no mail, and no mail leads to another's page", async (world) => {
    const { account, email, userId } = await newPerson(world, "known");
    await world.key.users.updateEmailVerification({ userId, emailVerification: true });
    await refused(
      account.createEmailVerification({ url: PAGE }),
      409,
      "user_email_already_verified",
    );
    await refused(
      guest(world).createRecovery({ email, url: "https://elsewhere.example" }),
      400,
      "general_argument_invalid",
    );
  }),
  is("a browser's session comes in two cookies and goes with them", async (world) => {
    const { email, password, userId } = await newPerson(world, "browser");
    const answer = await plain(world, "/account/sessions/email", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost" },
      body: JSON.stringify({ email, password }),
    });
    assert.equal(answer.status, 201);
    const cookies = answer.headers.getSetCookie();
    const names = cookies.map((one) => one.split("=")[0]);
    const own = `a_session_${world.projectId}`;
    assert.deepEqual(names.toSorted(), [own, `${own}_legacy`]);
    assert.ok(cookies.every((one) => /; *httponly/i.test(one)));
    const fallback = answer.headers.get("x-fallback-cookies") ?? "";
    const [cookie = ""] = (cookies.find((one) => one.includes("_legacy=")) ?? "").split(";");
    for (const headers of [{ cookie }, { "x-fallback-cookies": fallback }]) {
      const me = await plain(world, "/account", { headers });
      assert.equal(((await me.json()) as { $id: string }).$id, userId, Object.keys(headers)[0]);
    }
    const out = await plain(world, "/account/sessions/current", {
      method: "DELETE",
      headers: { cookie },
    });
    assert.equal(out.status, 204);
    assert.ok(out.headers.getSetCookie().every((one) => one.includes("=deleted")));
    assert.equal((await plain(world, "/account", { headers: { cookie } })).status, 401);
  }),
  is("a token makes no token", async (world) => {
    const { account } = await newPerson(world, "tokens");
    const { jwt } = await account.createJWT();
    const byToken = new server.Client().setEndpoint(world.endpoint).setProject(world.projectId);
    await refused(
      new server.Account(byToken.setJWT(jwt)).createJWT(),
      404,
      "user_session_not_found",
    );
  }),
  isHere("an address is verified by the mail's link, once", MAILS, async (world, local) => {
    const { account, email } = await newPerson(world, "verified");
    await account.createEmailVerification({ url: PAGE });
    const link = await linkTo(local, email);
    await account.updateEmailVerification(link);
    assert.equal((await account.get()).emailVerification, true);
    await refused(account.updateEmailVerification(link), 401, "user_invalid_token");
  }),
  isHere("a password is replaced by the mail's link, once", MAILS, async (world, local) => {
    const { email } = await newPerson(world, "forgetful");
    await guest(world).createRecovery({ email, url: PAGE });
    const link = await linkTo(local, email);
    const password = "a battery staple";
    await guest(world).updateRecovery({ ...link, password });
    await refused(guest(world).updateRecovery({ ...link, password }), 401, "user_invalid_token");
    const session = await guest(world).createEmailPasswordSession({ email, password });
    assert.equal(session.userId, link.userId);
  }),
];
