import { type FileMetaData, parquetMetadataAsync } from "hyparquet";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { PlacesIndex } from "#domain/overture/places-index.ts";
import { checkSchema, warningOfAge } from "#domain/overture/release-age.ts";
import {
  createRangeClient,
  type RangeClient,
  type RangeOptions,
  type RemoteFile,
} from "#shared/collectors/overture/range-client.ts";
import { type Footer, indexOfFooters } from "./index-of-footers.ts";
import { findRelease, type Release } from "./stac.ts";

export interface BuiltIndex {
  index: PlacesIndex;
  /** A sentence when a newer release is due. */
  warning: string | null;
}

/** The index of a release: the newest one of the catalogue at `baseUrl` where none is named. */
export async function buildIndex(
  options: RangeOptions,
  { wanted, now }: { wanted: string | undefined; now: Date },
): Promise<BuiltIndex> {
  const release = await findRelease(createRangeClient(options), options.baseUrl, wanted);
  const warning = checkRelease(release, now);
  const client = createRangeClient(options, release.release);
  const footers: Footer[] = [];
  for (const url of release.urls) footers.push(await footerOf(client, await client.look(url)));
  return { index: indexOfFooters(release, footers, now), warning };
}

/** Throws for a release that we can't read or that no longer exists; a sentence for an old one. */
export function checkRelease({ release, schema }: Release, now: Date): string | null {
  checkSchema(release, schema);
  return warningOfAge(release, now.getTime());
}

export async function footerOf(client: RangeClient, file: RemoteFile): Promise<Footer> {
  const buffer = {
    byteLength: file.size,
    slice: async (start: number, end = file.size) =>
      new Uint8Array(await client.read(file, start, end)).buffer,
  };
  return { file, metadata: await readFooter(buffer) };
}

type Buffer = Parameters<typeof parquetMetadataAsync>[0];

async function readFooter(buffer: Buffer): Promise<FileMetaData> {
  try {
    return await parquetMetadataAsync(buffer);
  } catch (cause) {
    throw cause instanceof OvertureFailure ? cause : new OvertureFailure("corrupt", { cause });
  }
}
