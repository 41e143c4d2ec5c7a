import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectRoot } from "../project-root.ts";
import {
  createElementIndex,
  formatAnswer,
  type MapElement,
  parseQuery,
  runQuery,
} from "../stand-ins/index.ts";

const dumps = ["monaco-2026-07", "london-2020-07", "porto-2020-07", "andorra-2020-05"];

/** Elements of the four real extracts; none where they are not on this machine. */
export function realElements(): MapElement[] {
  const folder = resolve(projectRoot, process.env.SHARED_DIR ?? "../shared", "data/osm");
  try {
    return dumps.flatMap(
      (name): MapElement[] =>
        JSON.parse(readFileSync(`${folder}/${name}.overpass.json`, "utf8")).elements,
    );
  } catch {
    return [];
  }
}

/** An Overpass server's answers over these elements, without a server. */
export function answersOver(elements: readonly MapElement[], osmTimestamp: string) {
  const index = createElementIndex([...elements]);
  return (text: string): string => {
    const parsed = parseQuery(text);
    if ("faults" in parsed) throw new Error(`the query can't be read: ${text}`);
    return formatAnswer(parsed.query.settings, runQuery(index, parsed.query), osmTimestamp).body;
  };
}
