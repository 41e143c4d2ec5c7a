import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Bounds } from "#domain/area/area.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { quoteLimits } from "#domain/limits/quote.ts";
import { call, local, newPerson, type Person, type Stack, timed, withStack } from "./people.ts";
import { percentile } from "./process-cost.ts";

/** 95 of 100 are at least so fast. */
export interface QuotesRun {
  /** Until the count was there, asked for again as often as the product says. */
  countedMs: number;
  /** Until something was said: the count, or that it takes a while. */
  firstMs: number;
  /** An execution that verifies the bearer, and then refuses the empty body. */
  bareMs: number;
  /** The same share of all counts, two at a time, when none waits for anything but the service. */
  serviceMs: number;
  /** How long a quote may take before it says that it takes a while. */
  budgetMs: number;
}

const path = "/api/scrape/quote";

/** The map service answers each question after `answerMs`, at an address with production's waits. */
export async function quoteCrowd({
  people: size,
  answerMs,
}: {
  people: number;
  answerMs: number;
}): Promise<QuotesRun> {
  const service = await slowService(answerMs);
  try {
    return await withStack({ OVERPASS_URL: service.url }, async (stack) => {
      service.answerFrom(`${local(stack)}/stand-ins/overpass`);
      const people: Person[] = [];
      for (let at = 0; at < size; at++) people.push(await newPerson(stack, `asker${at}`));
      const empty = { path, body: {}, status: 400 };
      const bare = await Promise.all(
        people.map((person) => timed(() => call(stack, person, empty))),
      );
      const asked = await Promise.all(
        people.map((person, at) => askUntilCounted(stack, person, areaOf(at))),
      );
      return {
        countedMs: percentile(
          asked.map(({ countedMs }) => countedMs),
          0.95,
        ),
        firstMs: percentile(
          asked.map(({ firstMs }) => firstMs),
          0.95,
        ),
        bareMs: percentile(bare, 0.95),
        serviceMs: (0.95 * size * answerMs) / overpassLimits.slots,
        budgetMs: quoteLimits.budgetMs,
      };
    });
  } finally {
    service.close();
  }
}

/** No two are the same, so that no count is known from another's. */
const areaOf = (at: number): Bounds => ({
  south: 49 + at / 10_000,
  north: 49.02 + at / 10_000,
  west: 8.3,
  east: 8.33,
});

async function askUntilCounted(stack: Stack, person: Person, bounds: Bounds) {
  const start = performance.now();
  const passed = (): number => performance.now() - start;
  const quote = { path, body: { niche: ["Restaurant"], tier: 1, bounds }, status: 200 };
  let firstMs = 0;
  for (;;) {
    const said = (await call(stack, person, quote)) as { pending?: true; retryAfterS?: number };
    firstMs ||= passed();
    if (!said.pending) return { firstMs, countedMs: passed() };
    await pause((said.retryAfterS ?? 1) * 1_000);
  }
}

/** Answers as another service does, after a while. */
async function slowService(answerMs: number) {
  let behind = "";
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const start = performance.now();
    const reply = await fetch(behind + req.url, {
      method: req.method ?? "GET",
      headers: { "content-type": req.headers["content-type"] ?? "text/plain" },
      body: parts.length === 0 ? null : Buffer.concat(parts),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    await pause(Math.max(0, answerMs - (performance.now() - start)));
    res.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" });
    res.end(body);
  };
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/interpreter`,
    answerFrom(address: string) {
      behind = address;
    },
    close: () => server.close(),
  };
}
