import { catalogue } from "../../matching/catalogue.ts";
import { synonyms } from "../../matching/synonyms.ts";
import { fold } from "../../text/fold.ts";
import { catalogueAliases } from "../catalogue-aliases.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { type LanguageForm, languageForms } from "./language-forms.ts";
import { keyOf } from "./tokens.ts";
import { formsIn, plainForms, withoutHead } from "./type-forms.ts";

/** What a word for a type leads to: types of this preset, or one that was not collected. */
export interface TypeName {
  entries: readonly Entry[];
  /** Whether the words are the type's own name rather than another word for it. */
  own: boolean;
  isPlural: boolean;
  notCollected: string | null;
}

/** Other words for types, whatever the preset: form to labels, built once. */
interface Aliases {
  byForm: ReadonlyMap<string, { labels: string[]; isPlural: boolean }>;
  formsOf: ReadonlyMap<string, string[]>;
}
let aliases: Aliases | undefined;

function allAliases(): Aliases {
  if (aliases) return aliases;
  const byForm = new Map<string, { labels: string[]; isPlural: boolean }>();
  const formsOf = new Map<string, string[]>();
  const add = (label: string, said: string): void => {
    formsOf.set(label, [...(formsOf.get(label) ?? []), ...plainForms(keyOf(said))]);
    for (const [form, isPlural] of formsIn(keyOf(said))) {
      const known = byForm.get(form);
      if (!known) byForm.set(form, { labels: [label], isPlural });
      else if (!known.labels.includes(label)) known.labels.push(label);
    }
  };
  for (const [label, said] of Object.entries(catalogueAliases)) {
    for (const one of said) add(fold(label), one);
  }
  for (const [label, said] of synonyms) for (const one of said) add(fold(label), one);
  for (const label of catalogue.flatMap(({ types }) => types)) add(fold(label), label);
  aliases = { byForm, formsOf };
  return aliases;
}

/** Types by their own names; other words are looked up in the one table of all presets. */
export function typeNames(preset: Preset): {
  find: (key: string) => TypeName | undefined;
  words: string[];
} {
  const own = new Map<string, TypeName>();
  const { byForm, formsOf } = allAliases();
  const inLanguages = namesInLanguages(preset.entries("category"));
  const words: string[] = [];
  const addOwn = (key: string, entry: Entry): void => {
    for (const [form, isPlural] of formsIn(key)) {
      if (own.has(form)) continue;
      // "restaurante" is Spanish for one, rather than an ending for several.
      const isSeveral = inLanguages.isSeveral(form) ?? isPlural;
      own.set(form, { entries: [entry], own: true, isPlural: isSeveral, notCollected: null });
    }
  };
  for (const entry of preset.entries("category")) {
    const key = keyOf(entry.value);
    words.push(...plainForms(key), ...(formsOf.get(fold(entry.value)) ?? []));
    addOwn(key, entry);
  }
  // The words that were typed for a type name it as well.
  for (const { sent, type } of preset.asked) {
    const entry = preset.find("category", type);
    const key = keyOf(sent);
    if (!entry) continue;
    addOwn(key, entry);
    words.push(...plainForms(key));
  }
  const find = (key: string): TypeName | undefined => {
    const named = plainlyNamed(key);
    if (named) return named;
    const [rest, isPlural] = withoutHead(key) ?? [];
    const of = rest === undefined ? undefined : plainlyNamed(rest);
    return of && { ...of, own: false, isPlural: isPlural === true };
  };
  const plainlyNamed = (key: string): TypeName | undefined => {
    const named = own.get(key);
    const alias = named ? undefined : byForm.get(key);
    if (!alias) return named ?? inLanguages.find(key);
    const entries = alias.labels.flatMap((label) => preset.find("category", label) ?? []);
    const foreign = entries.length === 0 ? inLanguages.find(key) : undefined;
    if (foreign) return foreign;
    const [elsewhere = ""] = alias.labels;
    return {
      entries,
      own: false,
      isPlural: alias.isPlural,
      notCollected: entries.length > 0 ? null : labelOf(elsewhere),
    };
  };
  return { find, words };
}

/** The names that the types of a preset have in other languages; of several types the first. */
function namesInLanguages(entries: readonly Entry[]): {
  find: (key: string) => TypeName | undefined;
  /** Whether a name means several as written; undefined for other words. */
  isSeveral: (key: string) => boolean | undefined;
} {
  const places = new Map(entries.map(({ value }, place) => [fold(value), place]));
  const formsOf = languageForms(places.keys());
  const first = (key: string, isMeant: (form: LanguageForm) => boolean = () => true) => {
    let found: { form: LanguageForm; place: number } | undefined;
    for (const form of formsOf(key)) {
      const place = places.get(form.label);
      if (place === undefined || !isMeant(form)) continue;
      if (!found || place < found.place) found = { form, place };
    }
    return found;
  };
  return {
    find: (key) => {
      const found = first(key);
      const entry = found && entries[found.place];
      return (
        entry && { entries: [entry], own: false, isPlural: found.form.isPlural, notCollected: null }
      );
    },
    isSeveral: (key) => first(key, ({ isSeveral }) => isSeveral !== undefined)?.form.isSeveral,
  };
}

const labelOf = (folded: string): string =>
  folded.replace(/(^|[\s-])\p{L}/gu, (one) => one.toUpperCase());
