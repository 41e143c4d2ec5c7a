import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";

const REFUSED = /"type":"error","data":\{"code":(\d+)/g;

/** Lets a websocket through; `refused` hears of every code the server refuses something with. */
export function tunnel(
  target: URL,
  req: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  refused: (code: number) => void,
): void {
  const { protocol, hostname, port, host } = target;
  const ask = protocol === "https:" ? httpsRequest : httpRequest;
  // Frames are looked at as they pass, so they must not be compressed.
  const { "sec-websocket-extensions": _none, ...headers } = req.headers;
  const outgoing = ask({
    hostname,
    port,
    path: req.url,
    method: "GET",
    headers: { ...headers, host },
  });
  outgoing.on("upgrade", (answer, upstream, first) => {
    const lines = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    const look = (piece: Buffer): void => {
      for (const [, code] of piece.toString("latin1").matchAll(REFUSED)) refused(Number(code));
    };
    look(first);
    socket.write(first);
    upstream.write(head);
    upstream.on("data", look);
    upstream.pipe(socket).pipe(upstream);
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  outgoing.on("response", () => socket.destroy());
  outgoing.on("error", () => socket.destroy());
  outgoing.end();
}
