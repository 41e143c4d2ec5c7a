import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DataFolderError, lockFolder, requireWritable } from "../data-folder.ts";
import { openDatabase } from "../database.ts";

const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sentenceOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(DataFolderError);
    return (error as Error).message;
  }
  return "";
}

describe("a data folder", () => {
  const aFile = import.meta.filename;

  test.each([
    ["below a file", join(aFile, "data"), "a file stands where a folder has to be"],
    ["that is a file", aFile, "a file stands where a folder has to be"],
    ["in a place that takes none", "/proc/areascout", "no folder can be made there"],
    ["that takes no files", "/proc", "no folder can be made there"],
  ])("%s is refused with its reason and what to do", (_, dataDir, reason) => {
    expect(sentenceOf(() => requireWritable(dataDir))).toBe(
      `Nothing can be written to ${dataDir}: ${reason}. Mend that, or choose another data folder with LOCAL_DATA_DIR.`,
    );
  });

  test("is made where it can be, and left as it was", () => {
    const dataDir = join(folder, "new", "deep");
    requireWritable(dataDir);
    expect(statSync(dataDir).isDirectory()).toBe(true);
    expect(sentenceOf(() => requireWritable(dataDir))).toBe("");
  });

  test("is made once where several servers start in it at the same moment", async () => {
    const module = JSON.stringify(join(import.meta.dirname, "..", "data-folder.ts"));
    const program = `
      import { requireWritable } from ${module};
      for (let round = 0; round < 300; round++)
        requireWritable(process.argv[1] + "/" + round + "/deep");`;
    const start = promisify(execFile);
    const starts = Array.from({ length: 4 }, () =>
      start(process.execPath, ["--input-type=module", "-e", program, join(folder, "race")]),
    );
    expect((await Promise.all(starts)).map(({ stderr }) => stderr)).toEqual(["", "", "", ""]);
  });

  test("serves one server, and the next when that one has ended", () => {
    const dataDir = join(folder, "locked");
    const first = lockFolder(dataDir);
    expect(sentenceOf(() => lockFolder(dataDir))).toMatch(/locked is in use: another server/);
    first.release();
    lockFolder(dataDir).release();
  });

  test.runIf(process.getuid?.() === 0)("of somebody else is refused", () => {
    const nobody = 65_534;
    const home = mkdtempSync(join(tmpdir(), "areascout-nobody-"));
    chmodSync(home, 0o755);
    // This folder may stand where nobody else can read it.
    const copy = join(home, "data-folder.ts");
    cpSync(join(import.meta.dirname, "..", "data-folder.ts"), copy);
    const node = join(home, "node");
    cpSync(process.execPath, node);
    const [own, theirs] = [join(home, "own"), join(home, "theirs")];
    mkdirSync(own);
    mkdirSync(theirs);
    chownSync(own, nobody, nobody);
    const program = `
      import { requireWritable } from ${JSON.stringify(copy)};
      for (const dataDir of process.argv.slice(1))
        try { requireWritable(dataDir); console.log("fine"); } catch (e) { console.log(e.message); }`;
    const said = execFileSync(node, ["--input-type=module", "-e", program, own, theirs], {
      ...{ cwd: home, uid: nobody, gid: nobody, encoding: "utf8" },
    });
    expect(said.trim().split("\n")).toEqual([
      "fine",
      expect.stringMatching(/^Nothing can be written to .*theirs: it belongs to somebody else\./),
    ]);
    rmSync(home, { recursive: true });
  });
});

describe("a database that is damaged", () => {
  const sound = join(folder, "sound");
  beforeAll(() => {
    const db = openDatabase(sound);
    const add = db.prepare("INSERT INTO settings (name, value) VALUES (?, ?)");
    for (let at = 0; at < 500; at++) add.run(`name ${at}`, "x".repeat(200));
    db.close();
  });

  function damaged(name: string, damage: (file: string) => void): string {
    const dataDir = join(folder, name);
    cpSync(sound, dataDir, { recursive: true });
    damage(join(dataDir, "appwrite.sqlite"));
    return dataDir;
  }
  function overwrite(file: string, at: number, bytes: number): void {
    const open = openSync(file, "r+");
    writeSync(open, Buffer.alloc(bytes, 0x5a), 0, bytes, at);
    closeSync(open);
  }

  test.each<[string, (file: string) => void]>([
    ["whose pages were overwritten", (file) => overwrite(file, 4_096 * 3, 4_096 * 6)],
    [
      "of which one page was overwritten",
      (file) => overwrite(file, statSync(file).size - 4_096, 4_096),
    ],
    ["that was cut off", (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000))],
    ["whose header is another file's", (file) => overwrite(file, 0, 100)],
    ["that is text", (file) => writeFileSync(file, "not a database, but long enough\n".repeat(99))],
  ])("%s is not opened: the sentence names its file and what to do", (name, damage) => {
    const dataDir = damaged(name.replaceAll(" ", "-"), damage);
    const file = join(dataDir, "appwrite.sqlite");
    const before = readFileSync(file);
    const sentence = sentenceOf(() => openDatabase(dataDir));
    expect(sentence).toContain(`The database ${file} is damaged (`);
    expect(sentence).toContain("Put a copy of it back, move it away to start with an empty one");
    expect(readFileSync(file).equals(before), "left as it was").toBe(true);
  });

  test("or that a newer version wrote is left alone", () => {
    const dataDir = damaged("newer", (file) => {
      const db = new DatabaseSync(file);
      db.exec("PRAGMA user_version = 999");
      db.close();
    });
    expect(sentenceOf(() => openDatabase(dataDir))).toMatch(
      /was written by a newer version \(999, this one knows \d+\)\. Update the project/,
    );
  });

  test("and one that is not opens again and again", () => {
    const dataDir = damaged("again", () => {});
    openDatabase(dataDir).close();
    const db = openDatabase(dataDir);
    expect(db.prepare("SELECT count(*) AS all_of_them FROM settings").get()).toEqual({
      all_of_them: 500,
    });
    db.close();
  });
});
