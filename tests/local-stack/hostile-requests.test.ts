import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdsAsync } from "../property.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";

/** What a client sends as it is, and whether it leaves before an answer. */
interface Sent {
  text: string;
  leaves: boolean;
}

const places = [
  ...["/", "/assets/", "/config.json", "/robots.txt", "/sitemap.xml", "/preset/", "/mailbox"],
  ...["/mailbox/messages", "/v1/account", "/v1/health/version", "/v1/realtime", "/v1/users/"],
  ...["/v1/storage/buckets/exports/files/", "/v1/functions/balance/executions", "/v1/"],
  ...["/v1/account/sessions/oauth2/callback/google/areascout", "/v1/account/tokens/oauth2/google"],
  ...[
    "/v1/account/sessions/oauth2/google/redirect?state=%7B%7D",
    "/api/tasks",
    "/api/account/init",
  ],
  ...["/api/paddle/webhook", "/api/tasks/x/files/y?token=", "/api/", "/stand-ins/"],
  ...[
    "/stand-ins/overpass/api/interpreter",
    "/stand-ins/overpass/faults",
    "/stand-ins/overpass/log",
  ],
  ...[
    "/stand-ins/geocoder/search?q=",
    "/stand-ins/geocoder/reverse?lat=1&lon=",
    "/stand-ins/tiles/1/1/1",
  ],
  ...[
    "/stand-ins/google/authorize",
    "/stand-ins/google/answer?redirect_uri=",
    "/stand-ins/google/token",
  ],
  ...[
    "/stand-ins/google/profile",
    "/stand-ins/model/v1/chat/completions",
    "/stand-ins/model/knobs",
  ],
  ...["/stand-ins/sites/files", "/stand-ins/sites/hold", "/stand-ins/paddle/knobs"],
  ...["/stand-ins/paddle/pay", "/stand-ins/paddle/api/transactions", "/stand-ins/paddle/checkout/"],
];
const tails = [
  ...[
    "",
    "/",
    "%00",
    "%",
    "%zz",
    "%ff%fe",
    "%2e%2e%2f%2e%2e",
    "../../etc/passwd",
    "//",
    "\\",
    "?",
    "#",
  ],
  ...[
    "x".repeat(256),
    "x".repeat(5000),
    `${"a/".repeat(800)}`,
    "?a[=1&a[b=2&__proto__[x]=1",
    "?queries[0]={",
  ],
  ...["\u00e9", ".html", "%F0%9F%98%80", "constructor", "__proto__", "//evil.example/", "?x=%"],
];
const targets = [
  "*",
  "http://",
  "http://[",
  "//",
  "///",
  "http://a:b@c:99999/",
  "?",
  "\u0001",
  "%",
  "//[/%00",
];
const methods = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "CONNECT",
  "TRACE",
  "PROPFIND",
  "get",
  "X",
];
const bodies = [
  ...[
    "",
    "{",
    "null",
    "[]",
    "[1]",
    '"x"',
    "1",
    "true",
    "{}",
    '{"__proto__":1}',
    "a=1&a[b]=2",
    "\u0000\u0001",
  ],
  ...[
    '{"host":null,"path":[],"text":{}}',
    '{"refund":null,"reverse":1,"scenario":{}}',
    '{"items":null}',
  ],
  ...[
    '{"items":[null]}',
    '{"items":{}}',
    '{"custom_data":1}',
    '{"replay":null,"scenario":"right"}',
  ],
  ...['{"scenario":"constructor"}', '{"scenario":"__proto__"}', '{"transactionId":"__proto__"}'],
  ...[
    '{"kind":"slow","times":"x"}',
    "data=[out:json];node(1,2,3,4);out;",
    '{"tools":1,"tool_choice":[]}',
  ],
  ...['{"tools":[null]}', `${"[".repeat(20_000)}`, '{"messages":null}', '{"userId":{},"email":[]}'],
];
const hosts = [
  ...["localhost", "", "a b", "[", "[::1", "x".repeat(300), "%00", "..", "nobody-ellory.example"],
  ...["x.functions.localhost", "a.sites.localhost", "localhost:99999", "evil.example\t"],
];
const headers = [
  ...[
    "content-type: application/json",
    "content-type: multipart/form-data; boundary=",
    "content-type: \u00ff",
  ],
  ...[
    "content-type: multipart/form-data; boundary=x",
    "content-type: application/x-www-form-urlencoded",
  ],
  ...[
    "x-appwrite-project: areascout",
    "x-appwrite-project: __proto__",
    "x-appwrite-key: ephemeral_a.b.c",
  ],
  ...[
    "x-appwrite-jwt: a.b.c",
    "x-appwrite-session: %",
    "x-fallback-cookies: null",
    "cookie: a_session_areascout=%",
  ],
  ...[
    "origin: null",
    "origin: http://[",
    "range: bytes=5-1",
    "content-range: bytes a-b/c",
    "accept-encoding: ;;",
  ],
  ...[
    "authorization: Bearer",
    "authorization: Bearer a.b.c",
    "x-forwarded-proto: javascript",
    "expect: 100-continue",
  ],
  ...[
    "x-forwarded-for: ,",
    "upgrade: websocket",
    "connection: upgrade",
    "sec-websocket-key: x",
    "te: trailers",
  ],
  ...[
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    "if-none-match: \u00ff",
  ],
  ...[
    "transfer-encoding: chunked",
    "content-length: -1",
    "content-length: 99999999",
    "no colon",
    ": empty",
  ],
];

