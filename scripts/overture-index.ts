import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildIndex } from "./overture/build-index.ts";
import {
  catalogueUrl,
  operatorRanges,
  readArguments,
  runForOperator,
} from "./overture/operator.ts";

// The index of a release of Overture Maps Places, by its catalogue and the footers of its files:
//   npm run overture:index -- [RELEASE] [FILE]
// Without a release it is the newest one, and without a file `index.json`. The catalogue's address
// is OVERTURE_STAC_URL.
const { wanted, path: file = "index.json" } = readArguments(process.argv.slice(2));

await runForOperator(async () => {
  const { index, warning } = await buildIndex(operatorRanges(catalogueUrl), {
    wanted,
    now: new Date(),
  });
  if (warning) console.warn(warning);
  const text = JSON.stringify(index);
  writeFileSync(resolve(file), text);
  const rows = index.groups.reduce((sum, group) => sum + group.rows, 0);
  console.log(
    `${file}: release ${index.release}, schema ${index.schema}, ${index.files.length} files, ` +
      `${index.groups.length} row groups, ${rows} rows, ${Math.ceil(text.length / 1024)} kB`,
  );
});
