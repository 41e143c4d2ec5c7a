import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchFiles } from "./local-stack/search-files.ts";
import { type AddressesInUse, withAddressesInUse } from "./local-stack/security-policy.ts";
import { withWholeAddresses } from "./local-stack/whole-addresses.ts";

/** Writes `/config.json` and what search engines ask for; `address` is where the site will be. */
function configureSite(root: string, siteConfig: string, address: string): void {
  writeFileSync(join(root, "config.json"), siteConfig);
  const settings: AddressesInUse = JSON.parse(siteConfig);
  for (const [path, file] of Object.entries(searchFiles(address, root)))
    writeFileSync(join(root, path), file);
  for (const file of globSync("**/*.html", { cwd: root })) {
    const html = readFileSync(join(root, file), "utf8");
    writeFileSync(
      join(root, file),
      withWholeAddresses(withAddressesInUse(html, settings), address),
    );
  }
}

// The last step of the site's build, run by the Appwrite server in the pushed folder: only there are
// the site's variables known, and a plain `appwrite push sites` keeps them.
const { SITE_CONFIG, SITE_ADDRESS } = process.env;
if (SITE_CONFIG && SITE_ADDRESS) {
  configureSite(process.cwd(), SITE_CONFIG, SITE_ADDRESS);
} else {
  console.error(
    "This site has no SITE_CONFIG and SITE_ADDRESS among its variables. `npm run deploy` sets them.",
  );
  process.exitCode = 1;
}
