import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { deletePreset, finishPresetDeletions } from "#shared/deletion/delete-preset.ts";
import { crashingAfter } from "../../../steps/crashing-deletion.ts";
import { startAppwrite, type TestAppwrite } from "../../../steps/local-appwrite.ts";
import {
  deletionWorld,
  finishTask,
  leaseMs,
  type Person,
  personWithData,
  taskOf,
  tracesOf,
} from "../../../steps/person-with-data.ts";

let appwrite: TestAppwrite;
let people = 0;

beforeAll(async () => {
  appwrite = await startAppwrite();
});
afterAll(async () => appwrite.close());

async function somebody(): Promise<Person> {
  people += 1;
  return personWithData(appwrite, `owner${people}`);
}

const later = () => new Date(Date.now() + 10 * leaseMs);

type Owner = Pick<Person, "userId" | "own">;
const doneOf = ({ userId, own }: Owner) => ({ userId, taskId: own.done });

/** Traces of the finished preset: rows and files by their ids; the books stay. */
async function tracesOfDone(owner: Owner): Promise<string[]> {
  const traces = await tracesOf(appwrite, { ...owner, email: `${owner.userId}@example.test` });
  const isOfPreset = (trace: string): boolean =>
    trace.includes(owner.own.done) || trace.startsWith("exports");
  return traces.filter((trace) => isOfPreset(trace) && !trace.startsWith("ledger_entries"));
}

describe("deleting a preset", () => {
  test("removes its rows, snapshots and downloads, and nothing else", async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    const before = await tracesOf(appwrite, bob);
    expect((await tracesOfDone(ada)).length).toBeGreaterThan(5);
    expect(await deletePreset(doneOf(ada), deletionWorld(appwrite))).toBe("deleted");
    expect(await tracesOfDone(ada)).toEqual([]);
    expect(await tracesOf(appwrite, bob)).toEqual(before);
    const { tasks, identities } = deletionWorld(appwrite);
    expect((await tasks.listOwn(ada.userId)).map(({ name }) => name)).toEqual(["Running"]);
    expect(await identities.find(ada.userId)).not.toBeNull();
  });

  test("leaves every entry of the books, and the balance as it was", async () => {
    const ada = await somebody();
    const { ledger, tables } = deletionWorld(appwrite);
    const own = { where: { user_id: ada.userId } };
    const [entries, account] = [
      await tables.list(ledgerEntries, own),
      await ledger.accountOf(ada.userId),
    ];
    await deletePreset(doneOf(ada), deletionWorld(appwrite));
    expect(await tables.list(ledgerEntries, own)).toEqual(entries);
    expect(await ledger.accountOf(ada.userId)).toEqual(account);
  });

  test("is refused while it runs, and for somebody else's", async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    const deps = deletionWorld(appwrite);
    const running = { userId: ada.userId, taskId: ada.own.running };
    await expect(deletePreset(running, deps)).rejects.toThrow("preset/still-running");
    const foreign = { userId: eve.userId, taskId: ada.own.done };
    await expect(deletePreset(foreign, deps)).rejects.toThrow("preset/not-found");
    expect(await deps.tasks.listOwn(ada.userId)).toHaveLength(2);
  });

  test("waits for a worker that may still be writing, hidden from its owner", async () => {
    const ada = await somebody();
    const deps = deletionWorld(appwrite);
    const leaseUntilMs = Date.now() + leaseMs;
    await deps.tasks.claim(ada.own.done, { epoch: 1, leaseUntilMs, tilesDone: 0 });
    expect(await deletePreset(doneOf(ada), deps)).toBe("deleting");
    await expect(deps.tasks.getOwn(ada.userId, ada.own.done)).rejects.toThrow("preset/not-found");
    expect((await deps.tasks.listOwn(ada.userId)).map(({ name }) => name)).toEqual(["Running"]);
    expect(await finishPresetDeletions(deletionWorld(appwrite, later))).toBe(1);
    expect(await tracesOfDone(ada)).toEqual([]);
  });

  test("frees its name at once", async () => {
    const ada = await somebody();
    const deps = deletionWorld(appwrite);
    await deps.tasks.requestDeletion(ada.own.done);
    expect(await deps.ledger.hold(ada.own.late, taskOf(ada.userId, "Done"))).toEqual({
      kind: "held",
    });
  });

  test("does not let its own request be taken for a new preset, nor give back a start of the hour", async () => {
    const ada = await somebody();
    const deps = deletionWorld(appwrite);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const started = await deps.tasks.startedSince(ada.userId, hourAgo);
    await deletePreset(doneOf(ada), deps);
    expect(await deps.ledger.hold(ada.own.done, taskOf(ada.userId, "Done"))).toEqual({
      kind: "deleted",
    });
    expect(await deps.tasks.startedSince(ada.userId, hourAgo)).toBe(started);
  });

  test("killed between any two steps it is finished by the next sweep", async () => {
    let crashes = 0;
    const { userId, own } = await somebody();
    await deletePreset(doneOf({ userId, own }), deletionWorld(appwrite));
    for (let step = 1; ; step++) {
      const ada = { userId, own: { ...own, done: shortHash(userId, "done", step) } };
      await finishTask(appwrite, ada);
      const crash = crashingAfter(appwrite, step);
      await deletePreset(doneOf(ada), crash.deps).catch(() => {});
      if (!crash.hasCrashed()) break;
      crashes += 1;
      await finishPresetDeletions(deletionWorld(appwrite, later));
      // Before the first write nothing was requested yet: its owner asks again.
      if (step <= 2) await deletePreset(doneOf(ada), deletionWorld(appwrite));
      expect(await tracesOfDone(ada)).toEqual([]);
    }
    expect(crashes).toBeGreaterThan(10);
  });
});
