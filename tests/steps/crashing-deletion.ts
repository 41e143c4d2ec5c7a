import type { DeletionDeps } from "#shared/deletion/deletion-deps.ts";
import type { TestAppwrite } from "./local-appwrite.ts";
import { deletionWorld } from "./person-with-data.ts";

/** The platform as it is to a process that dies after so many requests. */
export function crashingAfter(
  appwrite: TestAppwrite,
  step: number,
): { deps: DeletionDeps; hasCrashed: () => boolean } {
  let requests = 0;
  const deps = deletionWorld(appwrite);
  const dying = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name);
        if (typeof member !== "function") return member;
        return async (...parts: unknown[]) => {
          requests += 1;
          if (requests >= step) throw new Error("the process is dead");
          return member.apply(object, parts);
        };
      },
    });
  const tables = dying(deps.tables);
  return {
    deps: {
      ...deps,
      tables,
      files: dying(deps.files),
      identities: dying(deps.identities),
      finder: dying(deps.finder),
      mails: dying(deps.mails),
      ledger: dying(deps.ledger),
      tasks: dying(deps.tasks),
    },
    hasCrashed: () => requests >= step,
  };
}
