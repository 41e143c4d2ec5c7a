/**
 * The vocabulary of the data model. A column carries the type of its value, so a table's row type
 * is inferred and can never differ from the deployed table.
 */
declare const value: unique symbol;

export interface Column<V> {
  readonly type: "string" | "integer" | "double" | "boolean" | "datetime" | "enum";
  readonly required: boolean;
  readonly array: boolean;
  readonly size?: number;
  readonly min?: number;
  readonly max?: number;
  readonly elements?: readonly string[];
  readonly [value]?: V;
}

/** `size` is in characters. Above 16,381 the platform stores the text apart from the row. */
export const text = (size: number): Column<string> => ({
  type: "string",
  required: true,
  array: false,
  size,
});
export const texts = (size: number): Column<string[]> => ({
  type: "string",
  required: false,
  array: true,
  size,
});
export const integer = (range: { min?: number; max?: number } = {}): Column<number> => ({
  type: "integer",
  required: true,
  array: false,
  ...range,
});
export const double = (): Column<number> => ({ type: "double", required: true, array: false });
export const flag = (): Column<boolean> => ({ type: "boolean", required: true, array: false });
export const datetime = (): Column<string> => ({ type: "datetime", required: true, array: false });
export const oneOf = <const E extends string>(
  ...elements: readonly E[]
): Omit<Column<E>, "elements"> & { readonly elements: readonly E[] } => ({
  type: "enum",
  required: true,
  array: false,
  elements,
});
export const optional = <V>(column: Column<V>): Column<V | null> =>
  ({ ...column, required: false }) as Column<V | null>;

export interface Index<C extends string = string> {
  readonly type: "key" | "unique";
  readonly columns: readonly C[];
}

export interface Table<
  C extends Record<string, Column<unknown>> = Record<string, Column<unknown>>,
> {
  readonly id: string;
  readonly name: string;
  /** Row permissions are used when set; the table itself grants nothing to any client. */
  readonly rowSecurity: boolean;
  readonly columns: C;
  readonly indexes: Readonly<Record<string, Index<keyof C & string>>>;
}

export const defineTable = <C extends Record<string, Column<unknown>>>(definition: {
  id: string;
  name: string;
  rowSecurity?: boolean;
  columns: C;
  indexes?: Record<string, Index<keyof C & string>>;
}): Table<C> => ({ rowSecurity: false, indexes: {}, ...definition });

/** Whether the platform keeps a row under this id: it takes "0" for none given. */
export const isRowId = (id: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/.test(id) && id !== "0";

/** A row of table `T` without the platform's own `$` fields. */
export type RowData<T extends Table> = {
  [K in keyof T["columns"]]: T["columns"][K] extends Column<infer V> ? V : never;
};

/** A row as it is read. */
export type Row<T extends Table> = RowData<T> & {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
};

export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly maximumFileSizeBytes: number;
  readonly allowedFileExtensions: readonly string[];
}

export const defineBucket = (bucket: Bucket): Bucket => bucket;

/** The one database all tables live in. */
export const databaseId = "main";
