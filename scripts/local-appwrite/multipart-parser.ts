import type { IncomingMessage } from "node:http";
import busboy from "busboy";
import { apiError } from "./errors.ts";

/** A parser for the parts of this request; throws 400 where its headers name no border between them. */
export function createParser(
  { headers }: IncomingMessage,
  options: Omit<busboy.BusboyConfig, "headers">,
): busboy.Busboy {
  try {
    return busboy({ headers, ...options });
  } catch (error) {
    throw apiError("general_bad_request", error instanceof Error ? error.message : undefined);
  }
}

/** Until all parts are read; fails with 400 where they can't be, or the request breaks off. */
export function parsed(request: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.on("close", resolve);
    parser.on("error", (error) => reject(apiError("general_bad_request", String(error))));
    request.on("close", () => {
      if (!request.complete) parser.destroy(new Error("The request ended early."));
    });
    request.pipe(parser);
  });
}
