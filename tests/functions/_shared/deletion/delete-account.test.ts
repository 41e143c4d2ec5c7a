import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allTables } from "#collections/index.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { tasks } from "#collections/tasks.ts";
import { webhookEvents } from "#collections/webhook-events.ts";
import { welcomeId } from "#domain/money/ledger.ts";
import { fold } from "#domain/text/fold.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { overpassQueries } from "#shared/adapters/overpass-day.ts";
import { dayOf, ownerOf, usageStore } from "#shared/adapters/usage-store.ts";
import { deleteAccount, finishDeletions } from "#shared/deletion/delete-account.ts";
import type { DeletionDeps } from "#shared/deletion/deletion-deps.ts";
import { pseudonymOf } from "#shared/deletion/erase-data.ts";
import { tablesOfPeople, tablesOfTasks } from "#shared/deletion/owned-data.ts";
import { crashingAfter } from "../../../steps/crashing-deletion.ts";
import { expectErased } from "../../../steps/erased-person.ts";
import { startAppwrite, type TestAppwrite } from "../../../steps/local-appwrite.ts";
import {
  deletionWorld,
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
  return personWithData(appwrite, `person${people}`);
}

const later = () => new Date(Date.now() + 10 * leaseMs);

const expectGone = (person: Person): Promise<void> => expectErased(appwrite, person);

describe("deleting an account", () => {
  test("removes the person with all data, and keeps the books under a pseudonym", async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    const before = await tracesOf(appwrite, bob);
    expect(await deleteAccount(ada, deletionWorld(appwrite))).toBe("deleted");
    await expectGone(ada);
    expect(await tracesOf(appwrite, bob)).toEqual(before);
  });

  test("a payment event in the inbox keeps its content but for the person", async () => {
    const ada = await somebody();
    await deleteAccount(ada, deletionWorld(appwrite));
    const event = await deletionWorld(appwrite).tables.get(webhookEvents, ada.own.event);
    expect(JSON.parse(event?.body ?? "")).toEqual({
      custom_data: { userId: pseudonymOf(ada.userId), orderId: "o" },
      email: "deleted@example.invalid",
    });
  });

  test("the welcome credit stays spent for that address", async () => {
    const ada = await somebody();
    const { ledger } = deletionWorld(appwrite);
    await deleteAccount(ada, deletionWorld(appwrite));
    expect(await ledger.entry(welcomeId(shortHash(fold(ada.email))))).not.toBeNull();
    const again = await ledger.openAccount(
      { userId: `${ada.userId}b`, email: ada.email },
      5_000_000,
    );
    expect(again.balanceMicros).toBe(0);
  });

  test("may be asked for twice, even at the same time", async () => {
    const ada = await somebody();
    const deps = deletionWorld(appwrite);
    await Promise.all([deleteAccount(ada, deps), deleteAccount(ada, deps)]);
    await finishDeletions(deletionWorld(appwrite, later));
    await expectGone(ada);
  });

  test("waits for a worker that may still be writing, and charges nothing meanwhile", async () => {
    const ada = await somebody();
    const deps = deletionWorld(appwrite);
    const leaseUntilMs = Date.now() + leaseMs;
    await deps.tasks.claim(ada.own.running, { epoch: 0, leaseUntilMs, tilesDone: 0 });
    expect(await deleteAccount(ada, deps)).toBe("deleting");
    expect(await deps.identities.find(ada.userId)).toBeNull();
    expect(await deps.ledger.accountOf(ada.userId)).toBeNull();
    const task = await deps.tables.get(tasks, ada.own.running);
    expect([task?.status, task?.cancel_requested, task?.charged_micros]).toEqual([
      "canceled",
      true,
      0,
    ]);
    expect(await finishDeletions(deletionWorld(appwrite, later))).toBe(1);
    await expectGone(ada);
  });

  test("a collection accepted in that very moment is canceled and given back, too", async () => {
    const ada = await somebody();
    const deps = deletionWorld(appwrite);
    let isHeld = false;
    const tables: DeletionDeps["tables"] = {
      ...deps.tables,
      async remove(table, id) {
        if (table.id === "accounts" && !isHeld) {
          isHeld = true;
          await deps.ledger.hold(ada.own.late, taskOf(ada.userId, "Late"));
        }
        return deps.tables.remove(table, id);
      },
    };
    expect(await deleteAccount(ada, { ...deps, tables })).toBe("deleted");
    const pseudonym = pseudonymOf(ada.userId);
    const entries = await deps.tables.list(ledgerEntries, { where: { user_id: pseudonym } });
    const own = entries.filter(({ task_id }) => task_id === ada.own.late);
    expect(own.reduce((sum, { amount_micros }) => sum + amount_micros, 0)).toBe(0);
    expect(own).toHaveLength(2);
    expect(await deps.tables.get(tasks, ada.own.late)).toBeNull();
  });

  test("killed between any two steps it is finished by the next sweep", async () => {
    let crashes = 0;
    for (let step = 1; ; step++) {
      const ada = await somebody();
      const crash = crashingAfter(appwrite, step);
      await deleteAccount(ada, crash.deps).catch(() => {});
      if (!crash.hasCrashed()) break;
      crashes += 1;
      await finishDeletions(deletionWorld(appwrite, later));
      // Before its first write there is no order yet: the person is told, and asks again.
      if (step > 1) await expectGone(ada);
    }
    expect(crashes).toBeGreaterThan(25);
  });
});

describe("what is deleted with a person", () => {
  test.each(["overpass", "model", "all", "opt-outs"])(
    "of an account with the id %s leaves the counters of everybody",
    async (userId) => {
      const { tables } = deletionWorld(appwrite);
      const usage = usageStore(tables);
      const period = dayOf(new Date());
      const ofAll = [
        overpassQueries(new Date()),
        { owner: ownerOf("all", "model"), kind: "model", period } as const,
        { owner: ownerOf("all", "opt-outs"), kind: "leave", period } as const,
      ];
      for (const use of ofAll) await usage.add(use, 7);
      const before = await Promise.all(ofAll.map(usage.read));
      const person = await personWithData(appwrite, userId);
      await deleteAccount(person, deletionWorld(appwrite));
      expect(await Promise.all(ofAll.map(usage.read))).toEqual(before);
    },
  );

  test("leaves a pseudonym that nobody can register and read the books under", async () => {
    const { userId } = await somebody();
    const created = await fetch(`${appwrite.endpoint}/account`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-appwrite-project": "areascout" },
      body: JSON.stringify({
        userId: pseudonymOf(userId),
        email: "heir@example.com",
        password: "a long enough secret",
      }),
    });
    expect(created.status).toBe(400);
    expect(await created.json()).toMatchObject({ type: "general_argument_invalid" });
  });

  test("every table belongs to nobody, to a preset, or to a person: none is forgotten", () => {
    const ofNobody = ["webhook_events", "overpass_slots", "quote_counts", "deletions", "accounts"];
    const kept = ["ledger_entries", "orders"];
    const erased = [...tablesOfTasks, ...tablesOfPeople.map(({ table }) => table), tasks];
    const known = [...ofNobody, ...kept, ...erased.map(({ id }) => id)];
    const shared = ["site_pages", "site_cache", "suppressions"];
    expect(
      allTables.map(({ id }) => id).filter((id) => ![...known, ...shared].includes(id)),
    ).toEqual([]);
  });
});
