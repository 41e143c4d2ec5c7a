import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "enrich-"));
  writeFileSync(
    join(folder, "home.html"),
    Buffer.from(
      "<meta charset=windows-1252><title>Caf\xe9 Lune</title><p>Phone: (212) 555-0123</p>",
      "latin1",
    ),
  );
  writeFileSync(join(folder, "contact.html"), '<a href="mailto:info@cafelune.com">write</a>');
});
afterAll(() => rmSync(folder, { recursive: true }));

function enrich(lines: string[]): Record<string, unknown>[] {
  const { stdout, status } = spawnSync(process.execPath, [join(projectRoot, "scripts/enrich.ts")], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
  });
  expect(status).toBe(0);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("each line is one site's answer, in the same order, from all its pages and their bytes", () => {
  const pages = [
    { file: "home.html", base: "https://cafelune.com/" },
    { file: join(folder, "contact.html"), base: null },
  ];
  const answers = enrich([
    JSON.stringify({ site: "cafelune.com", country: "US", lang: "en", type: "Coffee Shop", pages }),
    "not json",
    JSON.stringify({ site: "empty.com", country: null, pages: [] }),
    JSON.stringify({ site: "gone.com", pages: [{ file: "nowhere.html" }] }),
  ]);
  expect(answers[3]).toMatchObject({ site: "gone.com", error: expect.stringContaining("ENOENT") });
  expect(answers[0]).toMatchObject({
    site: "cafelune.com",
    emails: [{ value: "info@cafelune.com", role: "info" }],
    phones: [{ value: "+12125550123", label: "main" }],
    socials: {},
    rating: null,
  });
  expect(answers[1]).toHaveProperty("error");
  expect(answers[2]).toMatchObject({ site: "empty.com", emails: [], marketingFit: null });
});
