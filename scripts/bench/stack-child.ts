/** The local stack in a process of its own, until its input ends: `node stack-child.ts FOLDER`. */
import { startLocalStack } from "../local-stack/local-stack.ts";

const stack = await startLocalStack({
  port: 0,
  dataDir: process.argv[2] ?? "",
  live: false,
  variables: {},
});
console.log(JSON.stringify({ origin: stack.origin, apiKey: stack.apiKey }));
process.stdin.on("end", () => void stack.close().then(() => process.exit()));
process.stdin.resume();
