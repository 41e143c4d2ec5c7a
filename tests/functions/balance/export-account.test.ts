import { beforeAll, describe, expect, test } from "vitest";
import { exports } from "#collections/exports.bucket.ts";
import { tasks } from "#collections/tasks.ts";
import type { AccountExport, ExportedPreset } from "#domain/contract.ts";
import { accountLimits } from "#domain/limits/account.ts";
import { openExport } from "#shared/adapters/export-link.ts";
import { filePrefixOf } from "#shared/adapters/owned-file.ts";
import { exportAccount } from "../../../functions/balance/export-account.ts";
import { manyPresetsAccount } from "../../steps/many-presets-account.ts";

const hourMs = 3_600_000;
const idsOf = (listings: readonly { id: string }[] | null): string[] =>
  (listings ?? []).map(({ id }) => id);
const linkedIn = ({ presets }: AccountExport): ExportedPreset[] =>
  presets.filter(({ download }) => download);
const expired = { code: "file/link-expired" };

/** `count` presets of as many businesses each, with descriptions of so many characters. */
async function accountWith(count: number, businesses: number, chars = 0) {
  const account = manyPresetsAccount();
  const own = new Map<string, string[]>();
  for (let at = 0; at < count; at++) {
    own.set(`t${at}`, idsOf(await account.finish(`t${at}`, businesses, chars)));
  }
  account.calls.save = 0;
  const filesInExports = () =>
    [...account.stored.keys()].filter((key) => key.startsWith(exports.id));
  return { ...account, own, filesInExports, data: () => exportAccount("ada", account.deps) };
}

/** Three small presets that claim to be far too large. */
async function linkedAccount() {
  const account = await accountWith(3, 5);
  const { tables } = account.deps;
  for (const taskId of account.own.keys()) {
    await tables.update(tasks, taskId, { found: accountLimits.fileMaxBytes });
  }
  const urlOf = async (taskId: string): Promise<string> => {
    const { presets } = await account.data();
    return presets.find(({ preset }) => preset.taskId === taskId)?.download?.url ?? "";
  };
  return { ...account, urlOf };
}

describe("the person's own data with far more presets than one file holds", () => {
  test("is made without packing a single one, and every business is in it or behind a link once", async () => {
    const { own, data, open, calls } = await accountWith(300, 20, 10_000);
    const made = await data();
    expect(made.presets).toHaveLength(300);
    const inside = made.presets.filter(({ listings }) => listings);
    expect(inside.length).toBeGreaterThan(10);
    expect(linkedIn(made).length).toBe(300 - inside.length);
    // One file makes all links possible, however many there are.
    expect(calls).toMatchObject({ save: 1, createToken: 1 });
    // After a preset that was read for nothing only ones of half its size are tried.
    expect(calls.read).toBeLessThanOrEqual(inside.length + Math.log2(20));
    for (const { preset, listings, download, note } of made.presets) {
      expect(listings === null).toBe(download !== null);
      expect(note !== null).toBe(download !== null);
      const found = listings ?? (await open(download?.url ?? ""));
      expect(idsOf(found)).toEqual(own.get(preset.taskId));
    }
  });

  test("says in place of the businesses where they are and for how long", async () => {
    const { data, deps } = await linkedAccount();
    const [preset] = (await data()).presets;
    expect(preset?.note).toMatch(/Not all your presets fit.* its link: it works for 24 hours/);
    const endsAt = deps.now().getTime() + accountLimits.fileLinkHours * hourMs;
    expect(preset?.download?.expiresAt).toBe(new Date(endsAt).toISOString());
  });

  test("is made in time on a slow machine: what it can't read by then is behind links", async () => {
    const { own, data, open, pass, deps, calls } = await accountWith(12, 5);
    const { readSnapshot } = deps.listings;
    deps.listings.readSnapshot = (task) => {
      pass(accountLimits.fileBudgetMs * 0.4);
      return readSnapshot(task);
    };
    const made = await data();
    expect(calls).toEqual({ read: 3, save: 1, createToken: 1 });
    expect(linkedIn(made)).toHaveLength(9);
    for (const { preset, listings, download } of made.presets) {
      const found = listings ?? (await open(download?.url ?? ""));
      expect(idsOf(found)).toEqual(own.get(preset.taskId));
    }
  });

  test("leaves no file behind where all of it fits", async () => {
    const { data, filesInExports } = await accountWith(3, 5);
    expect(linkedIn(await data())).toEqual([]);
    expect(filesInExports()).toEqual([]);
  });
});

describe("a link to a preset", () => {
  let account: Awaited<ReturnType<typeof linkedAccount>>;
  let url = "";
  beforeAll(async () => {
    account = await linkedAccount();
    url = await account.urlOf("t1");
  });

  test("makes the same file however often it is opened, and a file of the person's", async () => {
    const before = account.filesInExports().length;
    const lines = await account.open(url);
    expect(await account.open(url)).toEqual(lines);
    expect(account.filesInExports()).toHaveLength(before + 1);
    const prefix = `${exports.id}/${filePrefixOf("ada")}`;
    expect(account.filesInExports().every((key) => key.startsWith(prefix))).toBe(true);
  });

  test("leads to nothing but its own preset, and not to what signs the links", async () => {
    const [, keyId = "", token = ""] = /files\/(\w+\.\w+)\..*token=(.*)$/.exec(url) ?? [];
    const changed = [
      url.replace(".t1?", ".t2?"),
      url.replace("?token=", "?token=9"),
      url.replace(/\?.*/, ""),
      url.replace(/files\/[^?]*/, `files/${keyId}`),
      url.replace(/files\/[^?]*/, `files/${keyId}.${"0".repeat(24)}.t1`),
    ];
    for (const made of changed) {
      expect(made).not.toBe(url);
      await expect(account.open(made), made).rejects.toMatchObject(expired);
    }
    const asFile = openExport({ fileId: keyId, tokenId: token }, account.deps);
    await expect(asFile).rejects.toMatchObject(expired);
  });

  test("never shows a business that asked to be left out, not even after it has been opened", async () => {
    const { suppressions, deps, open, own } = account;
    expect(await open(url)).toHaveLength(5);
    const [gone] = (await open(url)).filter(({ phone }) => phone);
    const subject = { kind: "phone", value: gone?.phone ?? "" } as const;
    const { $id } = await suppressions.ask(subject, { note: null, contact: null }, "c");
    await suppressions.decide($id, {
      state: "withheld",
      proof: "operator",
      at: deps.now().toISOString(),
    });
    const left = (own.get("t1") ?? []).filter((id) => id !== gone?.id);
    expect(left).toHaveLength(4);
    expect(idsOf(await open(url))).toEqual(left);
    await suppressions.remove($id);
    expect(idsOf(await open(url))).toEqual(own.get("t1"));
  });

  test("ends after its hours", async () => {
    const { pass, open, urlOf } = await linkedAccount();
    const ending = await urlOf("t1");
    pass(accountLimits.fileLinkHours * hourMs - 1);
    expect(await open(ending)).toHaveLength(5);
    pass(1);
    await expect(open(ending)).rejects.toMatchObject(expired);
  });

  test("ends with its preset, and with the account before anything of it is removed", async () => {
    const { deps, open, urlOf } = await linkedAccount();
    const [first, second] = [await urlOf("t0"), await urlOf("t1")];
    await deps.tasks.requestDeletion("t0");
    await expect(open(first)).rejects.toMatchObject(expired);
    expect(await open(second)).toHaveLength(5);
    await deps.identities.remove("ada");
    await expect(open(second)).rejects.toMatchObject(expired);
  });
});
