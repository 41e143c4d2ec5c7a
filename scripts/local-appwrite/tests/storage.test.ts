import { createHash, randomBytes } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Storage as WebStorage } from "appwrite";
import { ID, Permission, Query, Role, Storage } from "node-appwrite";
import { InputFile } from "node-appwrite/file";
import { describe, expect, test } from "vitest";
import {
  API_KEY,
  bucket,
  guestClient,
  keyClient,
  PROJECT,
  signUp,
  startServer,
} from "./fixtures/start-server.ts";

const CHUNK_BYTES = 5 * 1024 * 1024;
const PRIVATE = bucket({ $id: "private", $permissions: ['create("users")'], fileSecurity: true });
const OPEN = bucket({ $id: "open", $permissions: ['read("any")'] });

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function sendChunk(
  endpoint: string,
  content: Buffer,
  number: number,
  key = API_KEY,
): Promise<Response> {
  const start = (number - 1) * CHUNK_BYTES;
  const end = Math.min(start + CHUNK_BYTES, content.length);
  const form = new FormData();
  form.set("fileId", "big");
  form.set("file", new Blob([content.subarray(start, end)]), "big.bin");
  return fetch(`${endpoint}/storage/buckets/private/files`, {
    method: "POST",
    headers: {
      "x-appwrite-project": PROJECT,
      "x-appwrite-key": key,
      "x-appwrite-id": "big",
      "content-range": `bytes ${start}-${end - 1}/${content.length}`,
    },
    body: form,
  });
}

