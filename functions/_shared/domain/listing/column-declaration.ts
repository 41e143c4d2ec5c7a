/**
 * How a column is kept, and so what its values are. `text`: mostly different in every row; `word`:
 * few different ones, each kept once; `words`: a list of such; `pairs`: a list of a word and a text
 * each.
 */
export type ColumnKind = "text" | "word" | "words" | "pairs" | "number" | "flag" | "hours";

/**
 * How a tag becomes a value. `name`: unchanged; `word`: in small letters, the first of several;
 * `words`: all of them; `choice`: one of the column's `values`, or what `also` says for it; `stars`.
 */
export type TagReading = "name" | "word" | "words" | "choice" | "stars";

/** Everything the product knows of a column. */
export interface ColumnDeclaration {
  kind: ColumnKind;
  /** The only values of a word or number. */
  values?: readonly (string | number)[];
  /** The names of the two values of a pair; the first one is the word. */
  keys?: readonly [string, string];
  /** The values by which a business has what the column is about. */
  affirmed?: readonly string[];
  /** The tag of the map that fills it, and how that is read; its receipt says `tag` and the key. */
  tag?: { key: string; as: TagReading; also?: Readonly<Record<string, string>> };
  /** Presets were collected before it was there: of those it says nothing, not even "none". */
  later?: true;
  /** Set in every listing. */
  always?: true;
  /** Set by the run and by the element, before anything else is known of the business. */
  ofRun?: true;
  /** The tier that fills it; the map may hold a few of tier 2. */
  tier: 1 | 2;
  /** Of a number. */
  unit?: "degree" | "star" | "review" | "level" | "year";
  /** The numbers a question may compare it with. */
  range?: readonly [least: number, most: number];
  /** How a plan can filter by it; every such column can also be present or missing. */
  asked?: "value" | "number" | "text" | "presence";
  /** Businesses can be put into groups by it. */
  groups?: true;
  /** Businesses can be sorted by it; by every number they can. */
  sorts?: true;
  /**
   * Taken from a twin that has it: "fill" when the leader has none, another column's name when that
   * one is taken.
   */
  merge?: "fill" | string;
  /** It has a receipt before a web site was read. */
  receipt?: true;
  /** An answer about a business tells it without being asked. */
  described?: true;
  /** Suggested in the answer to a question about a field that does not exist. */
  offered?: true;
  /** Its heading in a business's panel, and its place there from the top. */
  panel?: readonly [label: string, place: number];
  /** A filter of the results by its values: its heading, and its name in the page's address. */
  facet?: readonly [label: string, name: string];
  /** In a workbook, in characters. */
  width?: number;
  /** Of a list: what one of its values is called, as a column of the tests' database. */
  member?: string;
}
