/**
 * A process of its own that reads two pages as the crawler does, an ordinary one and then another:
 * PLAIN PAGE PORT. Prints what the second one was, and by how much this process's highest memory grew.
 */
import { createAddressGuard } from "#shared/crawler/address-guard.ts";
import { createGuardedFetch } from "#shared/crawler/guarded-fetch.ts";

const [plain = "", page = "", port] = process.argv.slice(2);
const guard = createAddressGuard({ localSites: { suffix: ".localhost", port: Number(port) } });
const client = createGuardedFetch(guard, "TestBot/1.0");
const read = (address: string) =>
  client.fetch(address, {
    signal: AbortSignal.timeout(300_000),
    maxBytes: 2_097_152,
    accepts: /text\/html/,
  });
const highestBytes = (): number => process.resourceUsage().maxRSS * 1024;

await read(plain);
const before = highestBytes();
const { body, isCut } = await read(page);
const grownBytes = highestBytes() - before;
await client.close();
console.log(JSON.stringify({ bytes: body.length, isCut, grownBytes }));
