import { exports } from "#collections/exports.bucket.ts";
import { AppError } from "#domain/errors.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { type Endpoint, pathTo, type Redirect } from "#domain/wire/endpoint.ts";
import { type FileOwner, isOwnedFileId, ownedFileId } from "./owned-file.ts";
import { type FileParts, packedFile } from "./packed-file.ts";
import type { Stores } from "./stores.ts";

export interface ExportLink {
  downloadUrl: string;
  expiresAt: string;
  sizeBytes: number;
}

/** Opens a file by its link. */
export type FileEndpoint = Endpoint<`/api/${string}/:id?token`, "anybody", undefined, Redirect>;

interface NewFile {
  /** A file too large for the bucket is compressed, and `.gz` added to its name. */
  name: string;
  parts: FileParts;
  owner: FileOwner;
  /** Where the function that makes the file is reached, and which of its endpoints opens it. */
  origin: string;
  opensBy: FileEndpoint;
}

/**
 * Saves a file of one preset and makes a link to it: 48 random bits keep the file's id from being
 * guessed, the token ends it; the other digits say whose it is.
 */
export async function saveExport(
  file: NewFile,
  { files, now, newId }: Pick<Stores, "files" | "now" | "newId">,
): Promise<ExportLink> {
  const expiresAt = new Date(
    now().getTime() + questionLimits.downloadLinkMinutes * 60_000,
  ).toISOString();
  const fileId = ownedFileId(file.owner, newId());
  const { name, bytes } = await packedFile(file.name, file.parts);
  await files.save(exports, fileId, name, bytes);
  const tokenId = await files.createToken(exports, fileId, expiresAt);
  const path = pathTo(file.opensBy, { params: { id: fileId }, query: { token: tokenId } });
  return { downloadUrl: file.origin + path, expiresAt, sizeBytes: bytes.byteLength };
}

/** Where an open link leads; a link that is over, made up or another file's gets its sentence. */
export async function openExport(
  { fileId, tokenId }: { fileId: string; tokenId: string },
  { files }: Pick<Stores, "files">,
): Promise<string> {
  const isOurs = isOwnedFileId(fileId) && tokenId !== "";
  const address = isOurs ? await files.addressByToken(exports, fileId, tokenId) : null;
  if (!address) throw new AppError("file/link-expired");
  return address;
}
