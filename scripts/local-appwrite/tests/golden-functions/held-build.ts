import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const gate = join(tmpdir(), `golden-held-build-${process.pid}`);

/** Its build goes on only when it is let go: the recorder found it under way, and here none lasts. */
export const HELD_BUILD = "create deployment: activate false";

/** A command of that build, which no answer shows. */
export const holdingCommand = `until [ -e '${gate}' ]; do sleep 0.05; done; rm '${gate}'`;

export const holdBuild = (): void => rmSync(gate, { force: true });
export const letBuildGo = (): void => writeFileSync(gate, "");
