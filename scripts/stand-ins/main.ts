import { DumpError, startStandIns } from "./index.ts";

/** The stand-ins on this machine, over the sample town or over the dump file that is named. */
const [dumpFile] = process.argv.slice(2);
try {
  const standIns = await startStandIns(
    Number(process.env.PORT || 3200),
    dumpFile ? { dumpFile } : {},
  );
  console.log(`Stand-ins: ${standIns.origin}/stand-ins`);
  const stop = (): void => void standIns.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  if (!(error instanceof DumpError)) throw error;
  console.error(error.message);
  process.exit(1);
}
