import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createModel } from "../../scripts/stand-ins/index.ts";

export interface ModelStandIn {
  /** What `OPENAI_BASE_URL` is set to. */
  baseUrl: string;
  /** Sets how it answers; the log starts anew. */
  turn: (knobs: { scenario?: string; right?: unknown; replay?: object }) => Promise<void>;
  /** Every request to the model since then, as it came. */
  log: () => Promise<Record<string, unknown>[]>;
  close: () => void;
}

/** A language model's server on a port of its own. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const handle = createModel();
  const server = createServer((req, res) => handle(req, res, new URL(req.url ?? "", "http://x")));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stand-ins/model`;
  return {
    baseUrl: `${base}/v1`,
    async turn(knobs) {
      await fetch(`${base}/knobs`, { method: "POST", body: JSON.stringify(knobs) });
    },
    log: async () => JSON.parse(await (await fetch(`${base}/log`)).text()),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The plan of a question for businesses of a type without a website, as a model gives it. */
export const withoutWebsite = (category: string) => ({
  language: "en",
  plan: {
    v: 2,
    op: "count",
    where: {
      and: [
        { f: "category", in: [category] },
        { f: "website", has: false },
      ],
    },
    output: "text",
  },
});
