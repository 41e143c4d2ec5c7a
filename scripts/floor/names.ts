import type { Identifier } from "@mdn/browser-compat-data";
import { compatData, type Lacking, lacking, partOf } from "./newer.ts";

/** TypeScript's names for types that MDN's data calls otherwise. */
const sameAs = new Map(
  Object.entries({
    AsyncIteratorObject: "AsyncIterator",
    IteratorObject: "Iterator",
    CallableFunction: "Function",
    NewableFunction: "Function",
    ReadonlyArray: "Array",
    ReadonlyMap: "Map",
    ReadonlySet: "Set",
  }),
);

const isTypedArray = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;

/** `Iterator`, `URL` or `Intl.Segmenter` in MDN's data, of the language or of the browser. */
export function typeEntries(type: string): Identifier[] {
  const { api, javascript } = compatData();
  const name = sameAs.get(type) ?? type;
  const [first = "", second] = name.split(".");
  const holder = partOf(javascript, "builtins");
  const builtIn = second ? partOf(partOf(holder, first), second) : partOf(holder, first);
  return [
    builtIn,
    isTypedArray.test(name) ? partOf(holder, "TypedArray") : undefined,
    partOf(api, name),
  ].filter((entry) => entry !== undefined);
}

/** What lacks a global name such as `requestIdleCallback` or `Temporal`. */
export function lackingGlobal(name: string): Lacking {
  const { api } = compatData();
  const [entry] = [...typeEntries(name), partOf(partOf(api, "Window"), name)];
  return lacking(entry ?? undefined);
}

/** What lacks `URL.parse` (`isStatic`) or `Element.checkVisibility`; `undefined` where MDN knows nothing. */
export function lackingMember(
  type: string,
  member: string,
  isStatic: boolean,
): Lacking | undefined {
  const { javascript } = compatData();
  const builtIns = partOf(javascript, "builtins");
  const isOfLanguage = partOf(builtIns, type.split(".")[0] ?? "") !== undefined;
  for (const entry of typeEntries(type)) {
    const named = isStatic && !isOfLanguage ? `${member}_static` : member;
    const found = partOf(entry, named);
    if (found?.__compat) return lacking(found);
  }
  return undefined;
}
