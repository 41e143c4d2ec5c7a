import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BodyTooLargeError, send } from "./http.ts";
import { createStandIns, type StandInOptions } from "./stand-ins.ts";

export interface RunningStandIns {
  origin: string;
  close: () => Promise<void>;
}

const plain = { "content-type": "text/plain; charset=utf-8" };

/** The stand-ins on a port of 127.0.0.1; 0 = any free one. */
export async function startStandIns(
  port: number,
  options: StandInOptions = {},
): Promise<RunningStandIns> {
  const standIns = createStandIns(options);
  const server = createServer((req, res) => {
    if (!standIns.isAsked(req)) send(res, 404, plain, "There are only stand-ins here.\n");
    else standIns.handle(req, res).catch((error: unknown) => answerFailure(res, error));
  });
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", started);
  });
  standIns.started();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      standIns.close();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const isOfAddress = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_INVALID_URL";

function answerFailure(res: ServerResponse, error: unknown): void {
  if (error instanceof BodyTooLargeError) send(res, 413, plain, "The request is too large.\n");
  else if (error instanceof SyntaxError || isOfAddress(error))
    send(res, 400, plain, "This request can't be read.\n");
  else {
    console.error(error);
    send(res, 500, plain, "The stand-in failed.\n");
  }
}
