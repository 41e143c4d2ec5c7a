import { namesByLabel } from "../../matching/vocabulary.ts";
import { keyOf } from "./tokens.ts";
import { formsIn } from "./type-forms.ts";

/** One form of a name that a type has in some language. */
export interface LanguageForm {
  /** The type's, folded. */
  label: string;
  isPlural: boolean;
  /** Whether a name means several as written. */
  isSeveral?: boolean;
}

const byForm = new Map<string, LanguageForm[]>();
const read = new Set<string>();

/**
 * The types that a form is a name of, among them all of `labels`. One table for all presets: a
 * type has about 110 forms, and a process holds hundreds of presets with the same types.
 */
export function languageForms(labels: Iterable<string>): (form: string) => readonly LanguageForm[] {
  for (const label of labels) if (!read.has(label)) add(label);
  return (form) => byForm.get(form) ?? [];
}

function add(label: string): void {
  const names = namesByLabel().get(label);
  if (!names) return;
  read.add(label);
  for (const [form, one] of formsOf(label, names)) {
    const known = byForm.get(form);
    if (known) known.push(one);
    else byForm.set(form, [one]);
  }
}

/** Where two names of a type have a form, it is what the first of them says. */
function formsOf(label: string, names: readonly string[]): Map<string, LanguageForm> {
  const forms = new Map<string, LanguageForm>();
  for (const name of names) {
    const key = keyOf(name);
    for (const [form, isPlural] of formsIn(key)) {
      const one = forms.get(form) ?? { label, isPlural };
      forms.set(form, one);
      if (form === key) one.isSeveral ??= isPlural;
    }
  }
  return forms;
}
