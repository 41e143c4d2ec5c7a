import { argAt, kindAt, type Reader } from "./draft.ts";

/** "Unsure", "no", "« Yes »" */
export function fitValueAt(reader: Reader, at: number): string | null {
  const kind = kindAt(reader, at);
  if (kind === "fitvalue") return argAt(reader, at);
  if (kind === "no") return "No";
  const said = kind === "quote" ? (reader.tokens[at]?.text.toLowerCase() ?? "") : "";
  return ["Yes", "No", "Unsure"].find((value) => value.toLowerCase() === said) ?? null;
}
