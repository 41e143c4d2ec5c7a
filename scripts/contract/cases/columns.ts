import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { called, type World } from "../clients.ts";
import { until } from "../expectations.ts";
import { databaseOf } from "./tables.ts";

type Settings = Readonly<Record<string, unknown>>;

interface ColumnKind {
  /** As the SDKs' methods name it: `createStringColumn`, `updateStringAttribute`. */
  name: string;
  made: Settings;
  changed: Settings;
}

const text = (name: string): ColumnKind => ({
  name,
  made: { xdefault: "a" },
  changed: { xdefault: "b" },
});
const sized = (name: string): ColumnKind => ({
  name,
  made: { size: 40, xdefault: "a" },
  changed: { size: 60, xdefault: "b" },
});
const numeric = (name: string): ColumnKind => ({
  name,
  made: { min: 0, max: 10, xdefault: 1 },
  changed: { min: 0, max: 20, xdefault: 2 },
});
const shape = (name: string): ColumnKind => ({ name, made: {}, changed: { xdefault: null } });

/** Every type of a column there is, how it is made, and how it is changed. */
const columnKinds: readonly ColumnKind[] = [
  ...["String", "Varchar"].map(sized),
  ...["Text", "Mediumtext", "Longtext"].map(text),
  ...["Integer", "BigInt", "Float"].map(numeric),
  { name: "Boolean", made: { xdefault: false }, changed: { xdefault: true } },
  {
    name: "Datetime",
    made: { xdefault: "2026-01-01T00:00:00.000+00:00" },
    changed: { xdefault: "2026-02-01T00:00:00.000+00:00" },
  },
  { name: "Email", made: { xdefault: "a@example.com" }, changed: { xdefault: "b@example.com" } },
  {
    name: "Enum",
    made: { elements: ["new", "old"], xdefault: "new" },
    changed: { elements: ["new", "old", "gone"], xdefault: "gone" },
  },
  {
    name: "Url",
    made: { xdefault: "https://example.com" },
    changed: { xdefault: "https://example.org" },
  },
  { name: "Ip", made: { xdefault: "127.0.0.1" }, changed: { xdefault: "::1" } },
  ...["Point", "Line", "Polygon"].map(shape),
];

/** The two families of names for one and the same table. */
export interface Names {
  service: object;
  place: Settings;
  column: "Column" | "Attribute";
  columns: "columns" | "attributes";
}

const namesOf = (world: World, isLegacy: boolean): Names => {
  const databaseId = databaseOf(world);
  return isLegacy
    ? {
        service: world.key.databases,
        place: { databaseId, collectionId: "kinds-legacy" },
        column: "Attribute",
        columns: "attributes",
      }
    : {
        service: world.key.tables,
        place: { databaseId, tableId: "kinds" },
        column: "Column",
        columns: "columns",
      };
};

const keyOf = ({ name }: ColumnKind): string => `c_${name.toLowerCase()}`;

async function columnsOf({ service, place, column, columns }: Names): Promise<Settings[]> {
  const list = (await called(service, `list${column}s`, place)) as Record<string, Settings[]>;
  return list[columns] ?? [];
}

async function makeAll(names: Names): Promise<void> {
  const { service, place, column } = names;
  for (const kind of columnKinds)
    await called(service, `create${kind.name}${column}`, {
      ...place,
      key: keyOf(kind),
      required: false,
      ...kind.made,
    });
  await until(
    () => columnsOf(names),
    (all) => all.length === columnKinds.length && all.every(({ status }) => status === "available"),
  );
}

async function changeAll({ service, place, column }: Names): Promise<void> {
  for (const kind of columnKinds) {
    const at = { ...place, key: keyOf(kind) };
    const given = { ...at, required: false, ...kind.changed };
    await called(service, `update${kind.name}${column}`, given);
    const read = (await called(service, `get${column}`, at)) as Settings;
    const { xdefault, ...settings } = kind.changed;
    for (const [name, value] of Object.entries({ ...settings, default: xdefault }))
      assert.deepEqual(read[name], value, `${kind.name}: ${name}`);
  }
}

async function renameAndDelete(names: Names): Promise<void> {
  const { service, place, column } = names;
  const given = { ...place, required: false, xdefault: "b", size: 60 };
  await called(service, `updateString${column}`, { ...given, key: "c_string", newKey: "renamed" });
  assert.ok((await columnsOf(names)).some(({ key }) => key === "renamed"));
  await called(service, `delete${column}`, { ...place, key: "renamed" });
  await until(
    () => columnsOf(names),
    (all) => !all.some(({ key }) => key === "renamed"),
  );
}

const kindCases = (isLegacy: boolean): Case[] => {
  const way = isLegacy ? "by its deprecated name" : "by its name";
  return [
    is(`a column of every type is made ${way}`, async (world) => {
      const { databaseId, ...place } = namesOf(world, isLegacy).place;
      const given = { databaseId, ...place, name: "Kinds" };
      if (isLegacy) await called(world.key.databases, "createCollection", given);
      else await called(world.key.tables, "createTable", given);
      await makeAll(namesOf(world, isLegacy));
    }),
    is(`a column of every type is changed and read ${way}`, (world) =>
      changeAll(namesOf(world, isLegacy)),
    ),
    is(`a column is renamed and deleted ${way}`, (world) =>
      renameAndDelete(namesOf(world, isLegacy)),
    ),
  ];
};

/** All types of columns, under today's names and the deprecated ones the command line still uses. */
export const columnCases: Case[] = [...kindCases(false), ...kindCases(true)];
