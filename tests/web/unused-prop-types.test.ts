import { build } from "vite";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";
import { unusedPropTypes } from "../../web/vite.config.ts";

const downshift = "\0given/downshift/dist/downshift.esm.mjs";

/** The built text of a page with a combobox, by Downshift's own code unless other code is given. */
async function builtWith(plugins = [unusedPropTypes()], code?: string): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      ...plugins,
      {
        name: "given",
        enforce: "pre",
        resolveId(id) {
          if (id.endsWith("/page")) return "\0page";
          return id === "downshift" && code !== undefined ? downshift : undefined;
        },
        load(id) {
          if (id === "\0page") return 'export { useCombobox } from "downshift";';
          return id === downshift ? code : undefined;
        },
      },
    ],
    build: {
      write: false,
      lib: { entry: "page", formats: ["es"] },
      rolldownOptions: { external: [/^react/, "prop-types"] },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output.map((file) => ("code" in file ? file.code : "")).join("");
}

describe("the prop types of Downshift", () => {
  test("leave the build, whose comboboxes never check them", async () => {
    const [lean, whole] = [await builtWith(), await builtWith([])];
    expect(whole).toContain("isRequired");
    expect(lean).not.toContain("isRequired");
  });

  test("fail the build when a release writes them in another way", async () => {
    const code = "export const useCombobox = () => {};";
    await expect(builtWith(undefined, code)).rejects.toThrow("no prop types of Downshift");
  });
});
