import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** One method of an SDK: what it calls, and which of its models it says comes back. */
export interface SdkOperation {
  /** `tablesDB.createRow` */
  name: string;
  method: string;
  path: string;
  /** One of these; empty where nothing or plain bytes come back. */
  models: string[];
}

const CALL =
  /const apiPath = ['"]([^'"]+)['"]|\b(?:call|chunkedUpload)\(\s*['"](\w+)['"]|^\s{2,4}(?:async )?(\w+)\((?:paramsOrFirst|\))|^(?:class|(?:var|let|const) (?=\w+ = class)) ?(\w+)/gm;

/** Methods in the order they stand in a service's code. */
function callsIn(code: string, service: string): Omit<SdkOperation, "models">[] {
  const found: Omit<SdkOperation, "models">[] = [];
  let [current, name, path] = [service, "", ""];
  for (const [, asked, method, declared, className] of code.matchAll(CALL)) {
    if (className) current = className;
    if (declared) name = declared;
    if (asked) path = asked;
    if (!method || !path) continue;
    found.push({ name: `${current}.${name}`, method: method.toUpperCase(), path });
    path = "";
  }
  return found;
}

/** `Promise<Models.RowList<Row>>` // => ["RowList"] */
function modelsIn(result: string): string[] {
  return result
    .split("|")
    .map((part) =>
      part
        .trim()
        .replace(/^Models\./, "")
        .replace(/<.*/s, ""),
    )
    .filter((name) => /^[A-Z]\w*$/.test(name));
}

function resultsIn(declarations: string): Map<string, string[]> {
  const results = new Map<string, string[]>();
  const service = /class (\w+)/.exec(declarations)?.[1] ?? "";
  const methods = /^\s+(\w+)(?:<[^(]*>)?\([^;]*?\): Promise<([^;]+)>;/gm;
  for (const [, name, result] of declarations.matchAll(methods))
    results.set(`${service}.${name}`, modelsIn(result ?? ""));
  return results;
}

/** Every operation of a package whose code and declarations are these. */
export function sdkOperations(codeFiles: string[], declarationFiles: string[]): SdkOperation[] {
  const results = new Map(
    declarationFiles.flatMap((file) => [...resultsIn(readFileSync(file, "utf8"))]),
  );
  return codeFiles
    .flatMap((file) => callsIn(readFileSync(file, "utf8"), basename(file)))
    .map((call) => ({ ...call, models: results.get(call.name) ?? [] }));
}

interface SdkFiles {
  operations: SdkOperation[];
  /** The file that declares `Models`. */
  models: string;
}

export function serverSdk(modules: string): SdkFiles {
  const root = join(modules, "node-appwrite", "dist");
  const of = (ending: string): string[] =>
    globSync(`services/*${ending}`, { cwd: root }).map((file) => join(root, file));
  const declarations = of(".d.ts");
  return { operations: sdkOperations(of(".mjs"), declarations), models: join(root, "models.d.ts") };
}

export function webSdk(modules: string): SdkFiles {
  const root = join(modules, "appwrite");
  const code = join(root, "dist", "esm", "sdk.js");
  const declarations = globSync("types/services/*.d.ts", { cwd: root }).map((file) =>
    join(root, file),
  );
  return {
    operations: sdkOperations([code], declarations),
    models: join(dirname(declarations[0] ?? ""), "..", "models.d.ts"),
  };
}
