/** Sentences about the preset itself, and small talk. */
export const englishTalk = {
  s_columns:
    "Each business has {n} columns, {filled} of them with a value of some business. Of the {all} this many have:",
  s_age_column: "There is no date of its own for the {field}: known for {n} of {all}.",
  s_coverage_claim:
    "Whether every business is in it can’t be told: only what is in {source} was collected.",
  s_reach:
    "The businesses lie between {south} and {north} degrees of latitude and between {west} and {east} degrees of longitude.",
  s_reach_cities: "The city is known for {n} of them: {list}.",
  s_licence_use:
    "Commercial use is allowed if you credit {source}; a database made from it has to be shared under the same licence.",
  s_same_names: "{n} names come more than once and stand for {what}. The most frequent are {list}.",
  s_same_names_why: "Branches of a chain share a name, so these need not be duplicates.",
  s_no_same_names: "No name comes more than once among the {all}.",
  s_types_asked: "This preset was collected for {list} and has {all}.",
  s_tier_one: "This preset is Tier 1: its {all} are from the map only.",
  s_tier_two: "This preset is Tier 2: its {all} are from the map and from their own websites.",
  s_meaning: "“{column}” is {what}. It is given for {n} of {all}.",
  talk_greet: "Hello! Ask me about the businesses in this preset.",
  talk_how: "I’m ready, thanks for asking. Ask me about the businesses in this preset.",
  talk_thanks: "You’re welcome!",
  talk_bye: "Goodbye!",
  talk_who: "I’m a program that answers questions about the businesses in this preset.",
} as const;

export type TalkBook = Readonly<Record<keyof typeof englishTalk, string>>;
