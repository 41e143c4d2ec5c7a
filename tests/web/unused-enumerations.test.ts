import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";
import { unusedEnumerations } from "../../web/vite.config.ts";

const sdk = join(projectRoot, "node_modules/appwrite/dist/esm/sdk.js");

/** The built text of a page that makes a client of the SDK and nothing else, were this its code. */
async function builtWith(sdkCode: string, plugins = [unusedEnumerations()]): Promise<string> {
  const page = "\0page";
  const given = "\0given/appwrite/dist/esm/sdk.js";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      ...plugins,
      {
        name: "given",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("/page") ? page : id === "sdk" ? given : undefined),
        load: (id) =>
          id === given ? sdkCode : id === page ? 'export { Client } from "sdk";' : undefined,
      },
    ],
    build: {
      write: false,
      lib: { entry: "page", formats: ["es"] },
      rolldownOptions: { external: ["json-bigint"] },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output.map((file) => ("code" in file ? file.code : "")).join("");
}

describe("the identity SDK's enumerations", () => {
  test("leave the build when no page uses them", async () => {
    const code = readFileSync(sdk, "utf8");
    const [lean, whole] = [await builtWith(code), await builtWith(code, [])];
    expect(whole).toContain("unionpay");
    expect(lean).not.toContain("unionpay");
  });

  test("fail the build when a release of the SDK writes them in another way", async () => {
    const code = "export class Client {}\nexport const Flag = Object.freeze({ Chad: 'td' });";
    await expect(builtWith(code)).rejects.toThrow("no enumeration of the identity SDK was found");
  });
});
