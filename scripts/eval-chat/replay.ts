import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { keepAnswering, readWithinBudget } from "../local-appwrite/index.ts";
import { createModel } from "../stand-ins/index.ts";

/** The model's stand-in on a port of its own, with the settings that make it the model. */
export async function startReplay(
  replay: Record<string, unknown>,
): Promise<{ variables: Record<string, string>; close: () => void }> {
  const handle = createModel({ readBody: readWithinBudget });
  const server = createServer(
    keepAnswering((req, res) => handle(req, res, new URL(req.url ?? "", "http://localhost"))),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/stand-ins/model`;
  await fetch(`${base}/knobs`, { method: "POST", body: JSON.stringify({ replay }) });
  return {
    variables: { OPENAI_BASE_URL: `${base}/v1`, OPENAI_MODEL: "replay", LLM_USD_PER_DAY: "1000" },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
