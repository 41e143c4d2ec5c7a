import { declarationOf, isColumn, type ListingColumn } from "../listing/listing.ts";
import { columnWords } from "./column-words.ts";
import type { PresenceField, ValueField } from "./plan/plan.ts";
import { type Language, languages } from "./reader/lexicon.ts";
import { keyOf } from "./reader/tokens.ts";

const columns = Object.keys(columnWords).filter(isColumn);

const listOf = (phrases: string | undefined): string[] =>
  (phrases ?? "").split(",").flatMap((phrase) => phrase.trim() || []);

/** The column's name in answers; undefined for columns of the phrase book. */
export const columnLabel = (column: string, language: Language): string | undefined =>
  isColumn(column) ? listOf(columnWords[column]?.[language].names)[0] : undefined;

/** The answers' name for one value of a column: "wifi" */
export const columnValueLabel = (
  column: string,
  value: string,
  language: Language,
): string | undefined =>
  isColumn(column) ? listOf(columnWords[column]?.[language].values?.[value])[0] : undefined;

/** Whether a business can simply have it: "with outdoor seating". */
const isStated = (column: ListingColumn): boolean => declarationOf(column).affirmed !== undefined;

/** Lexicon lines with the names of columns that hold more than yes or no. */
export const columnGrammar = (language: Language): string =>
  columns
    .filter((column) => !isStated(column))
    .map((column) => `field.${column}: ${columnWords[column]?.[language].names}`)
    .join("\n");

type StatedField = ValueField & PresenceField;

/** The meaning of a phrase: the column has one of these values. */
export interface Statement {
  field: StatedField;
  values: readonly string[];
}

let statements: ReadonlyMap<string, Statement> | undefined;

/** Keyed by the folded phrase, in all languages. */
export function allStatements(): ReadonlyMap<string, Statement> {
  statements ??= new Map(columns.flatMap(statementsOf));
  return statements;
}

function statementsOf(column: ListingColumn): [string, Statement][] {
  const { affirmed } = declarationOf(column);
  return languages.flatMap((language) => {
    const { names, says, values = {} } = columnWords[column]?.[language] ?? { names: "" };
    const said = (
      phrases: string | undefined,
      meant: readonly string[] = [],
    ): [string, Statement][] =>
      // A column with values to affirm is one that plans ask for by value.
      listOf(phrases).map((phrase) => [
        keyOf(phrase),
        { field: column as StatedField, values: meant },
      ]);
    return [
      ...(affirmed ? [...said(names, affirmed), ...said(says, affirmed)] : []),
      ...Object.entries(values).flatMap(([value, phrases]) => said(phrases, [value])),
    ];
  });
}
