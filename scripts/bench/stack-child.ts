/** The local stack in a process of its own, until its input ends: `node stack-child.ts FOLDER VARIABLES`. */
import { startLocalStack } from "../local-stack/local-stack.ts";

const stack = await startLocalStack({
  port: 0,
  dataDir: process.argv[2] ?? "",
  live: false,
  variables: JSON.parse(process.argv[3] ?? "{}"),
});
console.log(JSON.stringify({ origin: stack.origin, apiKey: stack.apiKey }));
process.stdin.on("end", () => void stack.close().then(() => process.exit()));
process.stdin.resume();
