/** Costs are in units of "one more phrase than needed"; see design-assistant, section 6. */
export const costs = {
  /** Each table entry or name: a longer one is better than two short ones. */
  entry: 0.2,
  correction: 1,
  shortName: 1.5,
  abbreviated: 0.8,
  politeness: 0.1,
  filler: 0.4,
} as const;
