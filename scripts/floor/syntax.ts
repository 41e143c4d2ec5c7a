import { parseSync } from "vite";

/** A node of a syntax tree, with the fields that are read here. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function parse(file: string, code: string, lang: "dts" | "js"): SyntaxNode {
  const { program, errors } = parseSync(file, code, { lang });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program as unknown as SyntaxNode;
}

/** All nodes, each with those it stands in, the nearest first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  visit(node, parents);
  const within = [node, ...parents];
  for (const field of Object.values(node)) {
    for (const child of Array.isArray(field) ? field : [field]) {
      if (isNode(child)) walk(child, visit, within);
    }
  }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as { type?: unknown }).type === "string" &&
  typeof (value as { start?: unknown }).start === "number";

export const lineAt = (code: string, offset: number): number =>
  code.slice(0, offset).split("\n").length;
