import type { LocalServer, World } from "./clients.ts";

/** One thing the product or its operator relies on. Cases of a group build on each other in order. */
export interface Case {
  name: string;
  run: (world: World) => Promise<unknown>;
  /** What the case needs and only a server of our own gives; absent = nothing. */
  needs?: string;
}

export const is = (name: string, run: Case["run"]): Case => ({ name, run });

/** A case looks at what this server does not show now, for a reason: it is left out and counted so. */
export class NotChecked extends Error {}

/** A case that is left out, and counted as such, where the server is somebody else's. */
export const isHere = (
  name: string,
  needs: string,
  run: (world: World, local: LocalServer) => Promise<unknown>,
): Case => ({
  name,
  needs,
  run: (world) => {
    if (!world.local) throw new Error(`not without ${needs}`);
    return run(world, world.local);
  },
});
