import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildStale } from "./build.ts";
import { startLocalStack } from "./local-stack/local-stack.ts";
import { type StackOptions, sourceName } from "./local-stack/settings.ts";
import { projectRoot } from "./project-root.ts";

const envFile = join(projectRoot, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { values } = parseArgs({
  options: {
    sample: { type: "boolean", default: false },
    live: { type: "boolean", default: false },
    dump: { type: "string" },
  },
});
// npm runs scripts in the project's folder; a path is meant from where the person stands.
const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const options: StackOptions = {
  port: Number(process.env.PORT || 3000),
  dataDir: fromCaller(process.env.LOCAL_DATA_DIR || join(projectRoot, ".local")),
  live: values.live && !values.sample,
  variables: process.env,
  ...(values.dump === undefined ? {} : { dumpFile: fromCaller(values.dump) }),
};

if (options.dumpFile && !existsSync(options.dumpFile)) {
  fail(`There is no file ${options.dumpFile}.`);
}
await buildStale();
try {
  const stack = await startLocalStack(options);
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
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  fail(`Port ${options.port} is in use. Choose another one: PORT=3001 npm start`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