const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...places), fc.constantFrom(...tails))
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.constantFrom(...targets) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map((text) => `/${text}`) },
);

const request: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom(...methods),
    target,
    version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9", ""),
    host: fc.constantFrom(...hosts),
    headers: fc.subarray(headers, { maxLength: 6 }),
    body: fc.oneof(fc.constantFrom(...bodies), fc.string({ unit: "binary", maxLength: 60 })),
    saysLength: fc.boolean(),
    leaves: fc.boolean(),
  })
  .map((one) => ({
    text: [
      `${one.method} ${one.target} ${one.version}`,
      `host: ${one.host}`,
      ...one.headers,
      ...(one.saysLength ? [`content-length: ${Buffer.byteLength(one.body)}`] : []),
      "connection: close",
      "",
      one.body,
    ].join("\r\n"),
    leaves: one.leaves,
  }));

/** The first line of the answer, or nothing: a server that waits for more is left after `patienceMs`. */
function send(port: number, { text, leaves }: Sent, patienceMs = 300): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const end = (): void => {
      socket.destroy();
      resolve(answer.split("\r\n")[0] ?? "");
    };
    socket.setTimeout(leaves ? 20 : patienceMs, end);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      if (answer.includes("\r\n\r\n")) end();
    });
    socket.on("error", end).on("close", end);
    socket.write(Buffer.from(text), () => {
      if (leaves) socket.destroy();
    });
  });
}

const get = (path: string, more = ""): Sent => ({
  text: `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}connection: close\r\n\r\n`,
  leaves: false,
});
const post = (path: string, body: string): Sent => ({
  text: `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  leaves: false,
});

describe("no request ends the stack", () => {
  let stack: RunningStack;
  let port = 0;
  beforeAll(async () => {
    stack = await startStack();
    port = Number(new URL(stack.origin).port);
  });
  afterAll(() => stack.kill());

  /** The same process still answers. */
  async function expectAlive(): Promise<void> {
    const answer = await fetch(`${stack.origin}/v1/health/version`).catch(() => null);
    expect(answer?.status, stack.log().slice(-12).join("\n")).toBe(200);
  }

  test.each([
    ["a zero byte in a path", get("/%00"), 404],
    ["a part of a path longer than a file's name", get(`/${"x".repeat(300)}`), 200],
    ["a path longer than a path may be", get(`/${"a/".repeat(3000)}x.js`), 404],
    ["a stand-in's body that is no JSON", post("/stand-ins/sites/files", "{"), 400],
    ["a stand-in's body that is null", post("/stand-ins/sites/files", "null"), 400],
    ["an address that is none", get("//[/%00"), 404],
  ])("%s", async (_, sent, status) => {
    // These are answered, however long a busy machine takes.
    expect(await send(port, sent, 60_000)).toContain(` ${status} `);
    await expectAlive();
  });

  test("an idle connection stays open for longer than a busy client takes to use it again", async () => {
    const { headers } = await fetch(`${stack.origin}/v1/health/version`);
    expect(headers.get("keep-alive")).toBe("timeout=180");
  });

  test("whatever is sent to the port, over raw sockets", async () => {
    await holdsAsync(
      fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
        await Promise.all(requests.map((one) => send(port, one)));
        await expectAlive();
      }),
      { numRuns: 400 },
    );
  });

  test("a websocket that sends what is no message, or leaves in the middle", async () => {
    const open =
      "GET /v1/realtime?project=areascout HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    await holdsAsync(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), fc.boolean(), async (bytes, leaves) => {
        const frames = Buffer.from(bytes).toString("latin1");
        await send(port, { text: open + frames, leaves });
        await send(port, {
          text: open.replace("/v1/realtime", "/elsewhere") + frames,
          leaves: true,
        });
        await expectAlive();
      }),
      { numRuns: 60 },
    );
  });
});
