import { describe, expect, test } from "vitest";
import { manifest } from "../../functions/manifest.ts";
import { readAppwriteConfig } from "../../scripts/appwrite-config.ts";
import { openProject } from "../../scripts/deploy/project.ts";
import { startEmptyAppwrite } from "../steps/empty-appwrite.ts";

const { functions } = readAppwriteConfig();

describe("the machine of a function", () => {
  test.each(manifest)("$id: is in appwrite.json", (one) => {
    const deployed = functions.find(({ $id }) => $id === one.id);
    expect(deployed?.specification).toBe(one.specification);
  });

  test("is one that Appwrite has", async () => {
    await using appwrite = await startEmptyAppwrite();
    const { specifications } = await openProject(appwrite).functions.listSpecifications();
    const slugs = specifications.map(({ slug }) => slug);
    for (const { specification } of manifest) expect(slugs).toContain(specification);
  });

  test("is what the configuration says, whatever was said before", async () => {
    const named = functions.map((one) => ({ ...one, specification: "s-1vcpu-1gb" }));
    await using appwrite = await startEmptyAppwrite({ config: { functions: named } });
    const project = openProject(appwrite);
    for (const { $id } of named) {
      const { runtimeSpecification } = await project.functions.get({ functionId: $id });
      expect(runtimeSpecification).toBe("s-1vcpu-1gb");
    }
  });

  test("must be known: the local server does not start with another one", async () => {
    const named = functions.map((one) => ({ ...one, specification: "s-1vcpu-256mb" }));
    await expect(startEmptyAppwrite({ config: { functions: named } })).rejects.toThrow(
      "there is no specification s-1vcpu-256mb",
    );
  });
});
