import { describe, expect, test } from "vitest";
import {
  endEarlierSignIns,
  type LinkedAccount,
  type OpenSession,
  ownerLabel,
  type Person,
  type SignIns,
} from "#shared/adapters/sign-ins.ts";

const email = "ann@example.test";
const at = (minute: number): string => `2026-11-24T10:${String(minute).padStart(2, "0")}:00.000Z`;

interface World {
  person: Person;
  linked: LinkedAccount[];
  sessions: OpenSession[];
}

const google = (id: string, minute: number, address = email): LinkedAccount => ({
  id,
  provider: "google",
  email: address,
  linkedAt: at(minute),
});
const session = (id: string, provider: string, minute: number): OpenSession => ({
  id,
  provider,
  openedAt: at(minute),
});

/** Verified at minute 10. */
const worldOf = (parts: Partial<World> = {}): World => ({
  person: {
    email,
    emailVerified: true,
    labels: ["tester"],
    changedAt: at(10),
    hasPassword: true,
  },
  linked: [],
  sessions: [],
  ...parts,
});

/** Fails at the `failAt`-th call, before or after it took effect, and tells what was called. */
function signInsOf(world: World, { failAt = Number.NaN, isDone = false } = {}) {
  const calls: string[] = [];
  const step = async <T>(name: string, work: () => T): Promise<T> => {
    calls.push(name);
    if (calls.length === failAt && !isDone) throw new Error("gone");
    const done = work();
    if (calls.length === failAt) throw new Error("gone");
    return done;
  };
  const signIns: SignIns = {
    person: () => step("person", () => ({ ...world.person })),
    linkedAccounts: () => step("linked", () => [...world.linked]),
    sessions: () => step("sessions", () => [...world.sessions]),
    unlink: (id) =>
      step("unlink", () => {
        world.linked = world.linked.filter((one) => one.id !== id);
      }),
    clearPassword: () =>
      step("password", () => {
        // As the platform does: any change moves the account's time.
        world.person = { ...world.person, hasPassword: false, changedAt: at(40) };
      }),
    endSession: (_, id) =>
      step("end", () => {
        world.sessions = world.sessions.filter((one) => one.id !== id);
      }),
    setLabels: (_, labels) =>
      step("label", () => {
        world.person = { ...world.person, labels: [...labels] };
      }),
  };
  return { signIns, calls };
}

const called = { userId: "ann", sessionId: "caller" };
const outcome = ({ person, linked, sessions }: World) => ({
  sessions: sessions.map(({ id }) => id),
  linked: linked.map(({ id }) => id),
  hasPassword: person.hasPassword,
  labels: person.labels,
});
const seen = ["tester", ownerLabel(email)];

const situations: { name: string; world: () => World; end: object }[] = [
  {
    name: "a plain sign-up keeps its password, the session that calls and those of later log-ins",
    world: () =>
      worldOf({
        sessions: [
          session("caller", "email", 1),
          session("other tab", "email", 2),
          session("after it", "email", 11),
        ],
      }),
    end: { sessions: ["caller", "after it"], linked: [], hasPassword: true, labels: seen },
  },
  {
    name: "whoever came by Google keeps what Google opened, and the password goes",
    world: () =>
      worldOf({
        linked: [google("own", 5)],
        sessions: [
          session("attacker", "email", 1),
          session("caller", "google", 6),
          session("late log-in by password", "email", 12),
        ],
      }),
    end: { sessions: ["caller"], linked: ["own"], hasPassword: false, labels: seen },
  },
  {
    name: "a first call by the attacker's own session ends it too",
    world: () =>
      worldOf({
        linked: [google("own", 5)],
        sessions: [session("caller", "email", 1), session("victim", "oauth2", 6)],
      }),
    end: { sessions: ["victim"], linked: ["own"], hasPassword: false, labels: seen },
  },
  {
    name: "a Google account of another address is taken away with every session",
    world: () =>
      worldOf({
        linked: [google("foreign", 1, "mallory@example.test"), google("own", 5)],
        sessions: [session("attacker", "google", 7), session("caller", "google", 6)],
      }),
    end: { sessions: [], linked: ["own"], hasPassword: false, labels: seen },
  },
  {
    name: "a session of a Google account that is linked no more does not stay as the caller's",
    world: () => worldOf({ sessions: [session("caller", "google", 6)] }),
    end: { sessions: [], linked: [], hasPassword: true, labels: seen },
  },
];

describe("the first call of a verified account", () => {
  test.each(situations)("$name", async ({ world: make, end }) => {
    const world = make();
    await endEarlierSignIns(signInsOf(world).signIns, called);
    expect(outcome(world)).toEqual(end);
  });

  test.each(situations)("wherever it is cut off, the next call ends it: $name", async (one) => {
    const whole = signInsOf(one.world());
    await endEarlierSignIns(whole.signIns, called);
    for (const isDone of [false, true]) {
      for (let failAt = 1; failAt <= whole.calls.length; failAt++) {
        const world = one.world();
        const cut = signInsOf(world, { failAt, isDone });
        await expect(endEarlierSignIns(cut.signIns, called)).rejects.toThrow("gone");
        await endEarlierSignIns(signInsOf(world).signIns, called);
        expect(outcome(world), `cut at ${failAt}`).toEqual(one.end);
      }
    }
  });

  test.each(situations)("two at once come to the same end: $name", async ({ world: make, end }) => {
    const world = make();
    await Promise.all([
      endEarlierSignIns(signInsOf(world).signIns, called),
      endEarlierSignIns(signInsOf(world).signIns, called),
    ]);
    expect(outcome(world)).toEqual(end);
  });

  test("is the only one: later sign-ins and a new password stay", async () => {
    const world = worldOf({ linked: [google("own", 5)] });
    await endEarlierSignIns(signInsOf(world).signIns, called);
    world.person = { ...world.person, hasPassword: true };
    world.sessions = [session("by password", "email", 50)];
    const { signIns, calls } = signInsOf(world);
    await endEarlierSignIns(signIns, called);
    expect(calls).toEqual(["person"]);
    expect(outcome(world)).toMatchObject({ sessions: ["by password"], hasPassword: true });
  });

  test("comes again once another address is verified", async () => {
    const world = worldOf({ sessions: [session("old", "email", 1)] });
    world.person = { ...world.person, labels: [ownerLabel("mallory@example.test")] };
    await endEarlierSignIns(signInsOf(world).signIns, called);
    expect(outcome(world)).toMatchObject({ sessions: [], labels: [ownerLabel(email)] });
  });

  test("of somebody who is not verified changes nothing", async () => {
    const world = worldOf({ sessions: [session("old", "email", 1)] });
    world.person = { ...world.person, emailVerified: false };
    const { signIns, calls } = signInsOf(world);
    await endEarlierSignIns(signIns, called);
    expect(calls).toEqual(["person"]);
  });
});
