import type {
  ColumnDeclaration,
  ColumnKind,
} from "../functions/_shared/domain/listing/column-declaration.ts";
import { declarationOf, listingColumns } from "../functions/_shared/domain/listing/listing.ts";
import { markdownTable } from "./markdown-table.ts";

const inJson: Readonly<Record<ColumnKind, string>> = {
  text: "text",
  word: "text",
  words: "`[text]`",
  pairs: "",
  number: "number",
  flag: "`true`, `false`",
  hours: "`[[day, opens, closes]]`",
};

function jsonOf({ kind, keys, values, always, unit, range }: ColumnDeclaration): string {
  if (keys) return `\`[{${keys.join(", ")}}]\``;
  const choice = values?.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  const limits = range && range[1] < 1e6 ? ` ${range[0]}–${range[1]}` : "";
  const value = choice ?? inJson[kind] + limits + (unit ? ` (${unit})` : "");
  const isSingle = ["text", "word", "number"].includes(kind);
  return isSingle && !always ? `${value} or \`null\`` : value;
}

function csvOf({ kind, keys }: ColumnDeclaration): string {
  if (keys) return `\`${keys[0]}: ${keys[1]}\`, joined with \`; \``;
  if (kind === "hours") return "`Mo 09:00-17:00`, joined with `; `";
  return kind === "words" ? "joined with `; `" : "the value";
}

const questionsOf = ({ asked, groups, facet }: ColumnDeclaration): string =>
  [asked, groups ? "groups" : undefined, facet ? "filter" : undefined].filter(Boolean).join(", ");

/** The table of a listing's columns for the README. */
function columnsTable(): string {
  const rows = listingColumns.map((column) => {
    const declared = declarationOf(column);
    const tag = declared.tag ? `\`${declared.tag.key}\`` : "";
    const { tier } = declared;
    return [
      `\`${column}\``,
      jsonOf(declared),
      csvOf(declared),
      String(tier),
      tag,
      questionsOf(declared),
    ];
  });
  const head = [
    "Column",
    "In JSON",
    "In CSV and XLSX",
    "Tier",
    "Map tag",
    "In questions and results",
  ];
  return markdownTable([head, ...rows]);
}

const marks = /(<!-- columns: npm run generate -->\n)[\s\S]*?(\n<!-- \/columns -->)/;

/** The README with its table as it should be. */
export const withColumns = (readme: string): string =>
  readme.replace(
    marks,
    (_all, open: string, close: string) => `${open}\n${columnsTable()}\n${close}`,
  );