describe("files", () => {
  test("12 MiB uploaded in chunks by the server SDK come back byte for byte", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const storage = new Storage(keyClient(server));
    const content = randomBytes(12 * 1024 * 1024);
    const file = await storage.createFile({
      bucketId: "private",
      fileId: ID.unique(),
      file: InputFile.fromBuffer(content, "big.bin"),
    });
    expect([file.chunksTotal, file.chunksUploaded, file.sizeOriginal]).toEqual([
      3,
      3,
      content.length,
    ]);
    const download = await storage.getFileDownload({ bucketId: "private", fileId: file.$id });
    expect(sha256(Buffer.from(download))).toBe(sha256(content));
  });

  test("12 MiB uploaded in chunks by a person with the web SDK come back byte for byte, for that person only", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const [owner, other] = [await signUp(server), await signUp(server)];
    const content = randomBytes(12 * 1024 * 1024);
    const file = await new WebStorage(owner.web).createFile({
      bucketId: "private",
      fileId: ID.unique(),
      file: new File([content], "big.bin"),
    });
    const read = { bucketId: "private", fileId: file.$id };
    const download = await new Storage(owner.node).getFileDownload(read);
    expect(sha256(Buffer.from(download))).toBe(sha256(content));
    await expect(new Storage(other.node).getFileDownload(read)).rejects.toMatchObject({
      type: "storage_file_not_found",
    });
    await expect(new WebStorage(other.web).getFile(read)).rejects.toMatchObject({ code: 404 });
    await expect(new WebStorage(guestClient(server)).getFile(read)).rejects.toMatchObject({
      code: 404,
    });
    await expect(new WebStorage(other.web).deleteFile(read)).rejects.toMatchObject({
      type: "user_unauthorized",
    });
    expect((await new WebStorage(other.web).listFiles({ bucketId: "private" })).total).toBe(0);
  });

  test("chunks that arrive together and in any order make one whole file", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const content = randomBytes(5 * CHUNK_BYTES + 7);
    const numbers = [4, 2, 6, 1, 5, 3];
    const replies = await Promise.all(
      numbers.map((number) => sendChunk(server.endpoint, content, number)),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const storage = new Storage(keyClient(server));
    const file = await storage.getFile({ bucketId: "private", fileId: "big" });
    expect(file.signature).toBe(createHash("md5").update(content).digest("hex"));
    const download = await storage.getFileDownload({ bucketId: "private", fileId: "big" });
    expect(sha256(Buffer.from(download))).toBe(sha256(content));
    expect(await readdir(join(server.dataDir, "storage/incoming"))).toEqual([]);
    expect(await readdir(join(server.dataDir, "storage/parts"))).toEqual([]);
  });

  test("a file whose last chunk never came is not downloadable, before and after a restart, until it comes", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const content = randomBytes(2 * CHUNK_BYTES);
    await sendChunk(server.endpoint, content, 2);
    const read = { bucketId: "private", fileId: "big" };
    await expect(new Storage(keyClient(server)).getFileDownload(read)).rejects.toMatchObject({
      code: 404,
    });
    await server.stop();
    await writeFile(join(server.dataDir, "storage/incoming/left-over"), "half a chunk");
    await using again = await startServer({ buckets: [PRIVATE] }, server.dataDir);
    const storage = new Storage(keyClient(again));
    expect(await readdir(join(again.dataDir, "storage/incoming"))).toEqual([]);
    expect((await storage.getFile(read)).chunksUploaded).toBe(1);
    await expect(storage.getFileDownload(read)).rejects.toMatchObject({ code: 404 });
    await sendChunk(again.endpoint, content, 1);
    expect(sha256(Buffer.from(await storage.getFileDownload(read)))).toBe(sha256(content));
  });

  test("a person cannot add a chunk to a file they may not read", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    await sendChunk(server.endpoint, randomBytes(2 * CHUNK_BYTES), 1);
    const { secret } = await signUp(server);
    const form = new FormData();
    form.set("fileId", "big");
    form.set("file", new Blob(["x"]), "big.bin");
    const reply = await fetch(`${server.endpoint}/storage/buckets/private/files`, {
      method: "POST",
      headers: {
        "x-appwrite-project": PROJECT,
        "x-appwrite-session": secret,
        "x-appwrite-id": "big",
        "content-range": `bytes ${CHUNK_BYTES}-${2 * CHUNK_BYTES - 1}/${2 * CHUNK_BYTES}`,
      },
      body: form,
    });
    expect(reply.status).toBe(409);
  });

  test("files outlive a restart, and an unchanged bucket is not touched by it", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const file = InputFile.fromPlainText("kept", "kept.txt");
    await new Storage(keyClient(server)).createFile({ bucketId: "private", fileId: "kept", file });
    const before = await new Storage(keyClient(server)).getBucket({ bucketId: "private" });
    await server.stop();
    await using again = await startServer({ buckets: [PRIVATE] }, server.dataDir);
    const storage = new Storage(keyClient(again));
    expect(await storage.getBucket({ bucketId: "private" })).toEqual(before);
    const download = await storage.getFileDownload({ bucketId: "private", fileId: "kept" });
    expect(Buffer.from(download).toString()).toBe("kept");
  });

  test("a bucket open to all is readable by guests, and closed to their writing", async () => {
    await using server = await startServer({ buckets: [OPEN] });
    const file = InputFile.fromPlainText("hello", "a.txt");
    await new Storage(keyClient(server)).createFile({ bucketId: "open", fileId: "a", file });
    const guest = new WebStorage(guestClient(server));
    expect(
      await (await fetch(guest.getFileDownload({ bucketId: "open", fileId: "a" }))).text(),
    ).toBe("hello");
    const write = guest.createFile({
      bucketId: "open",
      fileId: "b",
      file: new File(["x"], "b.txt"),
    });
    await expect(write).rejects.toMatchObject({ type: "user_unauthorized" });
    await expect(guest.deleteFile({ bucketId: "open", fileId: "a" })).rejects.toMatchObject({
      code: 401,
    });
  });

  test("a shared file is readable by whom it was shared with, and by no one after it is deleted", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const [owner, friend] = [await signUp(server), await signUp(server)];
    const storage = new Storage(keyClient(server));
    const file = InputFile.fromPlainText("hello", "a.txt");
    await storage.createFile({
      bucketId: "private",
      fileId: "a",
      file,
      permissions: [Permission.read(Role.user(owner.id))],
    });
    const read = { bucketId: "private", fileId: "a" };
    await storage.updateFile({ ...read, permissions: [Permission.read(Role.user(friend.id))] });
    expect((await new WebStorage(friend.web).getFile(read)).name).toBe("a.txt");
    await expect(new WebStorage(owner.web).getFile(read)).rejects.toMatchObject({ code: 404 });
    await storage.deleteFile(read);
    await expect(new WebStorage(friend.web).getFile(read)).rejects.toMatchObject({ code: 404 });
    expect(await readdir(join(server.dataDir, "storage/complete"))).toEqual([]);
  });

  test("files can be paged by cursor, sorted, and found by name", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const storage = new Storage(keyClient(server));
    for (const name of ["c", "a", "b", "a2"]) {
      const file = InputFile.fromPlainText(name, `${name}.txt`);
      await storage.createFile({ bucketId: "private", fileId: name, file });
    }
    const list = async (...queries: string[]): Promise<string[]> =>
      (await storage.listFiles({ bucketId: "private", queries })).files.map((file) => file.$id);
    expect(await list()).toEqual(["c", "a", "b", "a2"]);
    expect(await list(Query.orderAsc("name"), Query.limit(2))).toEqual(["a", "a2"]);
    expect(await list(Query.orderAsc("name"), Query.cursorAfter("a2"))).toEqual(["b", "c"]);
    expect(await list(Query.orderAsc("name"), Query.cursorBefore("b"), Query.limit(1))).toEqual([
      "a2",
    ]);
    expect(await list(Query.orderDesc("name"), Query.cursorAfter("b"))).toEqual(["a2", "a"]);
    expect(await list(Query.equal("name", ["a.txt", "b.txt"]), Query.offset(1))).toEqual(["b"]);
    expect(await list(Query.startsWith("name", "a"))).toEqual(["a", "a2"]);
    await expect(list(Query.equal("colour", "red"))).rejects.toMatchObject({
      type: "general_query_invalid",
    });
    await expect(list(Query.cursorAfter("nosuch"))).rejects.toMatchObject({
      type: "general_cursor_not_found",
    });
  });

  test("what a file is is told by its bytes, and nothing that runs is shown inline", async () => {
    await using server = await startServer({ buckets: [OPEN] });
    const storage = new Storage(keyClient(server));
    const page = InputFile.fromPlainText(
      "<!DOCTYPE html><script>alert(1)</script>",
      "harmless.png",
    );
    const file = await storage.createFile({ bucketId: "open", fileId: "page", file: page });
    expect(file.mimeType).toBe("text/html");
    const view = await fetch(
      `${server.endpoint}/storage/buckets/open/files/page/view?project=${PROJECT}`,
    );
    expect(view.headers.get("content-type")).toBe("text/plain");
    expect(view.headers.get("content-security-policy")).toBe("script-src none;");
  });

  test("an upload is not kept when it is refused", async () => {
    await using server = await startServer({
      buckets: [bucket({ $id: "small", maximumFileSize: 10 })],
    });
    const upload = new Storage(keyClient(server)).createFile({
      bucketId: "small",
      fileId: "a",
      file: InputFile.fromPlainText("more than ten", "a.txt"),
    });
    await expect(upload).rejects.toMatchObject({ type: "storage_invalid_file_size" });
    expect(await readdir(join(server.dataDir, "storage/incoming"))).toEqual([]);
    expect(await readdir(join(server.dataDir, "storage/complete"))).toEqual([]);
  });

  test("a multipart body that breaks off is refused, and the server goes on", async () => {
    await using server = await startServer({ buckets: [PRIVATE] });
    const reply = await fetch(`${server.endpoint}/storage/buckets/private/files`, {
      method: "POST",
      headers: {
        "x-appwrite-project": PROJECT,
        "x-appwrite-key": API_KEY,
        "content-type": "multipart/form-data; boundary=b",
      },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
    });
    expect(reply.status).toBe(400);
    expect(await readdir(join(server.dataDir, "storage/incoming"))).toEqual([]);
    expect((await new Storage(keyClient(server)).listFiles({ bucketId: "private" })).total).toBe(0);
  });
});
