import { createSocket, type Socket } from "node:dgram";
import type { AddressInfo } from "node:net";

/** A name server's answer; `silent` is none at all. */
export type NameAnswer =
  | { mx: readonly [preference: number, exchange: string][] }
  | { a: readonly string[] }
  | "no records"
  | "no such name"
  | "failure"
  | "refused"
  | "silent";

/** The answer for a name in lower case and a type of record, such as `MX`, `A` or `AAAA`. */
export type Zone = (name: string, type: string) => NameAnswer;

export interface NameServer {
  /** `127.0.0.1:PORT` */
  address: string;
  close: () => void;
}

/** A name server on a UDP port of 127.0.0.1; 0 = any free one. One question a message, no cache. */
export async function startNameServer(zone: Zone, port = 0): Promise<NameServer> {
  const socket: Socket = createSocket("udp4");
  socket.on("message", (message, { port: from, address }) => {
    const answer = answerTo(message, zone);
    if (answer) socket.send(answer, from, address);
  });
  await new Promise<void>((started, failed) => {
    socket.once("error", failed);
    socket.bind(port, "127.0.0.1", () => {
      socket.off("error", failed);
      started();
    });
  });
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    close: () => void socket.close(),
  };
}

const types: Readonly<Record<number, string>> = { 1: "A", 15: "MX", 28: "AAAA" };
const typeCodes = { a: 1, mx: 15 } as const;
const headerBytes = 12;

/** RFC 1035, 4.1: the header, the question as it came, then the records. */
function answerTo(message: Buffer, zone: Zone): Buffer | null {
  if (message.length < headerBytes + 5) return null;
  const { labels, end } = nameAt(message, headerBytes);
  if (end + 4 > message.length) return null;
  const type = types[message.readUInt16BE(end)] ?? "other";
  const answer = zone(labels.join(".").toLowerCase(), type);
  if (answer === "silent") return null;
  const records = recordsOf(answer);
  const header = Buffer.alloc(headerBytes);
  message.copy(header, 0, 0, 2);
  // An answer, asked for recursively and given so; the last four bits say how it went.
  header.writeUInt16BE(0x8180 | codeOf(answer), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, message.subarray(headerBytes, end + 4), ...records]);
}

function nameAt(message: Buffer, start: number): { labels: string[]; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { labels, end: at + 1 };
}

const codes: Readonly<Record<string, number>> = { failure: 2, "no such name": 3, refused: 5 };
const codeOf = (answer: NameAnswer): number =>
  typeof answer === "string" ? (codes[answer] ?? 0) : 0;

function recordsOf(answer: NameAnswer): Buffer[] {
  if (typeof answer === "string") return [];
  if ("a" in answer) return answer.a.map((address) => record("a", addressBytes(address)));
  return answer.mx.map(([preference, exchange]) => {
    const head = Buffer.alloc(2);
    head.writeUInt16BE(preference);
    return record("mx", Buffer.concat([head, nameBytes(exchange)]));
  });
}

function record(type: keyof typeof typeCodes, data: Buffer): Buffer {
  const head = Buffer.alloc(headerBytes);
  // The name is that of the question, which begins after the header.
  head.writeUInt16BE(0xc000 | headerBytes, 0);
  head.writeUInt16BE(typeCodes[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const addressBytes = (address: string): Buffer => Buffer.from(address.split(".").map(Number));

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split(".")
      .filter(Boolean)
      .map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, "latin1")),
    Buffer.alloc(1),
  ]);
