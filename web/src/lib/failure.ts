/** An answer that is no success, with the sentence for the person. */
export class RequestFailure extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.name = "RequestFailure";
    this.status = status;
  }
}

/** What a browser throws when no answer came at all; each has its own words for it. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (isNetworkFailure(error)) return "Network request failed";
  return error instanceof Error && error.message ? error.message : otherwise;
}

/** The answer's status, of our own endpoints and of the identity SDK (its `code`); 0 = no answer. */
export function statusOf(error: unknown): number {
  if (error instanceof RequestFailure) return error.status;
  return error instanceof Error && "code" in error && typeof error.code === "number"
    ? error.code
    : 0;
}
