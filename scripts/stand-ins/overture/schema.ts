import type { SchemaElement } from "hyparquet-writer";

/** A column of the file with all its parts, depth first. */
type Field = SchemaElement[];

const text = (name: string): Field => [
  {
    name,
    type: "BYTE_ARRAY",
    repetition_type: "OPTIONAL",
    converted_type: "UTF8",
    logical_type: { type: "STRING" },
  },
];
const number = (name: string, type: "DOUBLE" | "INT32"): Field => [
  { name, type, repetition_type: "OPTIONAL" },
];
const struct = (name: string, ...fields: Field[]): Field => [
  { name, repetition_type: "OPTIONAL", num_children: fields.length },
  ...fields.flat(),
];
const list = (name: string, element: Field): Field => [
  {
    name,
    repetition_type: "OPTIONAL",
    num_children: 1,
    converted_type: "LIST",
    logical_type: { type: "LIST" },
  },
  { name: "list", repetition_type: "REPEATED", num_children: 1 },
  ...element,
];
const map = (name: string): Field => [
  {
    name,
    repetition_type: "OPTIONAL",
    num_children: 1,
    converted_type: "MAP",
    logical_type: { type: "MAP" },
  },
  { name: "key_value", repetition_type: "REPEATED", num_children: 2 },
  { ...text("key")[0], name: "key", repetition_type: "REQUIRED" },
  ...text("value"),
];
const names = (name: string): Field =>
  struct(
    name,
    text("primary"),
    map("common"),
    list(
      "rules",
      struct("element", text("variant"), text("language"), text("value"), text("side")),
    ),
  );

const columns: Field[] = [
  text("id"),
  [{ name: "geometry", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" }],
  struct(
    "bbox",
    number("xmin", "DOUBLE"),
    number("xmax", "DOUBLE"),
    number("ymin", "DOUBLE"),
    number("ymax", "DOUBLE"),
  ),
  number("version", "INT32"),
  list(
    "sources",
    struct(
      "element",
      text("property"),
      text("dataset"),
      text("license"),
      text("record_id"),
      text("update_time"),
      number("confidence", "DOUBLE"),
      list("between", number("element", "DOUBLE")),
    ),
  ),
  names("names"),
  number("confidence", "DOUBLE"),
  text("basic_category"),
  struct(
    "taxonomy",
    text("primary"),
    list("hierarchy", text("element")),
    list("alternates", text("element")),
  ),
  list("websites", text("element")),
  list("socials", text("element")),
  list("emails", text("element")),
  list("phones", text("element")),
  struct("brand", text("wikidata"), names("names")),
  list(
    "addresses",
    struct(
      "element",
      text("freeform"),
      text("locality"),
      text("postcode"),
      text("region"),
      text("country"),
    ),
  ),
  text("operating_status"),
];

/** The columns of theme=places, schema 2.0.0, in the files' order. */
export const placesSchema: SchemaElement[] = [
  { name: "schema", repetition_type: "REQUIRED", num_children: columns.length },
  ...columns.flat(),
];

export const columnNames: string[] = columns.flatMap(([column]) => column?.name ?? []);
