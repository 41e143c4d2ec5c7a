import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder `package.json` stands in, whatever folder a command was called from. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
