import { execFile } from "node:child_process";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAddressGuard, type GuardSettings } from "#shared/crawler/address-guard.ts";
import { createGuardedFetch, type GuardedFetch } from "#shared/crawler/guarded-fetch.ts";
import {
  type LoopbackSites,
  type SiteHandler,
  serveLoopbackSites,
} from "../../../../scripts/bench/loopback-sites.ts";
import { projectRoot } from "../../../../scripts/project-root.ts";

const sites: Record<string, SiteHandler> = {};
let server: LoopbackSites;
let clients: GuardedFetch[] = [];

beforeEach(async () => {
  server = await serveLoopbackSites((name) => sites[name]);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
  await server.close();
});

/** A client that may reach the served sites and nothing else of this machine. */
function client(settings: GuardSettings = {}): GuardedFetch {
  const localSites = { suffix: ".localhost", port: server.port };
  const made = createGuardedFetch(createAddressGuard({ localSites, ...settings }), "TestBot/1.0");
  clients.push(made);
  return made;
}

const options = (budgetMs = 5_000) => ({
  signal: AbortSignal.timeout(budgetMs),
  maxBytes: 2_097_152,
  accepts: /text\/html/,
});
const html = { "content-type": "text/html" };

describe("the guarded fetch", () => {
  test("a page is read, by a visitor that says who it is", async () => {
    sites.cafe = (_, response) => response.writeHead(200, html).end("<p>hello</p>");
    const answer = await client().fetch(server.address("cafe"), options());
    expect([answer.status, new TextDecoder().decode(answer.body)]).toEqual([200, "<p>hello</p>"]);
    expect(server.requests[0]?.userAgent).toBe("TestBot/1.0");
  });

  test("S1: addresses of this machine get no request, whatever they look like", async () => {
    for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"]) {
      const address = `http://${host}:${server.port}/`;
      await expect(client().fetch(address, options())).rejects.toThrow();
    }
    expect(server.requests).toEqual([]);
  });

  test("S2: a name is blocked when it leads here, also when it changes its mind in between", async () => {
    const answers = [["93.184.216.34"], ["127.0.0.1"]];
    const guard = createAddressGuard({ resolve: async () => answers.shift() ?? [] });
    await expect(guard.resolve("cafe.example.org")).resolves.toEqual(["93.184.216.34"]);
    const rebound = createGuardedFetch(guard, "TestBot/1.0");
    clients.push(rebound);
    await expect(rebound.fetch("http://cafe.example.org/", options())).rejects.toThrow(
      /not public/,
    );
    expect(server.requests).toEqual([]);
  });

  test("a sample site is read on this machine under its own address; with nothing else allowed no other is", async () => {
    sites["cafe-ellory.example"] = (request, response) =>
      response.writeHead(200, html).end(`at ${request.headers.host}`);
    const localSites = { suffix: "-ellory.example", port: server.port, isAll: true };
    const made = createGuardedFetch(createAddressGuard({ localSites }), "TestBot/1.0");
    clients.push(made);
    const { url, body } = await made.fetch("https://cafe-ellory.example/menu", options());
    expect([url, new TextDecoder().decode(body)]).toEqual([
      "https://cafe-ellory.example/menu",
      "at cafe-ellory.example",
    ]);
    for (const other of [
      "https://example.org/",
      "http://93.184.216.34/",
      "http://[2606:4700::1111]/",
    ]) {
      await expect(made.fetch(other, options())).rejects.toThrow(/only the sample sites/);
    }
    await expect(made.fetch("https://cafe-ellory.example:8443/", options())).rejects.toThrow(
      /port/,
    );
    await expect(made.fetch("https://-ellory.example/", options())).rejects.toThrow();
  });

  test("S2: the connection goes to the address that was checked", async () => {
    const asked: string[] = [];
    const guard = createAddressGuard({ localSites: { suffix: ".localhost", port: server.port } });
    const seen = {
      ...guard,
      localPort: () => null,
      resolve: async (host: string) => {
        asked.push(host);
        return ["127.0.0.1"];
      },
    };
    sites.pinned = (_, response) => response.writeHead(200, html).end("ok");
    const made = createGuardedFetch(seen, "TestBot/1.0");
    clients.push(made);
    // The system knows no such name: only the guard's answer can have led there.
    const answer = await made.fetch(server.address("pinned"), options());
    expect([answer.status, asked]).toEqual([200, ["pinned.localhost"]]);
  });

  test.each([
    "http://127.0.0.1/",
    "file:///etc/passwd",
    "http://[::1]/",
    "http://elsewhere.localhost:1/",
    "http://user:pass@cafe.example.org/",
  ])("S3: a redirect to %s is not followed", async (target) => {
    sites.moved = (_, response) => response.writeHead(302, { location: target }).end();
    await expect(client().fetch(server.address("moved"), options())).rejects.toThrow();
    expect(server.requests.map(({ host }) => host)).toEqual(["moved.localhost"]);
  });

  test("S3: three redirects are followed and a fourth is not", async () => {
    sites.chain = ({ url = "/" }, response) => {
      const step = Number(url.slice(1) || 0);
      if (step === 0) response.writeHead(200, html).end("there");
      else response.writeHead(301, { location: `/${step - 1}` }).end();
    };
    const answer = await client().fetch(server.address("chain", "/3"), options());
    expect(answer.url).toBe(server.address("chain", "/0"));
    await expect(client().fetch(server.address("chain", "/20"), options())).rejects.toThrow(
      /redirects/,
    );
  });

  test("S5: a gzip bomb is cut at two MiB and costs little memory", async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1_048_576));
    sites.plain = (_, response) => response.writeHead(200, html).end("<p>hello</p>");
    sites.bomb = (_, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(bomb);
    // What other tests of this process need is none of its business.
    const reader = join(projectRoot, "tests", "steps", "page-reader.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[reader, server.address("plain"), server.address("bomb"), String(server.port)],
    ]);
    const { bytes, isCut, grownBytes } = JSON.parse(stdout);
    expect([bytes, isCut]).toEqual([2_097_152, true]);
    expect(grownBytes).toBeLessThan(50 * 1_048_576);
  });

  test("S5: a body packed more than once is not unpacked at all", async () => {
    const twice = gzipSync(gzipSync("<p>hello</p>"));
    sites.nested = (_, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip, gzip" }).end(twice);
    const answer = await client().fetch(server.address("nested"), options());
    expect(answer.body.length).toBe(0);
  });

  test("S6: a page that drips a byte at a time is given up when its time is over", async () => {
    sites.drip = (_, response) => {
      response.writeHead(200, html);
      const timer = setInterval(() => response.write("x"), 50);
      response.on("close", () => clearInterval(timer));
    };
    await expect(client().fetch(server.address("drip"), options(400))).rejects.toThrow();
  });

  test("S6: a server that never answers is given up, too", async () => {
    sites.silent = () => {};
    await expect(client().fetch(server.address("silent"), options(300))).rejects.toThrow();
  });

  test("S7: what is no page is not read", async () => {
    for (const type of ["application/pdf", "image/png", "video/mp4", "application/octet-stream"]) {
      sites.file = (_, response) => response.writeHead(200, { "content-type": type }).end("data");
      const answer = await client().fetch(server.address("file"), options());
      expect([answer.status, answer.body.length]).toEqual([200, 0]);
    }
  });

  test("S7: an endless page is cut", async () => {
    sites.endless = (_, response) => {
      response.writeHead(200, html);
      const chunk = Buffer.alloc(65_536, "a");
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", more);
      more();
    };
    const answer = await client().fetch(server.address("endless"), options());
    expect([answer.body.length, answer.isCut]).toEqual([2_097_152, true]);
  });

  test("S7: ten megabytes of headers break the answer, not the crawler", async () => {
    const raw: Server = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n");
      socket.write(`x-long: ${"a".repeat(10_485_760)}\r\n\r\n`);
    });
    await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));
    const address = raw.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const narrow = client({ localSites: { suffix: ".localhost", port } });
    await expect(narrow.fetch(`http://long.localhost:${port}/`, options())).rejects.toThrow(
      /[Hh]eader/,
    );
    raw.close();
  });
});
