import { type Archive, type Entry, jsonOf } from "./archive.ts";
import type { ProjectData } from "./project-data.ts";

/** What a server counts or decides for itself, and what a visit changes. */
const OWN = [
  "$sequence",
  "$updatedAt",
  "accessedAt",
  "targets",
  "$createdAt",
  "registration",
  "passwordUpdate",
];
const OWN_OF_FILES = [
  ...OWN,
  "signature",
  "sizeActual",
  "encryption",
  "compression",
  "folder",
  "key",
];

/** An entry as text that is the same wherever the entry is. */
function textOf(entry: Entry, list: string): string {
  const left = list.startsWith("files.") ? OWN_OF_FILES : OWN;
  const fields = Object.entries(entry).filter(([name]) => !left.includes(name));
  return jsonOf(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function textsIn(entries: AsyncIterable<Entry>, list: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const entry of entries) texts.set(entry.$id, textOf(entry, list));
  return texts;
}

/** Every entry that is in one of the two and not the same in the other, or can't be read, as `list/id`. */
export async function differences(archive: Archive, data: ProjectData): Promise<string[]> {
  const found: string[] = [];
  for (const list of data.lists) {
    const kept = await textsIn(archive.read(list), list);
    const tellUnreadable = (id: string): void => {
      found.push(`${list}/${id}`);
      kept.delete(id);
    };
    for await (const page of data.read(list, tellUnreadable)) {
      for (const entry of page) {
        if (kept.get(entry.$id) !== textOf(entry, list)) found.push(`${list}/${entry.$id}`);
        kept.delete(entry.$id);
      }
    }
    for (const id of kept.keys()) found.push(`${list}/${id}`);
  }
  return found;
}
