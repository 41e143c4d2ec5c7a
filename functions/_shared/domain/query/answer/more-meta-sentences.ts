import type { ListingColumn } from "../../listing/listing.ts";
import type { Plan } from "../plan/plan.ts";
import { columnMeanings } from "./column-meanings.ts";
import { fieldName, type Wording } from "./labels.ts";
import { businesses } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { rowsWith, sameNames } from "./preset-facts.ts";
import { joined } from "./word-forms.ts";

/** An answer about the preset itself: doubles, the types asked for, the tier, what a column means. */
export function moreMetaText({ about, columns = [] }: Plan, all: string, wording: Wording): string {
  switch (about) {
    case "duplicates":
      return sameNamesText(all, wording);
    case "types":
      return typesText(all, wording);
    case "meaning":
      return columns.map((column) => meaningText(column, wording)).join("\n");
    default:
      return wording.say(wording.preset.tier === 2 ? "s_tier_two" : "s_tier_one", { all });
  }
}

function sameNamesText(all: string, wording: Wording): string {
  const { say, language, preset } = wording;
  const { names, rows, most } = sameNames(preset);
  const number = (value: number): string => numberText(value, language);
  if (names === 0) return say("s_no_same_names", { all });
  const list = most.map(({ name, rows: n }) => say("pair", { one: name, other: number(n) }));
  return [
    say("s_same_names", {
      n: number(names),
      what: businesses(wording, rows),
      list: list.join(say("list_and")),
    }),
    say("s_same_names_why"),
  ].join(" ");
}

function typesText(all: string, wording: Wording): string {
  const { say, preset } = wording;
  const held = preset.entries("category").filter(({ rows }) => rows > 0);
  const asked = preset.niche.length > 0 ? preset.niche : held.map(({ value }) => value);
  const missing = preset.asked.filter(
    ({ type }) => (preset.find("category", type)?.rows ?? 0) === 0,
  );
  return [
    say("s_types_asked", { all, list: joined(wording, asked, "and") }),
    ...(missing.length > 0
      ? [
          say("s_not_found", {
            list: joined(
              wording,
              missing.map(({ sent }) => sent),
              "or",
            ),
          }),
        ]
      : []),
  ].join(" ");
}

function meaningText(column: ListingColumn, wording: Wording): string {
  const { say, language, preset } = wording;
  const meaning = columnMeanings[column]?.[language];
  return say("s_meaning", {
    column,
    what: meaning ?? fieldName(wording, column),
    n: numberText(rowsWith(column, preset), language),
    all: businesses(wording, preset.rows),
  });
}
