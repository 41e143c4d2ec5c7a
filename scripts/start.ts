import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildStale } from "./build.ts";
import { type LocalStack, startLocalStack } from "./local-stack/local-stack.ts";
import { sourceName } from "./local-stack/settings.ts";
import type { StackOptions } from "./local-stack/stack-options.ts";
import {
  fromCaller,
  loadEnvFile,
  orOneSentence,
  readPort,
  requireUsable,
} from "./local-stack/start-failures.ts";
import { projectRoot } from "./project-root.ts";

loadEnvFile();

function readOptions(): StackOptions {
  const { values } = parseArgs({
    options: {
      sample: { type: "boolean", default: false },
      live: { type: "boolean", default: false },
      dump: { type: "string" },
      overture: { type: "boolean", default: false },
    },
    allowNegative: true,
  });
  return {
    port: readPort(process.env.PORT, 3000),
    dataDir: fromCaller(process.env.LOCAL_DATA_DIR || join(projectRoot, ".local")),
    live: values.live && !values.sample,
    withOverture: values.overture,
    variables: process.env,
    ...(values.dump === undefined ? {} : { dumpFile: fromCaller(values.dump) }),
  };
}

async function start(): Promise<{ stack: LocalStack; options: StackOptions }> {
  const options = readOptions();
  requireUsable(options);
  await buildStale();
  return { options, stack: await startLocalStack(options) };
}

const { stack, options } = await orOneSentence(start, "start");
console.log(`Map data: ${sourceName(options)}. Mail is caught at ${stack.origin}/mailbox`);
if (!options.live && !process.env.OVERPASS_URL)
  console.log("`npm start -- --live` uses the public map services instead.");
console.log(`Areascout is ready at ${stack.origin}`);
const stop = async (): Promise<void> => {
  await stack.close();
  process.exit(0);
};
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
