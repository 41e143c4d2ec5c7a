import type { Draft } from "../phrase.ts";
import { type Parts, type Rule, rules } from "../rule.ts";
import { plan, rankedDraft } from "./drafts.ts";

const isText = (field: string): boolean => field === "name";

/** "name, phone and website" */
export const columnsRules: readonly Rule[] = [
  ...rules("columns", "column", (p) => ({ fields: [p.get("column").field] })),
  ...rules("columns", ["columns and|connect? column"], (p) => {
    const fields = [...p.get("columns").fields, p.get("column").field];
    return new Set(fields).size < fields.length ? null : { fields };
  }),
];

/** The draft with the columns that are named. */
export const selecting = (p: Parts, draft: Draft) => ({
  plan: { ...draft, select: [...p.get("columns").fields] },
});

export const fileRules: readonly Rule[] = [
  ...rules(
    "plan",
    [
      "listing? file of|with? set",
      "listing? file file of set",
      "listing|list|file? set as|to|in|by file",
    ],
    (p) => plan({ op: "list", set: p.get("set"), output: formatOf(p) }),
  ),
  // Not "no stars on file".
  ...rules("plan", ["listing|list? set file"], (p) =>
    p.spanOf("file").from === p.spanOf("set").to
      ? plan({ op: "list", set: p.get("set"), output: formatOf(p) })
      : null,
  ),
  ...rules("plan", ["file set file", "file set"], (p) =>
    plan({ op: "list", set: p.get("set"), output: formatOf(p) }),
  ),
  ...rules("plan", ["listing? file of|with? ranked", "listing|list? ranked as|to|in? file"], (p) =>
    plan({ ...rankedDraft(p), output: formatOf(p) }),
  ),
  ...rules(
    "plan",
    [
      "listing? file of? set only? with|that|columnword? columns",
      "listing|list? set as|to|in? file with columns",
      "listing? file with|of? columns of? set",
      "listing columns of set as|to|in? file",
    ],
    (p) => selecting(p, { op: "list", set: p.get("set"), output: formatOf(p) }),
  ),
  // "with name and phone": a list that begins with the name is one of columns.
  ...rules("plan", ["listing|list? set with columns"], (p) =>
    isText(p.get("columns").fields[0] ?? "")
      ? selecting(p, { op: "list", set: p.get("set") })
      : null,
  ),
  ...rules("plan", ["listing|list|whatis? columns of|across set"], (p) =>
    p.get("set").hasHead ? selecting(p, { op: "list", set: p.get("set") }) : null,
  ),
  ...rules("plan", ["listing|list? columns of ranked"], (p) => selecting(p, rankedDraft(p))),
];

/** "export … as Excel": any of the words may name the format. */
const formatOf = (p: Parts): "csv" | "xlsx" =>
  Array.from({ length: p.count("file") }, (_, at) => p.arg("file", at)).includes("xlsx")
    ? "xlsx"
    : "csv";
