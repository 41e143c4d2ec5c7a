import { paths } from "../paths.ts";

/** `404 Not Found` for an answer, the message of an error, JSON for anything else. */
export function failureLine(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return JSON.stringify(error);
}

/** The last resort: nothing of the page's frame can be relied on here. */
export default function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center px-6">
      <h1 className="font-semibold text-2xl tracking-tight">Unexpected Application Error!</h1>
      <p className="mt-3 text-soft">{failureLine(error)}</p>
      <a href={paths.home} className="mt-6 text-accent underline underline-offset-4">
        Go to Home
      </a>
    </main>
  );
}
