import type { ColumnKind } from "../listing/column-declaration.ts";
import type { ColumnsWith } from "../listing/listing.ts";

export type ColumnOf<K extends ColumnKind> = ColumnsWith<{ kind: K }>;

/** A section's numbers are contiguous and little-endian, like every machine we run on. */
export const sectionArrays = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i16: Int16Array,
  f64: Float64Array,
} as const;
export type SectionKind = keyof typeof sectionArrays;

/** Where a section begins, counted from the end of the header, and how many numbers it holds. */
export type Section = readonly [kind: SectionKind, at: number, length: number];

/** Aligns each section for its number type. */
export const alignment = 8;
export const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;
