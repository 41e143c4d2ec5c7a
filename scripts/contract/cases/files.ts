import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { InputFile } from "node-appwrite/file";
import { type Case, is } from "../case.ts";
import { guestClient, newPerson, server, type World, web } from "../clients.ts";
import { refused } from "../expectations.ts";

const MIB = 1024 * 1024;
const bucketOf = (world: World): string => world.id("bucket");
const big = randomBytes(12 * MIB);

async function download(
  world: World,
  fileId: string,
  headers: Record<string, string> = {},
  query = "",
): Promise<Response> {
  const path = `${world.endpoint}/storage/buckets/${bucketOf(world)}/files/${fileId}/download?project=${world.projectId}${query}`;
  return fetch(path, { headers });
}

const asKey = (world: World) => ({
  "x-appwrite-project": world.projectId,
  "x-appwrite-key": world.apiKey,
});

/** Buckets, files in one piece and in many, and tokens that open one file. */
export const fileCases: Case[] = [
  is("a bucket is made and changed", async (world) => {
    const { storage } = world.key;
    const bucketId = bucketOf(world);
    const settings = {
      bucketId,
      name: "Files",
      fileSecurity: true,
      allowedFileExtensions: ["csv", "bin", "gz"],
      maximumFileSize: 20 * MIB,
    };
    await storage.createBucket({
      ...settings,
      permissions: [server.Permission.create(server.Role.users())],
    });
    world.afterwards(() => storage.deleteBucket({ bucketId }));
    await refused(storage.createBucket(settings), 409, "storage_bucket_already_exists");
    const changed = await storage.updateBucket({
      ...settings,
      name: "Files 2",
      permissions: [server.Permission.create(server.Role.users())],
    });
    assert.equal(changed.name, "Files 2");
    assert.ok(
      (await storage.listBuckets({ queries: [server.Query.equal("$id", bucketId)] })).total === 1,
    );
    await refused(storage.getBucket({ bucketId: "none" }), 404, "storage_bucket_not_found");
  }),
  is("a file comes back as it was sent", async (world) => {
    const { storage } = world.key;
    const bucketId = bucketOf(world);
    const file = InputFile.fromBuffer(Buffer.from("a,b\r\n1,2\r\n"), "small.csv");
    const made = await storage.createFile({ bucketId, fileId: "small", file });
    assert.equal(made.sizeOriginal, 10);
    assert.equal(await (await download(world, "small", asKey(world))).text(), "a,b\r\n1,2\r\n");
    await refused(
      storage.createFile({ bucketId, fileId: "small", file }),
      409,
      "storage_file_already_exists",
    );
    await refused(
      storage.createFile({
        bucketId,
        fileId: "exe",
        file: InputFile.fromBuffer(Buffer.from("x"), "x.exe"),
      }),
      400,
      "storage_file_type_unsupported",
    );
    const renamed = await storage.updateFile({ bucketId, fileId: "small", name: "other.csv" });
    assert.equal(renamed.name, "other.csv");
    assert.equal((await storage.listFiles({ bucketId })).total, 1);
  }),
  is("a file of 12 MiB comes in pieces, in any order", async (world) => {
    const bucketId = bucketOf(world);
    const file = InputFile.fromBuffer(big, "big.bin");
    const made = await world.key.storage.createFile({ bucketId, fileId: "big", file });
    assert.equal(made.chunksUploaded, made.chunksTotal);
    const whole = Buffer.from(await (await download(world, "big", asKey(world))).arrayBuffer());
    assert.ok(whole.equals(big));
  }),
  is("a part of a file is sent by range", async (world) => {
    const part = await download(world, "big", { ...asKey(world), range: "bytes=100-199" });
    assert.equal(part.status, 206);
    assert.ok(Buffer.from(await part.arrayBuffer()).equals(big.subarray(100, 200)));
    assert.equal(
      (await download(world, "big", { ...asKey(world), range: "bytes=9-3" })).status,
      416,
    );
  }),
  is("a token opens one file for whoever has it", async (world) => {
    const { tokens } = world.key;
    const bucketId = bucketOf(world);
    assert.equal((await download(world, "small")).status, 404);
    const expire = new Date(Date.now() + 86_400_000).toISOString();
    const made = await tokens.createFileToken({ bucketId, fileId: "small", expire });
    assert.equal((await download(world, "small", {}, `&token=${made.secret}`)).status, 200);
    assert.equal((await tokens.list({ bucketId, fileId: "small" })).total, 1);
    await tokens.get({ tokenId: made.$id });
    await tokens.delete({ tokenId: made.$id });
    assert.notEqual((await download(world, "small", {}, `&token=${made.secret}`)).status, 200);
    await refused(tokens.get({ tokenId: made.$id }), 404, "token_not_found");
  }),
  is("a person's file is theirs alone", async (world) => {
    const [owner, other] = [await newPerson(world, "owner"), await newPerson(world, "reader")];
    const bucketId = bucketOf(world);
    const made = await owner.storage.createFile({
      bucketId,
      fileId: "own",
      file: new File(["mine"], "mine.csv"),
    });
    assert.equal(made.$permissions.length, 3);
    assert.equal((await owner.storage.getFile({ bucketId, fileId: "own" })).name, "mine.csv");
    await refused(
      other.storage.getFile({ bucketId, fileId: "own" }),
      404,
      "storage_file_not_found",
    );
    await refused(
      new web.Storage(guestClient(world)).createFile({
        bucketId,
        fileId: "g",
        file: new File(["x"], "x.csv"),
      }),
      401,
      "user_unauthorized",
    );
    await owner.storage.deleteFile({ bucketId, fileId: "own" });
    await refused(
      owner.storage.deleteFile({ bucketId, fileId: "own" }),
      404,
      "storage_file_not_found",
    );
  }),
];
