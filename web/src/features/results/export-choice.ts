import type { ExportFormat, ExportRequest } from "#domain/contract.ts";
import { type FileLayout, fileLayouts } from "#domain/exports/file-layouts.ts";
import type { FileAsked } from "./use-export.ts";

/** A layout of everything known, or one source alone. */
export type FileContent = FileLayout | NonNullable<ExportRequest["source"]>;

export interface FileChoice {
  content: FileContent;
  format: ExportFormat;
}

export const formats = ["csv", "xlsx", "geojson"] as const satisfies ExportFormat[];

const usualFile: FileChoice = { content: "full", format: "csv" };

/** One source's file needs a preset that has more than one. */
export const contentsOf = (hasOverture: boolean): readonly FileContent[] =>
  hasOverture ? [...fileLayouts, "overture"] : fileLayouts;

export const isFormatOf = (content: FileContent, format: ExportFormat): boolean =>
  format !== "geojson" || content === "full" || content === "overture";

/** The layout whose columns can be chosen; null where a file has all of its own. */
export const layoutOf = ({ content, format }: FileChoice): FileLayout | null =>
  content === "overture" || format === "geojson" ? null : content;

/** Another content in the same format, where that exists. */
export const withContent = ({ format }: FileChoice, content: FileContent): FileChoice => ({
  content,
  format: isFormatOf(content, format) ? format : usualFile.format,
});

/** The choice that was kept, as far as this preset has such a file. */
export function choiceFrom(stored: unknown, hasOverture: boolean): FileChoice {
  const { content, format } = (stored ?? {}) as Partial<FileChoice>;
  const known = contentsOf(hasOverture).find((one) => one === content) ?? usualFile.content;
  const asked = formats.find((one) => one === format) ?? usualFile.format;
  return withContent({ content: known, format: asked }, known);
}

/** The request for the file; `columns` is null for the usual ones. */
export function fileAsked(choice: FileChoice, columns: readonly string[] | null): FileAsked {
  const { content, format } = choice;
  if (content === "overture") return { format, source: content };
  const layout = layoutOf(choice);
  return {
    format,
    ...(content === "full" ? {} : { layout: content }),
    // A file of no column at all still has the id.
    ...(layout && columns ? { columns: columns.length > 0 ? [...columns] : ["id"] } : {}),
  };
}
