/** Kinds of words near a year or a name; each is one bit of a mask. */
export const cueClasses = [
  "found",
  "start",
  "self",
  "step",
  "modest",
  "since",
  "founder",
  "kin",
  "descent",
  "others",
  "career",
  "change",
  "took",
  "house",
  "award",
  "member",
  "copy",
  "media",
  "customer",
  "own",
  "me",
  "business",
  "role",
  "today",
  "by",
  "iam",
  "they",
  "history",
  "team",
  "idea",
  "life",
  "about",
] as const;
export type CueClass = (typeof cueClasses)[number];
/** Words by class: `*` ends a stem, `_` joins the words of a phrase. */
export type CueWords = Readonly<Record<CueClass, string>>;

export const bitOf = Object.fromEntries(cueClasses.map((name, at) => [name, 1 << at])) as Readonly<
  Record<CueClass, number>
>;

export const maskOf = (names: readonly CueClass[]): number =>
  names.reduce((mask, name) => mask | bitOf[name], 0);
