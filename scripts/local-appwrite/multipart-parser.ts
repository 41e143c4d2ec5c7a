import type { IncomingMessage } from "node:http";
import busboy from "busboy";
import { BodyTooLargeError, NoRoomError } from "./bounded-body.ts";
import { apiError } from "./errors.ts";
import { MAX_BODY_BYTES } from "./request-body.ts";

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

function ended(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.on("close", resolve);
    parser.on("error", (error) =>
      reject(
        error instanceof BodyTooLargeError || error instanceof NoRoomError
          ? error
          : apiError("general_bad_request", String(error)),
      ),
    );
  });
}

/** Until all parts are read; fails with 400 where they can't be, or the request breaks off. */
export async function parsed(request: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  let bytes = 0;
  request.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) parser.destroy(new BodyTooLargeError());
  });
  request.on("close", () => {
    if (!request.complete) parser.destroy(new Error("The request ended early."));
  });
  request.pipe(parser);
  try {
    await ended(parser);
  } catch (error) {
    request.unpipe(parser).resume();
    throw error;
  }
}

/** The same where the whole body is there. */
export function parsedWhole(body: Buffer, parser: busboy.Busboy): Promise<void> {
  const end = ended(parser);
  parser.end(body);
  return end;
}
