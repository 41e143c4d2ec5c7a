import { declarationOf } from "../../listing/listing.ts";
import { columnValueLabel } from "../column-phrases.ts";
import type { ValueCondition } from "../plan/plan.ts";
import { bareFieldName, oneLine } from "./labels.ts";
import { isPhrase } from "./phrase-book.ts";
import { afterWith } from "./presence-words.ts";
import { fill, type Head, joined } from "./word-forms.ts";

/** "accepting cash", "with outdoor seating"; null where no words are known to be right. */
export function valueText(head: Head, { f, in: values }: ValueCondition): string | null {
  const { wording } = head;
  const { affirmed } = declarationOf(f);
  if (affirmed) {
    const x = bareFieldName(wording, f);
    if (isSame(values, affirmed)) return wording.say("m_with", { x: afterWith(x, wording) });
    if (isSame(values, ["no"])) return wording.say("m_without", { x });
    const said = values.map((value) => columnValueLabel(f, value, wording.language));
    // Some of these aren't nouns: "eingeschränkt rollstuhlgerecht".
    const isNoun = f === "internet_access" || (f === "wheelchair" && wording.language !== "de");
    if ((!isNoun && wording.language !== "en") || said.includes(undefined)) return null;
    return wording.say("m_with", {
      x: joined(
        wording,
        said.flatMap((one) => one ?? []),
        "or",
      ),
    });
  }
  const key = `m_${f}`;
  if (!isPhrase(key)) return null;
  return fill(head, key, { x: joined(wording, values.map(oneLine), "or") });
}

const isSame = (values: readonly string[], others: readonly string[]): boolean =>
  values.length === others.length && values.every((value) => others.includes(value));
