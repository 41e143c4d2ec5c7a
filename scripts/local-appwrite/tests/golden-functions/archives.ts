import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "tar";
import { folder } from "../golden/recordings.ts";

const probe = join(folder, "18-function-probe");
const read = (name: string): string => readFileSync(join(probe, name), "utf8");

/** The code of the recordings; each archive is packed once, so that it comes back as it was sent. */
const CODE = {
  probe: () => ({ "main.js": read("main.js"), "package.json": read("package.json") }),
  teller: () => ({ "main.js": read("teller.js"), "package.json": read("package.json") }),
  wrongfile: () => ({ "other.js": read("main.js"), "package.json": read("package.json") }),
  badsyntax: () => ({
    "main.js": "export default ({ res }) => res.text(1 1);",
    "package.json": read("package.json"),
  }),
  noexport: () => ({ "main.js": "export const a = 1;", "package.json": read("package.json") }),
};

export type Code = keyof typeof CODE;

/** A tar.gz as the CLI makes one. */
async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const root = mkdtempSync(join(tmpdir(), "golden-code-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const file = join(root, "code.tar.gz");
    await create({ gzip: true, cwd: root, file }, Object.keys(files));
    return readFileSync(file);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const packed = new Map<Code, Promise<Buffer>>();

export function archive(code: Code): Promise<Buffer> {
  const known = packed.get(code) ?? archiveOf(CODE[code]());
  packed.set(code, known);
  return known;
}

const BOUNDARY = "golden-boundary";

/** The one type a form of these recordings has. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body of text and bytes; `code` goes as the file of an upload. */
export function formOf(fields: readonly (readonly [string, string | Buffer])[]): Buffer {
  const parts = fields.flatMap(([name, value]) => {
    const isFile = name === "code";
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
    const file = isFile ? '; filename="code.tar.gz"\r\nContent-Type: application/gzip' : "";
    return [Buffer.from(`${head}${file}\r\n\r\n`), Buffer.from(value), Buffer.from("\r\n")];
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
