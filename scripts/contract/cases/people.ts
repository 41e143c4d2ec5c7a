import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import {
  guestClient,
  keyClient,
  newPerson,
  type Person,
  server,
  serverServices,
  type World,
  web,
} from "../clients.ts";
import { refused } from "../expectations.ts";

const personOf = (world: World): Person => world.kept.get("person") as Person;
const guestAccount = (world: World): web.Account => new web.Account(guestClient(world));

/** Accounts as the web client uses them, and users as an operator does. */
export const peopleCases: Case[] = [
  is("an account is made, and its email address is taken once", async (world) => {
    const userId = world.id("made");
    const email = `${userId}@example.com`.toLowerCase();
    const made = await guestAccount(world).create({
      userId,
      email,
      password: "correct horse",
      name: "Made",
    });
    world.afterwards(() => world.key.users.delete({ userId }));
    assert.equal(made.email, email);
    await refused(
      guestAccount(world).create({ userId: world.id("other"), email, password: "correct horse" }),
      409,
      "user_already_exists",
    );
    await refused(
      guestAccount(world).create({
        userId: world.id("short"),
        email: "a@example.com",
        password: "short",
      }),
      400,
      "general_argument_invalid",
    );
  }),
  is("a sign-in opens a session, a wrong password does not", async (world) => {
    const person = await newPerson(world, "person");
    world.kept.set("person", person);
    const { email, password } = person;
    await refused(
      guestAccount(world).createEmailPasswordSession({ email, password: "wrong password" }),
      401,
      "user_invalid_credentials",
    );
    const session = await guestAccount(world).createEmailPasswordSession({ email, password });
    assert.equal(session.secret, "");
    assert.ok((await person.account.listSessions()).total >= 2);
    await refused(
      person.account.createEmailPasswordSession({ email, password }),
      401,
      "user_session_already_exists",
    );
    await person.account.deleteSession({ sessionId: session.$id });
    await refused(person.account.getSession({ sessionId: "none" }), 404, "user_session_not_found");
  }),
  is("a person reads and changes their account", async (world) => {
    const { account, userId } = personOf(world);
    assert.equal((await account.get()).$id, userId);
    assert.equal((await account.updateName({ name: "Changed" })).name, "Changed");
    await account.updatePrefs({ prefs: { theme: "dark" } });
    assert.deepEqual({ ...(await account.getPrefs()) }, { theme: "dark" });
    await refused(
      account.updatePassword({ password: "another horse", oldPassword: "wrong" }),
      401,
      "user_invalid_credentials",
    );
    await refused(guestAccount(world).get(), 401, "general_unauthorized_scope");
  }),
  is("a token stands for a session, and only while it is whole", async (world) => {
    const person = personOf(world);
    const { jwt } = await person.account.createJWT();
    const bearer = new server.Client().setEndpoint(world.endpoint).setProject(world.projectId);
    assert.equal((await new server.Account(bearer.setJWT(jwt)).get()).$id, person.userId);
    const broken = new server.Client().setEndpoint(world.endpoint).setProject(world.projectId);
    await refused(new server.Account(broken.setJWT(`${jwt}x`)).get(), 401, "user_jwt_invalid");
  }),
  is("mails ask for a page of the project's own", async (world) => {
    const { account } = personOf(world);
    await refused(
      account.createEmailVerification({ url: "https://elsewhere.example" }),
      400,
      "general_argument_invalid",
    );
    await refused(
      guestAccount(world).createRecovery({ email: "nobody@example.com", url: "http://localhost" }),
      404,
      "user_not_found",
    );
    await refused(
      account.updateEmailVerification({ userId: personOf(world).userId, secret: "wrong" }),
      401,
      "user_invalid_token",
    );
    await refused(
      guestAccount(world).updateRecovery({
        userId: personOf(world).userId,
        secret: "wrong",
        password: "another horse",
      }),
      401,
      "user_invalid_token",
    );
  }),
  is("an operator finds, blocks and deletes people", async (world) => {
    const { users } = world.key;
    const { userId, account } = await newPerson(world, "blocked");
    const { users: found } = await users.list({ queries: [server.Query.equal("$id", userId)] });
    assert.equal(found.length, 1);
    await users.updateStatus({ userId, status: false });
    await refused(account.get(), 403, "user_blocked");
    await users.updateStatus({ userId, status: true });
    await users.updateEmailVerification({ userId, emailVerification: true });
    await users.updateLabels({ userId, labels: ["tester"] });
    assert.deepEqual((await users.get({ userId })).labels, ["tester"]);
    await users.deleteSessions({ userId });
    await refused(account.get(), 401, "general_unauthorized_scope", "user_unauthorized");
    await refused(users.get({ userId: "none" }), 404, "user_not_found");
  }),
  is("a key does only what it may", async (world) => {
    const { project } = world.key;
    const scopes = ["rows.read"] as unknown as Parameters<typeof project.createKey>[2];
    const keyId = world.id("key");
    const made = await project.createKey(keyId, "Reader", scopes);
    world.afterwards(() => project.deleteKey({ keyId }));
    const reader = serverServices(keyClient(world, made.secret));
    await refused(reader.users.list(), 401, "general_unauthorized_scope");
    await refused(
      serverServices(keyClient(world, "standard_nonsense")).users.list(),
      401,
      "user_unauthorized",
    );
    const elsewhere = { ...world, projectId: "no-such-project" };
    await refused(new web.Account(guestClient(elsewhere)).get(), 404, "project_not_found");
  }),
];
