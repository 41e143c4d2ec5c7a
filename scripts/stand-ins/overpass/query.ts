import type { ElementType } from "../map-element.ts";

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export type Filter =
  | { kind: "key"; key: string; present: boolean }
  | { kind: "value"; key: string; value: string; negated: boolean }
  | { kind: "pattern"; key: string; pattern: RegExp; negated: boolean }
  | { kind: "key-pattern"; keyPattern: RegExp; pattern: RegExp }
  | { kind: "box"; bounds: Bounds }
  | { kind: "around"; metres: number; lat: number; lon: number }
  | { kind: "ids"; ids: Set<number> }
  | { kind: "set"; name: string }
  | { kind: "pivot"; name: string };

export interface Output {
  detail: "ids" | "skel" | "body" | "tags" | "meta" | "count";
  center: boolean;
  geometry: boolean;
  byArea: boolean;
  limit: number;
}

export type Statement = { line: number } & (
  | { kind: "query"; types: ElementType[]; filters: Filter[]; into: string }
  | { kind: "union"; members: Statement[]; into: string }
  | { kind: "difference"; members: Statement[]; into: string }
  | { kind: "item"; from: string; into: string }
  | { kind: "recurse"; into: string }
  | { kind: "is-in"; lat: number; lon: number; into: string }
  | { kind: "out"; from: string; output: Output }
);

export type Format =
  | { kind: "json" }
  | { kind: "xml" }
  | { kind: "csv"; fields: string[]; header: boolean; separator: string };

export interface Settings {
  format: Format;
  timeoutSeconds: number;
  maxBytes: number;
  bounds: Bounds | null;
}

export interface Query {
  settings: Settings;
  statements: Statement[];
}

/** `line` 0 = about the input as a whole. */
export interface QueryFault {
  line: number;
  kind: "encoding error" | "parse error" | "static error" | "runtime error";
  text: string;
}
