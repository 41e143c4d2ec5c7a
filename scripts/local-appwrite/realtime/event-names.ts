/** Other names of the same thing: rows were documents, and tables collections. */
function aliases(name: string): string[] {
  const row = /^databases\.([^.]+)\.tables\.([^.]+)\.rows\.(.+)$/.exec(name);
  if (!row) return [name];
  const [, databaseId, tableId, rest] = row;
  return [
    `tablesdb.${databaseId}.tables.${tableId}.rows.${rest}`,
    `databases.${databaseId}.collections.${tableId}.documents.${rest}`,
    name,
  ];
}

/** Every name with some of its ids as `*`: first as it is, then with all, then the mixed ones. */
function withWildcards(parts: readonly string[]): string[] {
  let names: string[][] = [[]];
  for (const [index, part] of parts.entries()) {
    const isId = index % 2 === 1 && index < idCount(parts) * 2;
    names = names.flatMap((name) =>
      isId
        ? [
            [...name, part],
            [...name, "*"],
          ]
        : [[...name, part]],
    );
  }
  const texts = names.map((name) => name.join("."));
  return [...new Set([...texts.slice(0, 1), ...texts.slice(-1), ...texts])];
}

const CHANGES = ["create", "update", "delete", "upsert"];

/** How many ids a name has: each stands behind the kind of thing it names, before the change. */
function idCount(parts: readonly string[]): number {
  const change = parts.findIndex((part, index) => index % 2 === 0 && CHANGES.includes(part));
  return Math.floor((change < 0 ? parts.length : change) / 2);
}

/**
 * All names listeners may know an event by, the most exact first:
 * `users.U.update.prefs` // => users.U.update, users.*.update, users.U.update.prefs, …, users.*
 */
export function eventNames(name: string): string[] {
  const forms = aliases(name).map((form) => form.split("."));
  const [parts = []] = forms;
  const ids = idCount(parts);
  const changed = parts.length > ids * 2 ? [ids * 2 + 1] : [];
  const detailed = parts.length > ids * 2 + 1 ? [parts.length] : [];
  const above = Array.from({ length: ids }, (_value, level) => (ids - level) * 2);
  const names = [...changed, ...detailed, ...above].flatMap((length) =>
    interleave(forms.map((form) => withWildcards(form.slice(0, length)))),
  );
  return [...new Set(names)];
}

function interleave(lists: readonly string[][]): string[] {
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
  return longest.flatMap((_name, index) => lists.flatMap((list) => list[index] ?? []));
}

/** The last of `rows.R.update`; empty where the change concerns a part, as in `users.U.sessions.S.delete`. */
function changeOf(name: string): string {
  const parts = name.split(".");
  const change = parts[idCount(parts) * 2] ?? "";
  return parts[2] === "sessions" ? "" : change;
}

function plainChannels(name: string): string[] {
  const [kind = "", id = "", , second = "", , third = ""] = name.split(".");
  if (kind === "users") return ["account", `account.${id}`];
  if (kind === "functions") return ["executions", `executions.${second}`, `functions.${id}`];
  if (kind === "buckets") return ["files", `buckets.${id}.files`, `buckets.${id}.files.${second}`];
  const documents = `databases.${id}.collections.${second}.documents`;
  const rows = `${id}.tables.${second}.rows`;
  return [
    ...["documents", documents, `${documents}.${third}`],
    ...["rows", `databases.${rows}`, `databases.${rows}.${third}`],
    ...[`tablesdb.${rows}`, `tablesdb.${rows}.${third}`],
  ];
}

/** Of functions the console hears too. */
const consoleChannels = (name: string, projectId: string): string[] =>
  name.startsWith("functions.") ? ["console", `projects.${projectId}`] : [];

/** The channels an event goes out on: those of the thing, and each with the change behind it. */
export function eventChannels(name: string, projectId: string): string[] {
  const channels = plainChannels(name);
  const change = changeOf(name);
  return [
    ...consoleChannels(name, projectId),
    ...channels,
    ...(change ? channels.map((channel) => `${channel}.${change}`) : []),
  ];
}

/** The account's channel is each person's own: `account` also means one's own id, and no other's. */
export function subscribedChannels(channels: readonly string[], userId: string): string[] {
  const allowed = channels.filter((channel) => !channel.startsWith("account."));
  const own = userId && allowed.includes("account") ? [`account.${userId}`] : [];
  return [...allowed, ...own];
}
