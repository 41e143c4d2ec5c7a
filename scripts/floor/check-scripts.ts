import { type Feature, lastOf, type OlderLibrary } from "./older-library.ts";
import { lineAt, parse, type SyntaxNode, walk } from "./syntax.ts";

type Known = Pick<OlderLibrary, "newer" | "older">;

/** What packages do by a newer name, and why no browser of the floor minds. */
const harmless = new Map([
  ["Body.bytes", "the writer of Excel files has a method of that name"],
  ["Document.startViewTransition", "React asks within a `try`, and only for <ViewTransition>"],
]);

/**
 * What a built script uses that a browser of the floor lacks, one sentence each. It has no types: a
 * method is told by its name, where no older type has one of that name. What the script asks for
 * before it uses it is left out.
 */
export function checkScript(file: string, code: string, library: Known): string[] {
  const tree = parse(file, code, "js");
  const bound = boundNames(tree);
  const features = featuresOf(library);
  const found = new Set<string>();
  walk(tree, (node, parents) => {
    const used = usedFeature(node, parents, bound, features);
    if (!used || harmless.has(used.name)) return;
    if (isGuarded(node, parents, lastOf(used.name), code)) return;
    found.add(`${file}:${lineAt(code, node.start)}: ${used.name} is not in ${used.lacking}`);
  });
  return [...found];
}

interface Features {
  /** `requestIdleCallback`, `URL.parse`, `RegExp.unicodeSets` */
  byName: ReadonlyMap<string, Feature>;
  /** `showPopover`, where nothing older has a member of that name. */
  methods: ReadonlyMap<string, Feature>;
}

function featuresOf({ newer, older }: Known): Features {
  const known = new Set(older);
  const methods = newer.filter(({ kind, name }) => kind === "method" && !known.has(lastOf(name)));
  return {
    byName: new Map(newer.map((feature) => [feature.name, feature])),
    methods: new Map(methods.map((feature) => [lastOf(feature.name), feature])),
  };
}

const globalObjects = ["window", "globalThis", "self"];

function usedFeature(
  node: SyntaxNode,
  parents: readonly SyntaxNode[],
  bound: ReadonlySet<string>,
  { byName, methods }: Features,
): Feature | undefined {
  if (node.type === "Identifier") {
    const name = String(node.name);
    return isReference(node, parents[0]) && !bound.has(name) ? byName.get(name) : undefined;
  }
  if (node.type === "Literal" && node.regex) {
    const { flags } = node.regex as { flags: string };
    return flags.includes("v") ? byName.get("RegExp.unicodeSets") : undefined;
  }
  if (node.type !== "MemberExpression" || node.computed) return undefined;
  const { object, property } = node as unknown as { object: SyntaxNode; property: SyntaxNode };
  const member = String(property.name);
  if (object.type === "Identifier" && !bound.has(String(object.name))) {
    const owner = String(object.name);
    const known = byName.get(globalObjects.includes(owner) ? member : `${owner}.${member}`);
    if (known && known.kind !== "method") return known;
  }
  const isCalled = parents[0]?.type === "CallExpression" && parents[0].callee === node;
  return isCalled ? methods.get(member) : undefined;
}

const isReference = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean =>
  !(
    (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) ||
    (/^(Property|MethodDefinition|PropertyDefinition)$/.test(parent?.type ?? "") &&
      parent?.key === node) ||
    /^(Import|Export).*Specifier$|Label|Break|Continue/.test(parent?.type ?? "")
  );

/** The names a script gives itself, wherever it does. */
function boundNames(tree: SyntaxNode): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (typeof pattern !== "object" || pattern === null) return;
    const node = pattern as SyntaxNode;
    if (node.type === "Identifier") names.add(String(node.name));
    for (const part of ["argument", "left", "value"]) bind(node[part]);
    for (const list of ["elements", "properties"]) (node[list] as unknown[])?.forEach(bind);
  };
  walk(tree, (node) => {
    if (node.type === "VariableDeclarator" || /^(Function|Class)/.test(node.type)) bind(node.id);
    if (/Function/.test(node.type)) (node.params as unknown[] | undefined)?.forEach(bind);
    if (node.type === "CatchClause") bind(node.param);
    if (/^Import.*Specifier$/.test(node.type)) bind(node.local);
  });
  return names;
}

/** Whether the browser is asked for it: here, or by a condition around it that names it. */
function isGuarded(
  node: SyntaxNode,
  parents: readonly SyntaxNode[],
  name: string,
  code: string,
): boolean {
  let below = node;
  for (const parent of parents) {
    const condition = (parent.test ?? parent.left) as SyntaxNode | undefined;
    if (parent.type === "CallExpression" && parent.callee === below && parent.optional) return true;
    if (parent.type === "UnaryExpression" && /^(typeof|!)$/.test(String(parent.operator)))
      return true;
    if (/^(If|Conditional|Logical)/.test(parent.type) && condition) {
      if (condition === below && below.type !== "CallExpression") return true;
      if (condition !== below && mentions(code.slice(condition.start, condition.end), name))
        return true;
    }
    below = parent;
  }
  return false;
}

const mentions = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
