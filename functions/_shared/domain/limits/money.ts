/** Prices, packs and the ledger. Units are in the names. */
export const moneyLimits = {
  /** Price per km², by tier. */
  microsPerKm2: { 1: 1_000, 2: 2_000 },
  /** Packs a person can buy: multiples of the one price, which is a unit of $10. */
  packsUsd: [10, 20, 50, 100],
  packUsdDefault: 10,
  packUnitUsd: 10,
  /** More units than this in one purchase are not believed. */
  packUnitsMax: 1_000,
  ledgerEntriesPerRead: 200,
  ledgerEntriesPerReadDefault: 50,
  welcomeCreditUsdDefault: 0,
  microsPerCredit: 1_000_000,
} as const;
