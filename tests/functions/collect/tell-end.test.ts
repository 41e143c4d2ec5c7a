import { describe, expect, test } from "vitest";
import { type Recipient, type RunMails, runMailId } from "#shared/adapters/run-mails.ts";
import { type TellDeps, tellEnd } from "../../../functions/collect/tell-end.ts";
import { collectionWorld } from "../../steps/collection-world.ts";

const minuteMs = 60_000;
const bounds = { north: 0.005, south: 0, east: 0.005, west: 0 };
const reachable: Recipient = { isReachable: true, wantsMails: true };

const refuse = () => Promise.reject(new Error("the map was asked"));
/** The run has ended: nothing is collected any more. */
const unasked = { count: refuse, countInside: refuse, collect: refuse };

type Mail = Parameters<RunMails["send"]>[0];

/** A finished run of this length, and the person it belongs to. */
async function endedRun({
  lastsMs = minuteMs + 1,
  person = reachable,
  changes = {},
  given = {},
  answers = [],
}: {
  lastsMs?: number;
  person?: Recipient | null;
  changes?: object;
  given?: Partial<TellDeps>;
  /** The refusals of the first tries. */
  answers?: Error[];
} = {}) {
  const world = collectionWorld(unasked);
  await world.queue("task1", bounds);
  world.pass(lastsMs);
  await world.deps.tasks.update("task1", {
    name: "Old town",
    status: "success",
    found: 1_234,
    finished_at: world.deps.now().toISOString(),
    ...changes,
  });
  const sent: Mail[] = [];
  const deps: TellDeps = {
    tasks: world.deps.tasks,
    mails: {
      recipient: async () => person,
      send: async (mail) => {
        const refusal = answers.shift();
        if (refusal) throw refusal;
        if (sent.some(({ taskId }) => taskId === mail.taskId)) return "sent-before";
        sent.push(mail);
        return "sent";
      },
    },
    origin: "https://areascout.example",
    isOn: true,
    afterMs: minuteMs,
    sleep: world.deps.sleep,
    warn: world.deps.warn,
    ...given,
  };
  return { ...world, sent, tell: () => tellEnd("task1", deps) };
}

describe("the mail about the end of a run", () => {
  test("names the preset, how many businesses it has and where they are", async () => {
    const { tell, sent } = await endedRun();
    expect(await tell()).toBe("sent");
    const [mail] = sent;
    expect(mail?.subject).toBe("Areascout: Old town is ready");
    expect(mail?.content).toContain("Your preset Old town is ready: 1,234 businesses.");
    expect(mail?.content).toContain("https://areascout.example/preset/task1\n");
    expect(mail?.content).toContain("https://areascout.example/profile?tab=profile");
  });

  test("is sent for more than a minute, and not for a minute", async () => {
    expect(await (await endedRun({ lastsMs: minuteMs })).tell()).toBe("none");
    expect(await (await endedRun({ lastsMs: minuteMs + 1 })).tell()).toBe("sent");
  });

  test("is sent once, however many workers tell it, under an id the platform takes", async () => {
    const { tell, sent } = await endedRun();
    expect([await tell(), await tell()]).toEqual(["sent", "sent-before"]);
    expect(sent).toHaveLength(1);
    expect(runMailId("task1")).toMatch(/^[0-9a-f]{24,36}$/);
    expect(runMailId("task2")).not.toBe(runMailId("task1"));
  });

  test("says of a run that failed that nothing was charged", async () => {
    const { tell, sent } = await endedRun({ changes: { status: "failed", found: 0 } });
    expect(await tell()).toBe("sent");
    expect(sent[0]?.subject).toBe("Areascout: Old town failed");
    expect(sent[0]?.content).toContain("You were not charged.");
  });

  test.each([
    ["switched it off", { person: { ...reachable, wantsMails: false } }],
    ["has no verified address", { person: { ...reachable, isReachable: false } }],
    ["is gone", { person: null }],
    ["canceled the preset", { changes: { status: "canceled" } }],
    ["deleted the preset", { changes: { deletion: "requested" } }],
  ])("is not sent to who %s", async (_who, options) => {
    const { tell, sent } = await endedRun(options);
    expect(await tell()).toBe("none");
    expect(sent).toEqual([]);
  });

  test.each([
    ["no provider is named", { isOn: false }],
    ["the site's address is unknown", { origin: undefined }],
  ])("is not sent where %s, and nobody's account is read", async (_where, given) => {
    const mails: TellDeps["mails"] = {
      recipient: () => Promise.reject(new Error("asked for a person")),
      send: () => Promise.reject(new Error("sent")),
    };
    const { tell, warnings } = await endedRun({ given: { ...given, mails } });
    expect(await tell()).toBe("none");
    expect(warnings).toEqual([]);
  });

  test("is tried again after a failure, which is logged", async () => {
    const { tell, sent, warnings } = await endedRun({ answers: [new Error("503")] });
    expect(await tell()).toBe("sent");
    expect(sent).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });

  test("that can't be sent changes nothing of the run", async () => {
    const { tell, sent, warnings, task } = await endedRun({
      answers: [new Error("401"), new Error("401")],
    });
    expect(await tell()).toBe("failed");
    expect(sent).toEqual([]);
    expect(warnings).toHaveLength(2);
    expect(await task("task1")).toMatchObject({ status: "success", found: 1_234 });
  });

  test("has a subject of one line, whatever the preset's name is", async () => {
    const { tell, sent } = await endedRun({ changes: { name: "Old\r\nBcc: everybody" } });
    await tell();
    expect(sent[0]?.subject).toBe("Areascout: Old Bcc: everybody is ready");
  });
});
