import { randomBytes } from "node:crypto";
import { Client as ServerClient, Tokens } from "node-appwrite";
import { beforeAll, describe, expect, test } from "vitest";
import { exports } from "#collections/exports.bucket.ts";
import { endpoints } from "#domain/contract.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { appwriteFiles } from "#shared/adapters/appwrite/files.ts";
import { saveExport } from "#shared/adapters/export-link.ts";
import { quoteStore } from "#shared/adapters/quote-store.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { sweep } from "../../functions/sweep/sweep.ts";
import { localApiKey } from "../../scripts/local-appwrite/index.ts";
import { startAppwrite } from "../steps/local-appwrite.ts";
import { paymentWorld } from "../steps/payment-world.ts";
import { sharedStack } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const file = { name: "mine.csv", parts: ["id"], owner: { userId: "ada", taskId: "t" } };
const newId = (): string => randomBytes(12).toString("hex");

describe("a link to a file", () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await sharedStack();
  });

  test.each([
    ["/api/tasks", endpoints.openListingsFile],
    ["/api/queryDatabase", endpoints.openAnswerFile],
    ["/api/account/export", endpoints.openAccountFile],
  ])("of %s opens it for its time, and then answers with a sentence", async (base, opensBy) => {
    const apiKey = localApiKey(stack.dataDir);
    const address = { endpoint: `${stack.origin}/v1`, projectId: "areascout" };
    const files = appwriteFiles(address, apiKey);
    const now = new Date();
    const { downloadUrl, expiresAt } = await saveExport(
      { ...file, origin: stack.origin, opensBy },
      { files, newId, now: () => now },
    );
    expect(downloadUrl).toContain(`${stack.origin}${base}/files/`);
    expect(Date.parse(expiresAt) - now.getTime()).toBe(
      questionLimits.downloadLinkMinutes * minuteMs,
    );
    const opened = await fetch(downloadUrl);
    expect([opened.status, await opened.text()]).toEqual([200, "id"]);
    // What it led to is good no longer than the link itself.
    const behind = opened.url;
    expect(behind).toContain("/v1/storage/");

    const tokens = new Tokens(
      new ServerClient().setEndpoint(address.endpoint).setProject(address.projectId).setKey(apiKey),
    );
    const tokenId = new URL(downloadUrl).searchParams.get("token") ?? "";
    // The hands of the clock can't be moved; the end of the link can.
    const expire = new Date(Date.now() + 200).toISOString();
    await tokens.update({ tokenId, expire });
    const late = await until(async () => {
      const answer = await fetch(downloadUrl);
      // The link may expire between its redirect and the file behind it: then the storage answers.
      return answer.status !== 200 && !answer.url.includes("/v1/storage/") && answer;
    });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(expire));
    expect([late.status, await late.text()]).toEqual([
      401,
      "This download link has expired. Please ask again to get a new one.",
    ]);
    expect((await fetch(behind)).status).toBeGreaterThanOrEqual(401);
  });
});

test("a file whose link is over is deleted by the sweep a week after it was made, and not before", async () => {
  const appwrite = await startAppwrite();
  try {
    const files = appwriteFiles({ ...appwrite, projectId: "areascout" }, appwrite.apiKey);
    const link = { ...file, origin: "http://127.0.0.1", opensBy: endpoints.openAnswerFile };
    const { downloadUrl } = await saveExport(link, { files, newId, now: () => new Date() });
    const fileId = new URL(downloadUrl).pathname.split("/").at(-1) ?? "";
    const sweepAfter = (days: number) => {
      const world = paymentWorld({ start: new Date(Date.now() + days * dayMs).toISOString() });
      const { tables } = world;
      return sweep({
        ...world.deps,
        ...{ files, tables, tasks: taskStore(tables), quotes: quoteStore(tables) },
        ...{ usage: usageStore(tables), leaseMs: 90_000, reconcileEveryMs: dayMs },
        startCollect: async () => {},
        warn: (...parts) => expect(parts).toEqual([]),
      });
    };
    expect((await sweepAfter(questionLimits.exportKeptDays - 0.01)).deleted).toBe(0);
    expect(await files.read(exports, fileId)).not.toBeNull();
    expect((await sweepAfter(questionLimits.exportKeptDays + 0.01)).deleted).toBe(1);
    expect(await files.read(exports, fileId)).toBeNull();
  } finally {
    await appwrite.close();
  }
});
