/** An error as the research notes list it, or as the recordings of a real server correct them. */
export interface ListedError {
  type: string;
  code: number;
  /** Operations with stars for ids; absent = anywhere. */
  at?: readonly string[];
}

/** One that is listed too, and that no case can show. */
interface UnshownError {
  type: string;
  code: number;
  why: string;
}

export interface ErrorFamily {
  family: string;
  listed: readonly ListedError[];
  unshown?: readonly UnshownError[];
}

/** `PATCH` on every one // => ["PATCH /a", "PATCH /b"] */
export const each = (method: string, ...paths: string[]): string[] =>
  paths.map((path) => `${method} ${path}`);
