/** `newer`: written by a later version of the product. `corrupt`: anything else that can't be read. */
export class SnapshotError extends Error {
  readonly reason: "corrupt" | "newer";

  constructor(reason: "corrupt" | "newer", detail: string, cause?: unknown) {
    super(`snapshot is ${reason}: ${detail}`, { cause });
    this.name = "SnapshotError";
    this.reason = reason;
  }
}
