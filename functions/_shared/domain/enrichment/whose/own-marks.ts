import type { OwnNames } from "./own-names.ts";

/** What is known of the business before its pages are divided among their owners. */
export interface OwnMarks {
  names: OwnNames;
  /** Registrable domains of the site. */
  domains: ReadonlySet<string>;
  streets: ReadonlySet<string>;
  /** Numbers that are the business's for certain, by their ends. */
  phones: ReadonlySet<string>;
  /** What its names and its structured data say it is. */
  trades: ReadonlySet<string>;
  /** Names and numbers that the structured data give to somebody else. */
  othersNames: ReadonlySet<string>;
  othersPhones: ReadonlySet<string>;
}
