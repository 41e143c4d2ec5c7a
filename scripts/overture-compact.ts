import { resolve } from "node:path";
import { compact, usualSizes } from "./overture/compact/compact.ts";
import { reportLines } from "./overture/compact/report.ts";
import {
  catalogueUrl,
  operatorRanges,
  readArguments,
  runForOperator,
} from "./overture/operator.ts";

// A release of Overture Maps Places with the places of our types alone, in small row groups, and its
// index, for a bucket of your own:
//   npm run overture:compact -- [RELEASE] [FOLDER]
// Without a release it is the newest one, and without a folder `overture-RELEASE`, which must not
// exist. The same command continues a job that was killed. The catalogue's address is
// OVERTURE_STAC_URL.
const { wanted, path } = readArguments(process.argv.slice(2));

await runForOperator(async () => {
  const done = await compact(operatorRanges(catalogueUrl), {
    wanted,
    folder: (release) => resolve(path ?? `overture-${release}`),
    now: new Date(),
    sizes: usualSizes,
    log: console.log,
  });
  console.log(reportLines(done).join("\n"));
});
