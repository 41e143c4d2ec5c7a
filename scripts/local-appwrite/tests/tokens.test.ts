import { Storage as WebStorage } from "appwrite";
import { Storage, Tokens } from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import { describe, expect, test, vi } from "vitest";
import {
  bucket,
  guestClient,
  keyClient,
  signUp,
  startServer,
  type TestServer,
} from "./fixtures/start-server.ts";

const FILE = { bucketId: "private", fileId: "a" };

async function withFile(): Promise<TestServer> {
  const server = await startServer({ buckets: [bucket({ $id: "private", fileSecurity: true })] });
  const storage = new Storage(keyClient(server));
  for (const fileId of ["a", "b"]) {
    const file = InputFile.fromPlainText(`content of ${fileId}`, `${fileId}.txt`);
    await storage.createFile({ bucketId: "private", fileId, file });
  }
  return server;
}

function download(server: TestServer, token: string, fileId = "a"): Promise<Response> {
  return fetch(
    new WebStorage(guestClient(server)).getFileDownload({ bucketId: "private", fileId, token }),
  );
}

describe("file tokens", () => {
  test("a token opens its file to a guest, for download and view, and says when it was used", async () => {
    await using server = await withFile();
    const tokens = new Tokens(keyClient(server));
    const token = await tokens.createFileToken(FILE);
    expect(await (await download(server, token.secret)).text()).toBe("content of a");
    const view = new WebStorage(guestClient(server)).getFileView({ ...FILE, token: token.secret });
    expect(await (await fetch(view)).text()).toBe("content of a");
    expect((await tokens.get({ tokenId: token.$id })).accessedAt).not.toBe("");
  });

  test("a token opens no other file, and not what is known about its own", async () => {
    await using server = await withFile();
    const { secret } = await new Tokens(keyClient(server)).createFileToken(FILE);
    expect((await download(server, secret, "b")).status).toBe(401);
    const metadata = `${server.endpoint}/storage/buckets/private/files/a?project=golden&token=${secret}`;
    expect((await fetch(metadata)).status).toBe(404);
  });

  test("a token is over at its expiry, and good again when the expiry is moved on", async () => {
    await using server = await withFile();
    const tokens = new Tokens(keyClient(server));
    const token = await tokens.createFileToken(FILE);
    const expire = new Date(Date.now() + 300).toISOString();
    await tokens.update({ tokenId: token.$id, expire });
    expect((await download(server, token.secret)).status).toBe(200);
    await vi.waitUntil(async () => (await download(server, token.secret)).status === 404, {
      timeout: 10_000,
    });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(expire));
    await tokens.update({
      tokenId: token.$id,
      expire: new Date(Date.now() + 60_000).toISOString(),
    });
    expect((await download(server, token.secret)).status).toBe(200);
  });

  test("a deleted token and a token of a deleted file open nothing", async () => {
    await using server = await withFile();
    const [tokens, storage] = [new Tokens(keyClient(server)), new Storage(keyClient(server))];
    const [first, second] = [
      await tokens.createFileToken(FILE),
      await tokens.createFileToken(FILE),
    ];
    expect((await tokens.list(FILE)).total).toBe(2);
    await tokens.delete({ tokenId: first.$id });
    expect((await download(server, first.secret)).status).toBe(404);
    expect((await download(server, second.secret)).status).toBe(200);
    await storage.deleteFile(FILE);
    await storage.createFile({ ...FILE, file: InputFile.fromPlainText("another", "a.txt") });
    expect((await download(server, second.secret)).status).toBe(404);
    await expect(tokens.get({ tokenId: second.$id })).rejects.toMatchObject({
      type: "token_not_found",
    });
  });

  test("a forged token opens nothing", async () => {
    await using server = await withFile();
    const { secret } = await new Tokens(keyClient(server)).createFileToken(FILE);
    const [head, claims] = secret.split(".");
    const unsigned = Buffer.from('{"typ":"JWT","alg":"none"}').toString("base64url");
    for (const forged of ["garbage", `${head}.${claims}.AAAA`, `${unsigned}.${claims}.`]) {
      expect((await download(server, forged)).status).toBe(404);
    }
  });

  test("only an API key makes tokens, and only for files that exist and moments to come", async () => {
    await using server = await withFile();
    const person = await signUp(server);
    await expect(new Tokens(person.node).createFileToken(FILE)).rejects.toMatchObject({
      code: 401,
    });
    const tokens = new Tokens(keyClient(server));
    await expect(tokens.createFileToken({ ...FILE, fileId: "c" })).rejects.toMatchObject({
      type: "storage_file_not_found",
    });
    const past = tokens.createFileToken({ ...FILE, expire: "2020-01-01T00:00:00.000+00:00" });
    await expect(past).rejects.toMatchObject({ type: "general_argument_invalid" });
  });
});
