import type { OperatedProject } from "../deploy/project.ts";
import type { Archive } from "./archive.ts";
import { differences } from "./differences.ts";
import { type ProjectData, projectData } from "./project-data.ts";

const MAX_ROUNDS = 3;

export interface Outcome {
  /** Entries by list. */
  counts: Record<string, number>;
  /** What is not the same on both sides. */
  differences: string[];
}

async function saveList(
  project: OperatedProject,
  archive: Archive,
  data: ProjectData,
  list: string,
): Promise<number> {
  const bucketId = list.startsWith("files.") ? list.slice("files.".length) : "";
  let count = 0;
  archive.begin(list);
  for await (const entries of data.read(list)) {
    for (const { $id } of bucketId ? entries : []) {
      const bytes = await project.storage.getFileDownload({ bucketId, fileId: $id });
      archive.writeBytes(bucketId, $id, new Uint8Array(bytes));
    }
    await archive.add(list, entries);
    count += entries.length;
  }
  return count;
}

/** Saves a project. Lists that changed while they were read are read again, so that both sides agree. */
export async function saveProject(project: OperatedProject, archive: Archive): Promise<Outcome> {
  const data = projectData(project);
  const counts: Record<string, number> = {};
  let stale = data.lists;
  for (let round = 1; ; round += 1) {
    for (const list of stale) counts[list] = await saveList(project, archive, data, list);
    const found = await differences(archive, data);
    if (found.length === 0 || round === MAX_ROUNDS) return { counts, differences: found };
    const changed = new Set(found.map((entry) => entry.slice(0, entry.indexOf("/"))));
    stale = data.lists.filter((list) => changed.has(list));
  }
}
