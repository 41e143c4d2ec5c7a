/** Business types as people type them. Units are in the names. */
export const matchingLimits = {
  typesMax: 20,
  typeMaxChars: 80,
  typeSuggestionsMax: 5,
  /** Words of a type's name that are read; the rest is left out. */
  typeWordsMax: 8,
} as const;
