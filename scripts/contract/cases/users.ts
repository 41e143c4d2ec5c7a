import assert from "node:assert/strict";
import { randomBytes, scryptSync } from "node:crypto";
import { type Case, is } from "../case.ts";
import { guestClient, newPerson, server, type World, web } from "../clients.ts";
import { refused } from "../expectations.ts";

const guest = (world: World): web.Account => new web.Account(guestClient(world));

/** As the server keeps one: cost 16384, 8 blocks, one at a time, 64 bytes. */
const SCRYPT = { passwordCpu: 16_384, passwordMemory: 8, passwordParallel: 1, passwordLength: 64 };

/** People as an operator changes them. */
export const userCases: Case[] = [
  is("an operator changes a person's name, address, password and settings", async (world) => {
    const { users } = world.key;
    const { userId, email } = await newPerson(world, "changed");
    assert.equal((await users.updateName({ userId, name: "New Name" })).name, "New Name");
    const moved = await users.updateEmail({ userId, email: `new-${email}` });
    assert.deepEqual([moved.email, moved.emailVerification], [`new-${email}`, false]);
    const password = "chosen by the operator";
    await users.updatePassword({ userId, password });
    await guest(world).createEmailPasswordSession({ email: `new-${email}`, password });
    await users.updatePrefs({ userId, prefs: { theme: "dark" } });
    assert.deepEqual({ ...(await users.getPrefs({ userId })) }, { theme: "dark" });
  }),
  is("an operator ends one session of a person's, or makes a token for it", async (world) => {
    const { users } = world.key;
    const { userId } = await newPerson(world, "watched");
    const { jwt } = await users.createJWT({ userId });
    const bearer = new server.Client().setEndpoint(world.endpoint).setProject(world.projectId);
    assert.equal((await new server.Account(bearer.setJWT(jwt)).get()).$id, userId);
    const { sessions } = await users.listSessions({ userId });
    const [first] = sessions;
    assert.ok(first);
    await users.deleteSession({ userId, sessionId: first.$id });
    assert.equal((await users.listSessions({ userId })).total, sessions.length - 1);
    await refused(
      users.deleteSession({ userId, sessionId: first.$id }),
      404,
      "user_session_not_found",
    );
  }),
  is("a person comes along with the hash of their password", async (world) => {
    const { users } = world.key;
    const userId = world.id("imported");
    const email = `${userId}@example.com`.toLowerCase();
    const password = "brought from elsewhere";
    const passwordSalt = randomBytes(16).toString("hex");
    const hash = scryptSync(password, passwordSalt, SCRYPT.passwordLength).toString("hex");
    await users.createScryptUser({ userId, email, password: hash, passwordSalt, ...SCRYPT });
    world.afterwards(() => users.delete({ userId }));
    const session = await guest(world).createEmailPasswordSession({ email, password });
    assert.equal(session.userId, userId);
    await refused(
      users.create({ userId: world.id("copy"), email, password }),
      409,
      "user_already_exists",
    );
  }),
  is("who is deleted is gone, and their token with them", async (world) => {
    const { users } = world.key;
    const userId = world.id("gone");
    await users.create({ userId, email: `${userId}@example.com`.toLowerCase() });
    const { secret } = await users.createSession({ userId });
    await users.delete({ userId });
    const account = new web.Account(guestClient(world).setSession(secret));
    await refused(account.get(), 401, "general_unauthorized_scope");
    await refused(users.get({ userId }), 404, "user_not_found");
  }),
];
