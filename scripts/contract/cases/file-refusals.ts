import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { asKey, InputFile, plain, server, type World } from "../clients.ts";
import { refused } from "../expectations.ts";

const bucketOf = (world: World): string => world.id("bucket");
const filesOf = (world: World): string => `/storage/buckets/${bucketOf(world)}/files`;
const KIB = 1024;
const SMALL_BYTES = 2 * KIB;

/** One upload as a form, with headers no SDK sends. */
async function upload(
  world: World,
  fileId: string,
  headers: Record<string, string>,
  withFile = true,
): Promise<{ status: number; type: string }> {
  const body = new FormData();
  body.set("fileId", fileId);
  if (withFile) body.set("file", new File(["abc"], "abc.csv"));
  const answer = await plain(world, filesOf(world), {
    method: "POST",
    headers: { ...asKey(world), ...headers },
    body,
  });
  const { type = "" } = (await answer.json()) as { type?: string };
  return { status: answer.status, type };
}

/** The rest of buckets, files and their tokens, and what they refuse. */
export const fileRefusalCases: Case[] = [
  is("a bucket is looked at, and a file is shown", async (world) => {
    const { storage } = world.key;
    const bucketId = bucketOf(world);
    assert.equal((await storage.getBucket({ bucketId })).$id, bucketId);
    const shown = await storage.getFileView({ bucketId, fileId: "small" });
    assert.equal(Buffer.from(shown).toString(), "a,b\r\n1,2\r\n");
    const whole = await storage.getFileDownload({ bucketId, fileId: "small" });
    assert.deepEqual(Buffer.from(whole), Buffer.from(shown));
    const answer = await plain(world, `${filesOf(world)}/small/view`, { headers: asKey(world) });
    assert.match(answer.headers.get("content-disposition") ?? "", /^inline/);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/plain/);
  }),
  is("a token's end is moved, and it opens no other file", async (world) => {
    const { tokens, storage } = world.key;
    const bucketId = bucketOf(world);
    const file = InputFile.fromBuffer(Buffer.from("x"), "other.csv");
    await storage.createFile({ bucketId, fileId: "other", file });
    const { $id: tokenId } = await tokens.createFileToken({ bucketId, fileId: "small" });
    // The call is sent again at the end of the run.
    const expire = new Date(Date.now() + 86_400_000).toISOString();
    const moved = await tokens.update({ tokenId, expire });
    assert.equal(Date.parse(moved.expire), Date.parse(expire));
    const other = await plain(world, `${filesOf(world)}/other/download?token=${moved.secret}`);
    assert.equal(((await other.json()) as { type: string }).type, "user_unauthorized");
    await refused(
      tokens.createFileToken({ bucketId, fileId: "none" }),
      404,
      "storage_file_not_found",
    );
    const past = "2020-01-01T00:00:00.000+00:00";
    await refused(tokens.update({ tokenId, expire: past }), 400, "general_argument_invalid");
    await tokens.delete({ tokenId });
  }),
  is("a file that is too large for its bucket is refused", async (world) => {
    const { storage } = world.key;
    const bucketId = world.id("tiny");
    await storage.createBucket({ bucketId, name: "Tiny", maximumFileSize: KIB });
    const file = InputFile.fromBuffer(Buffer.alloc(SMALL_BYTES), "large.csv");
    await refused(
      storage.createFile({ bucketId, fileId: server.ID.unique(), file }),
      400,
      "storage_invalid_file_size",
    );
    await storage.deleteBucket({ bucketId });
    await refused(
      storage.createFile({ bucketId, fileId: "x", file }),
      404,
      "storage_bucket_not_found",
    );
  }),
  is("a piece of a file says truly which one it is", async (world) => {
    assert.deepEqual(await upload(world, "piece", { "content-range": "garbage" }), {
      status: 400,
      type: "storage_invalid_content_range",
    });
    const wrongId = { "content-range": "bytes 0-2/3", "x-appwrite-id": "not an id!" };
    assert.deepEqual(await upload(world, "piece", wrongId), {
      status: 400,
      type: "storage_invalid_appwrite_id",
    });
    assert.deepEqual(await upload(world, "piece", {}, false), {
      status: 400,
      type: "storage_file_empty",
    });
  }),
];
