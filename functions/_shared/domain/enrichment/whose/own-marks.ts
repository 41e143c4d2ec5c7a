import type { OwnNames } from "./own-names.ts";

/** Facts about the business that are known before its pages are divided among their owners. */
export interface OwnMarks {
  names: OwnNames;
  /** Registrable domains of the site. */
  domains: ReadonlySet<string>;
  streets: ReadonlySet<string>;
  /** Numbers that are the business's for certain, by their ends. */
  phones: ReadonlySet<string>;
  /** Its kinds of trade by its names and its structured data. */
  trades: ReadonlySet<string>;
  /** Names and numbers that the structured data give to somebody else. */
  othersNames: ReadonlySet<string>;
  othersPhones: ReadonlySet<string>;
}
