import type { Plugin } from "vite";
import type { TagQuery } from "#domain/listing/element.ts";
import { knownTypes, knownWords } from "#domain/matching/vocabulary.ts";

interface OfferedType {
  label: string;
  tags: readonly TagQuery[];
  words: string[];
}

/** Every type the matcher knows by its own name, with its tags and its other words. */
export function typesToOffer(): OfferedType[] {
  const words = Map.groupBy(knownWords(), ({ type }) => type.label);
  return [...knownTypes().values()].map(({ label, tags }) => {
    const said = (words.get(label) ?? []).filter(({ kind }) => kind !== "term");
    return { label, tags, words: [...new Set(said.map(({ text }) => text))] };
  });
}

/** Gives the site the types to offer while somebody writes one, as `virtual:business-types`. */
export const typesAtBuild = (): Plugin => ({
  name: "types-at-build",
  resolveId: { filter: { id: /^virtual:business-types$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:business-types$/ },
    handler: () => {
      const text = JSON.stringify(JSON.stringify(typesToOffer()));
      return `export const businessTypes = JSON.parse(${text});\n`;
    },
  },
});
