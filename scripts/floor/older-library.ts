import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lackingGlobal, lackingMember, typeEntries } from "./names.ts";
import { type Lacking, lacking } from "./newer.ts";
import { parse, type SyntaxNode } from "./syntax.ts";

/** What some browser of the floor lacks. */
export interface Feature {
  /** `URL.parse` */
  name: string;
  kind: "global" | "static" | "method" | "property";
  lacking: Lacking;
}

export interface OlderLibrary {
  /** The text of each file by its name, such as `lib.dom.d.ts`. */
  files: Record<string, string>;
  newer: Feature[];
  /** Names of members that are everywhere. */
  older: string[];
}

interface Edit {
  at: number;
  end?: number;
  text: string;
}

/**
 * TypeScript's library of a browser as it is at the floor: what is lacking somewhere may be
 * undefined, so that it is only used where its absence is thought of. `folder` holds TypeScript's
 * own library.
 */
export function olderLibrary(folder: string): OlderLibrary {
  const sources = new Map<string, string>();
  const trees = new Map<string, SyntaxNode>();
  const isRead = /^lib\.(dom|es5|(es20\d\d|esnext|decorators|dom)\.[\w.]+|decorators)\.d\.ts$/;
  for (const name of readdirSync(folder)) {
    if (!isRead.test(name) || name.endsWith(".full.d.ts")) continue;
    const text = readFileSync(join(folder, name), "utf8").replace(/^\/\/\/ <reference.*$/gm, "");
    sources.set(name, text);
    trees.set(name, parse(name, text, "dts"));
  }
  const heirs = heirsOf([...trees.values()]);
  const newer = new Map<string, Feature>();
  const older = new Set<string>();
  const files: OlderLibrary["files"] = {};
  for (const [name, tree] of trees) {
    const text = sources.get(name) ?? "";
    const edits = editsOf(tree, text, heirs, (feature) => {
      if (feature.lacking) newer.set(feature.name, feature);
      else older.add(lastOf(feature.name));
    });
    files[name] = applied(text, edits);
  }
  return { files, newer: [...newer.values()], older: [...older] };
}

/** `parse` of `URL.parse` */
export const lastOf = (name: string): string => name.split(".").at(-1) ?? name;

type Tell = (feature: Feature) => void;

function editsOf(tree: SyntaxNode, text: string, heirs: Heirs, tell: Tell): Edit[] {
  const edits: Edit[] = [];
  const inNamespace = (body: SyntaxNode[], prefix: string): void => {
    for (const statement of body) {
      const name = prefix + nameOf(statement.id);
      if (statement.type === "TSInterfaceDeclaration") {
        const isStatic = /.Constructor$/.test(name) && typeEntries(name).length === 0;
        const type = isStatic ? name.replace(/Constructor$/, "") : name;
        const members = (statement.body as { body: SyntaxNode[] }).body;
        edits.push(...memberEdits(type, members, isStatic, heirs, tell));
      } else if (statement.type === "VariableDeclaration") {
        const [declared] = statement.declarations as SyntaxNode[];
        const id = declared?.id as SyntaxNode;
        const annotation = (id.typeAnnotation as SyntaxNode | null)?.typeAnnotation as SyntaxNode;
        const variable = prefix + nameOf(id);
        if (annotation?.type === "TSTypeLiteral") {
          const members = annotation.members as SyntaxNode[];
          edits.push(...memberEdits(variable, members, true, heirs, tell));
        }
        const what = prefix === "" ? lackingGlobal(variable) : lackingNamed(variable);
        if (!what || !annotation) continue;
        edits.push(
          { at: annotation.start, text: "undefined | (" },
          { at: annotation.end, text: ")" },
        );
        tell({ name: variable, kind: "global", lacking: what });
      } else if (statement.type === "TSDeclareFunction" && prefix === "") {
        const what = lackingGlobal(name);
        if (!what) continue;
        const signature = text.slice((statement.id as SyntaxNode).end, statement.end);
        const type = signature.replace(/\)\s*:(?=[^:]*;?$)/, ") =>").replace(/;$/, "");
        edits.push({
          at: statement.start,
          end: statement.end,
          text: `declare var ${name}: undefined | (${type});`,
        });
        tell({ name, kind: "global", lacking: what });
      } else if (statement.type === "TSModuleDeclaration") {
        inNamespace((statement.body as { body: SyntaxNode[] }).body, `${name}.`);
      }
    }
  };
  inNamespace(tree.body as SyntaxNode[], "");
  return edits;
}

/** `Intl.DurationFormat` */
const lackingNamed = (name: string): Lacking => lacking(typeEntries(name)[0]);

function memberEdits(
  type: string,
  members: readonly SyntaxNode[],
  isStatic: boolean,
  heirs: Heirs,
  tell: Tell,
): Edit[] {
  // A type that is lacking is asked for itself.
  if (lackingNamed(type)) return [];
  const edits: Edit[] = [];
  for (const member of members) {
    const key = member.key as SyntaxNode | undefined;
    if (!key || member.computed) continue;
    const name = nameOf(key);
    const what = lackingAnywhere(type, name, isStatic, heirs);
    const isMethod = member.type === "TSMethodSignature" && member.kind === "method";
    const kind = isStatic ? "static" : isMethod ? "method" : "property";
    tell({ name: `${type}.${name}`, kind, lacking: what });
    if (!what || member.optional) continue;
    if (member.kind === "get") {
      const returned = (member.returnType as SyntaxNode).typeAnnotation as SyntaxNode;
      edits.push({ at: returned.end, text: " | undefined" });
    } else if (member.kind !== "set") edits.push({ at: key.end, text: "?" });
  }
  return edits;
}

/** A mixin is described where it is mixed in. */
function lackingAnywhere(type: string, name: string, isStatic: boolean, heirs: Heirs): Lacking {
  const own = lackingMember(type, name, isStatic);
  if (own !== undefined) return own;
  const told = [...(heirs.get(type) ?? [])]
    .map((heir) => lackingMember(heir, name, isStatic))
    .filter((one) => one !== undefined);
  return told.every(Boolean) ? (told[0] ?? "") : "";
}

type Heirs = Map<string, Set<string>>;

/** All interfaces that have an interface's members, at whatever distance. */
function heirsOf(trees: readonly SyntaxNode[]): Heirs {
  const direct: [heir: string, base: string][] = trees.flatMap((tree) =>
    (tree.body as SyntaxNode[])
      .filter(({ type }) => type === "TSInterfaceDeclaration")
      .flatMap((statement) =>
        ((statement.extends as SyntaxNode[] | null) ?? []).map(
          ({ expression }): [string, string] => [nameOf(statement.id), nameOf(expression)],
        ),
      ),
  );
  const heirs: Heirs = new Map();
  for (let size = -1, grown = 0; grown !== size; ) {
    size = grown;
    for (const [heir, base] of direct) {
      const all = heirs.get(base) ?? new Set();
      for (const one of [heir, ...(heirs.get(heir) ?? [])]) all.add(one);
      heirs.set(base, all);
    }
    grown = [...heirs.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return heirs;
}

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return name ?? String(value ?? "");
};

function applied(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { at, end = at, text: added } of edits.toSorted((one, other) => one.at - other.at)) {
    if (at < done) continue;
    result += text.slice(done, at) + added;
    done = end;
  }
  return result + text.slice(done);
}
