import { environment } from "../functions/_shared/env.ts";
import { markdownTable } from "./markdown-table.ts";

interface Variable {
  name: string;
  value: string;
  about: string;
}

/** The variables of `.env.example`: a comment stands above each, or above several that it is about. */
function variablesIn(example: string): Variable[] {
  const found: Variable[] = [];
  let about: string[] = [];
  let isFresh = true;
  for (const line of example.split("\n")) {
    const variable = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line);
    if (line.startsWith("#")) {
      if (isFresh) about = [];
      isFresh = false;
      about.push(line.slice(1).trim());
    } else if (variable) {
      const [, name = "", value = ""] = variable;
      found.push({ name, value, about: about.join(" ") });
      isFresh = true;
    } else {
      about = [];
      isFresh = true;
    }
  }
  return found;
}

const localOnly = ["PORT", "LOCAL_DATA_DIR", "LOCAL_RATE_LIMITS", "LOCAL_STALE_ROWS"];

function usedBy(name: string): string {
  if (localOnly.includes(name)) return "local";
  return name in environment.entries ? "functions" : "site";
}

/** The table of all variables for the README, from `.env.example`. */
export function variablesTable(example: string): string {
  const rows = variablesIn(example).map(({ name, value, about }) => [
    `\`${name}\``,
    usedBy(name),
    value === "" ? "" : `\`${value}\``,
    about.replaceAll("|", "\\|"),
  ]);
  return markdownTable([["Variable", "Read by", "Locally", "What it is"], ...rows]);
}

const marks = /(<!-- variables: npm run generate -->\n)[\s\S]*?(\n<!-- \/variables -->)/;

/** The README with its table as it should be. */
export const withVariables = (readme: string, example: string): string =>
  readme.replace(
    marks,
    (_all, open: string, close: string) => `${open}\n${variablesTable(example)}\n${close}`,
  );
