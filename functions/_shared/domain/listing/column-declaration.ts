/**
 * The type of a column's values, and how a snapshot stores them. `text`: mostly unique strings;
 * `word`: strings that repeat, each stored once; `words`: a list of such strings; `pairs`: a list of
 * a word and a text.
 */
export type ColumnKind = "text" | "word" | "words" | "pairs" | "number" | "flag" | "hours";

/**
 * How a tag is parsed. `name`: unchanged; `word`: lower case, the first of several; `words`: all of
 * them; `choice`: one of the column's `values`, after the aliases in `also`; `stars`: 0 to 5.
 */
export type TagReading = "name" | "word" | "words" | "choice" | "stars";

/** The single declaration of a column; every other list of columns derives from it. */
export interface ColumnDeclaration {
  kind: ColumnKind;
  /** The only values of a word or number. */
  values?: readonly (string | number)[];
  /** The names of the two values of a pair; the first one is the word. */
  keys?: readonly [string, string];
  /** The values that mean “yes”: a business with wheelchair access, for example. */
  affirmed?: readonly string[];
  /** The map tag it comes from and how it is parsed; the receipt's method is `tag` and the key. */
  tag?: { key: string; as: TagReading; also?: Readonly<Record<string, string>> };
  /** Stored values that people see in other words; the rest is only capitalized. */
  shown?: Readonly<Record<string, string>>;
  /** Added later: older presets did not collect it, so their values are unknown, never “none”. */
  later?: true;
  /** Set in every listing. */
  always?: true;
  /** Set by the run or the map element itself, not by the business's details. */
  ofRun?: true;
  /** The tier that promises it; the map may already provide some tier 2 values. */
  tier: 1 | 2;
  /** The unit of a number. */
  unit?: "degree" | "star" | "review" | "level" | "year";
  /** The range of numbers a question may compare it with. */
  range?: readonly [least: number, most: number];
  /** How a plan can filter by it; each of these can also be filtered as known or unknown. */
  asked?: "value" | "number" | "text" | "presence";
  /** Plans can group by it. */
  groups?: true;
  /** Plans can sort by it; every number sorts anyway. */
  sorts?: true;
  /**
   * When a merged duplicate provides it: "fill" if the leading element has no value, or the name of
   * another column to follow that one.
   */
  merge?: "fill" | "street" | "phone" | "hours_raw";
  /** It has a receipt from the map alone. */
  receipt?: true;
  /** Included in the answer to “tell me about this business”. */
  described?: true;
  /** Suggested when a question names a field that does not exist. */
  offered?: true;
  /** Its heading in the business panel, and its position: lower is higher up. */
  panel?: readonly [label: string, place: number];
  /** A filter of the results: its heading, and its parameter in the page's address. */
  facet?: readonly [label: string, name: string];
  /** Column width in a workbook, in characters. */
  width?: number;
  /** Of a list: the column name of one value in the tests' database. */
  member?: string;
}
